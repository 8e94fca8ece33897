import type { Finding } from '#ruleset';
import { cardOf } from '../cards/catalogue.js';
import { isEncoded } from '../cards/encodings.js';
import { ALL_TAGS } from '../cards/tags.js';
import { giftsOfCard, type Arriving, type GiftWith } from '../reading/statics/statics.js';
import type { Choice, RiftboundState } from '../state/riftbound-state.js';
import type { Ban, Card } from '../words/card.js';
import { doubtful, illegal } from '../words/findings.js';
import type { PlayOf } from '../words/plays.js';

/** Naming cards and tags (759-763). */
type Naming = GiftWith<'names'>;

/** What a card has its player name as it is played; null where it is nothing. */
export const namingOf = (state: RiftboundState, arriving: Arriving): Naming | null =>
  giftsOfCard(state, arriving, 'names')[0]?.gift ?? null;

const ALL_OF = { tag: ALL_TAGS } as const;

/** The tags of which one is named: those of the text, else all that there are (763). */
export const tagsToName = ({ names, among = ALL_OF[names] }: Naming): readonly string[] => among;

/** A permanent has a tag named as it is played where its text says so (355.1), and only there. */
export const namingFindings = (state: RiftboundState, play: PlayOf<'PlayCard'>): readonly Finding[] => {
  const named = play.declared?.named;
  if (!isEncoded(state, play.card)) return [];
  const { name } = cardOf(play.card);
  const naming = namingOf(state, play);
  if (naming === null)
    return named === undefined ? [] : [illegal('play.as-played-choices', `${name} has nothing named as it is played.`)];
  if (named !== undefined && tagsToName(naming).includes(named)) return [];
  return [
    naming.among
      ? illegal('play.as-played-choices', `As ${name} is played, its player chooses one of the tags that it lists.`)
      : illegal('play.as-played-choices', `As ${name} is played, its player names a tag.`),
  ];
};

type Asked = Extract<Choice, { kind: 'name' }>;

const TYPES: Readonly<Record<Asked['what'], Card['type']>> = { spell: 'Spell' };

/** Whether a card is of the kind that is named; no token is a spell (762.2). */
export const isNameable = ({ what }: Asked, { type }: Card): boolean => type === TYPES[what];

const FORMATS: Readonly<Partial<Record<RiftboundState['mode'], Ban['format']>>> = {
  duel: 'constructed-1v1',
  match: 'constructed-1v1',
  match5: 'constructed-1v1',
  match1: 'constructed-1v1',
  '2v2': 'constructed-2v2',
};

/** A card has to be legal in the format being played (762): which that is, and on what day, no table says. */
const formatFindings = ({ mode }: RiftboundState, { name, bans }: Card): readonly Finding[] =>
  bans
    .filter(({ format }) => format === FORMATS[mode])
    .map(({ from }) =>
      doubtful(
        'naming.card',
        `${name} is banned in constructed play from ${from} on; the format and its day are not known.`,
      ),
    );

/** The card that is named is of the kind asked for, and legal where the game is played. */
export const nameFindings = (state: RiftboundState, { card: id }: PlayOf<'NameCard'>): readonly Finding[] => {
  const card = cardOf(id);
  const { choice } = state;
  if (choice?.kind !== 'name' || isNameable(choice, card)) return formatFindings(state, card);
  return [illegal('naming.card', `${card.name} is no ${choice.what}, and a ${choice.what} is named.`)];
};
