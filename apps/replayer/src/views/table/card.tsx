import { Fragment } from 'preact';
import type { TablePiece } from '#table';
import { classes, hyphenated, slug } from '../../words.js';
import { ColourGlyph, KindGlyph } from './glyphs.js';
import { Body, Counts } from './numbers.js';

/** What a card costs: the first part in a disc, the others as signs of its colours, as many as are paid. */
const Costs = ({ piece: { costs = [], colours } }: { readonly piece: TablePiece }) => {
  const [first, ...others] = costs;
  if (first === undefined) return null;
  return (
    <span class="card-costs" aria-hidden="true">
      <b class="card-cost">{first.value}</b>
      {others.flatMap(({ label, value }) =>
        Array.from({ length: value }, (_, i) => (
          <ColourGlyph key={`${label}${String(i)}`} colour={colours[i % colours.length] ?? 'any'} />
        )),
      )}
    </span>
  );
};

const Badges = ({ piece }: { readonly piece: TablePiece }) => (
  <span
    key={[...piece.badges, ...piece.numbers.map(({ value }) => value)].join()}
    class="piece-badges"
    aria-hidden="true"
  >
    <Counts piece={piece} />
    {piece.badges.map((badge) => (
      <span key={badge} class={classes('badge', `badge-${slug(badge)}`, badge.includes(' ') && 'badge-words')}>
        {badge}
      </span>
    ))}
  </span>
);

const tintOf = (piece: TablePiece): string =>
  classes(...piece.colours.slice(0, 2).map((colour, i) => `tint${String(i + 1)}-${slug(colour)}`));

/** A name in its words: each stands in a line by itself before it is broken, and a dash with the word behind it. */
const Name = ({ words }: { readonly words: string }) => (
  <>
    {words.split(/(?<! -) /).map((word, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        <span>{hyphenated(word.replace(' ', '\u00A0'))}</span>
      </Fragment>
    ))}
  </>
);

/** The face of a card: what it costs, its kind and colours, its name, what is on it and how strong it is. No art and no text. */
export const Card = ({ piece }: { readonly piece: TablePiece }) => (
  <span class={classes('card', tintOf(piece), piece.faceDown && 'face-down', piece.name === null && 'unknown')}>
    <span class="card-top" aria-hidden="true">
      <Costs piece={piece} />
      <span class="card-kind">
        {piece.name !== null && <KindGlyph kind={piece.kind} />}
        {piece.colours.map((colour) => (
          <ColourGlyph key={colour} colour={colour} />
        ))}
      </span>
    </span>
    <span class="piece-name" aria-hidden="true">
      <Name words={piece.name ?? (piece.faceDown ? 'Face down' : 'Unknown')} />
    </span>
    <Badges piece={piece} />
    <Body piece={piece} />
  </span>
);
