/** What went wrong, told at once to who cannot see it; nothing where nothing did. */
export const Problem = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p class="problem" role="alert">
      {text}
    </p>
  );
