import { generate } from 'lean-qr';
import { useMemo } from 'preact/hooks';

/** Light modules around a code, so that readers find its edge. Source: ISO/IEC 18004. */
const QUIET = 4;

/** A text as a QR code, drawn as one path. `label`: what it leads to, for who cannot see it. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const places = Array.from({ length: code.size }, (_, index) => index);
    const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
    return { size: code.size, path: dark.join('') };
  }, [text]);
  const edge = size + 2 * QUIET;
  return (
    <svg class="qr-code" viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
};
