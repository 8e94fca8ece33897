import { isPlayGlyph, PLAY_GLYPHS, type PositionGlyph } from '#study';
import type { StudyDesk } from '../../study/study-desk.js';
import { SelectField } from '../fields.js';

const positionFrom = (value: string): PositionGlyph | null => {
  if (value === 'even' || value === 'unclear') return { says: value, seat: null };
  const [says, seat] = value.split(' ');
  return says === 'better' || says === 'winning' ? { says, seat: Number(seat) } : null;
};

const valueOf = (position: PositionGlyph | null): string => {
  if (position === null) return '';
  return position.seat === null ? position.says : `${position.says} ${String(position.seat)}`;
};

const NONE = ['', 'no glyph'] as const;

const PLAYS = [
  NONE,
  ...Object.entries(PLAY_GLYPHS).map(
    ([glyph, words]) => [glyph, glyph === 'forced' ? words : `${glyph} ${words}`] as const,
  ),
];

const positionsOf = (names: readonly string[]): readonly (readonly [value: string, text: string])[] => [
  NONE,
  ['even', '= even'],
  ['unclear', '∞ unclear'],
  ...names.flatMap((name, seat) => [
    [`better ${String(seat)}`, `± ${name} is better`] as const,
    [`winning ${String(seat)}`, `+− ${name} is winning`] as const,
  ]),
];

/** The glyph on the play of the step, and that on its position. */
export const GlyphFields = ({ of }: { readonly of: StudyDesk }) => {
  const place = of.here.value;
  if (place === null) return null;
  const known = of.study.value?.glyphs.find(
    (each) => each.place.branch === null && each.place.at.event === place.at.event,
  );
  return (
    <div class="glyph-fields">
      <SelectField
        label="Play"
        value={known?.play ?? ''}
        options={PLAYS}
        chosen={(value) =>
          void of.order({ type: 'SetGlyph', place, on: 'play', glyph: isPlayGlyph(value) ? value : null })
        }
      />
      <SelectField
        label="Position"
        value={valueOf(known?.position ?? null)}
        options={positionsOf(of.desk.names)}
        chosen={(value) => void of.order({ type: 'SetGlyph', place, on: 'position', glyph: positionFrom(value) })}
      />
    </div>
  );
};
