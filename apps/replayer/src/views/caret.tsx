/** A line with a caret under the column that could not be read. */
export const Caret = ({ line, column }: { readonly line: string; readonly column: number }) => (
  <pre class="caret" aria-hidden="true">
    {line}
    {'\n'}
    {' '.repeat(Math.max(0, column - 1))}
    <b>^</b>
  </pre>
);
