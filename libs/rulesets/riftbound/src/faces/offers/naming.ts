import type { Json } from '#kernel';
import type { Slot } from '#ruleset';
import { namingOf, tagsToName } from '../../judging/naming.js';
import { tagsOf } from '../../reading/layers/tags.js';
import { permanents } from './permanents.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Declared, PlayOf } from '../../words/plays.js';
import type { Candidate } from './candidate.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import type { DeclaredOption } from './declared.js';

type PlayCard = PlayOf<'PlayCard'>;

const naming =
  (tag: string) =>
  (option: DeclaredOption): DeclaredOption => ({
    ...option,
    declared: { ...(option.declared ?? NOTHING_DECLARED), named: tag },
  });

const QUESTION = 'Which tag is named?';

/** The tags in an order for people: those of what lies open on the board first. */
const inOrder = (state: RiftboundState, tags: readonly string[]): readonly string[] => {
  const here = permanents(state).flatMap((piece) => tagsOf(state, piece));
  return [...new Set([...here.filter((tag) => tags.includes(tag)), ...tags])];
};

/** Every way to declare the play, with every tag: which one is named has nothing to do with what else is declared. */
const namedSlot = (play: PlayCard, slots: readonly Slot[], tags: readonly string[]): Slot => {
  const others = slots.find(({ name }) => name === 'declared')?.options;
  const ways = others?.map(({ value, label }) => ({ declared: value as unknown as Declared, label: `${label}, ` }));
  const options = (ways ?? [{ declared: play.declared, label: '' }]).flatMap(({ declared, label }) =>
    tags.map((tag) => ({ value: { ...declared, named: tag } as unknown as Json, label: `${label}${tag}` })),
  );
  return { name: 'declared', question: QUESTION, options };
};

/** Offers of a card that has a tag named as it is played: made with the first tag there is, and with a slot for all of them. */
export const withNames = (
  state: RiftboundState,
  play: PlayCard,
  offers: (named: (option: DeclaredOption) => DeclaredOption) => readonly Candidate[],
): readonly Candidate[] => {
  const gift = namingOf(state, play);
  const tags = gift ? inOrder(state, tagsToName(gift)) : [];
  const [first] = tags;
  if (first === undefined) return offers((option) => option);
  return offers(naming(first)).map((candidate) => ({
    ...candidate,
    slots: [
      ...candidate.slots.filter(({ name }) => name !== 'declared'),
      namedSlot(candidate.play as PlayCard, candidate.slots, tags),
    ],
  }));
};
