import { riftbound, type Card, type Play, type RiftboundState } from '#rulesets/riftbound';
import type { Offer } from '#ruleset';
import type { Stage } from './stage.js';
import { idOf } from './tables.js';
import { textOf } from './texts.js';

const BASES = [
  { zone: 'base', seat: 0 },
  { zone: 'base', seat: 1 },
] as const;
const FIRST = { zone: 'battlefield', at: 0 } as const;
const SECOND = { zone: 'battlefield', at: 1 } as const;

/** The pieces of a card that a player controls, by its name. */
const piecesOf = ({ pieces }: RiftboundState, name: string, seat: number): readonly number[] => {
  const id = idOf(name);
  return pieces.flatMap((piece, number) => (piece.card === id && piece.controller === seat ? [number] : []));
};

const NOTHING = { declared: null, instructions: null, payment: null } as const;

/** The first of some plays that is accepted is made, and whatever it sets off comes to rest. */
const tryFirst = (stage: Stage, plays: readonly Play[], between?: () => void): boolean => {
  if (stage.isOver || !plays.some((play) => stage.play(play))) return false;
  stage.settle(between);
  return true;
};

/** Plays of a card from a hand, at every piece with a name, or at none. */
const playing = (
  state: RiftboundState,
  [seat, name]: readonly [number, string],
  at?: readonly number[],
): readonly Play[] =>
  piecesOf(state, name, seat).flatMap((piece) =>
    (at ?? [null]).flatMap((target) =>
      [BASES[seat] ?? null, null].map((to): Play => ({
        play: 'PlayCard',
        seat,
        piece,
        card: idOf(name),
        to,
        targets: target === null ? [] : [{ kind: 'piece', piece: target }],
        accelerate: false,
        cost: null,
        ...NOTHING,
      })),
    ),
  );

const lengthOf = (value: unknown): number => JSON.stringify(value ?? null).length;

/** The play to the last of the places that are offered, a battlefield where there is one. */
const forward = ({ play, slots }: Offer<Play>): Play => {
  const place = slots.find(({ name }) => name === 'to')?.options.at(-1);
  return place ? ({ ...play, to: place.value } as Play) : play;
};

const isOf = ({ pieces }: RiftboundState, piece: number, card: Card): boolean => pieces[piece]?.card === card.id;

/** Plays of the card itself: playing it, with all that may be paid for it first, and using its abilities. */
const ownPlays = ({ state }: Stage, card: Card, isForward: boolean): readonly Play[] =>
  riftbound
    .legalPlays(state, 0)
    .filter(
      ({ play }) =>
        (play.play === 'PlayCard' && isOf(state, play.piece, card)) ||
        (play.play === 'ActivateAbility' && isOf(state, play.source, card)),
    )
    .map((offer) => (isForward ? forward(offer) : offer.play))
    .sort((one, other) => declaredIn(other) - declaredIn(one));

const declaredIn = (play: Play): number => ('declared' in play ? lengthOf(play.declared) : 0);

const keyOf = (play: Play): string => ('ability' in play ? `uses ${JSON.stringify(play.ability)}` : play.play);

/** What is done between any two answers, and whether units are played to battlefields. */
export interface Manner {
  readonly between?: (() => void) | undefined;
  readonly isForward?: boolean;
}

/** The card is played, and each of its abilities used, once. */
export const playIt = (stage: Stage, card: Card, { between, isForward = false }: Manner = {}): void => {
  const done = new Set<string>();
  while (!stage.isOver) {
    const next = ownPlays(stage, card, isForward).find((play) => !done.has(keyOf(play)));
    if (next === undefined) return;
    done.add(keyOf(next));
    tryFirst(stage, [next], between);
  }
};

type Location = Extract<Play, { play: 'MoveUnits' }>['to'];

/** Hiding a card at a battlefield. */
const hiding = (state: RiftboundState, name: string): readonly Play[] =>
  piecesOf(state, name, 0).flatMap((piece) =>
    [0, 1].map((at): Play => ({ play: 'HideCard', seat: 0, piece, card: idOf(name), at, payment: null })),
  );

/** Two units, or the first alone, move there. */
const moving = (state: RiftboundState, seat: number, names: readonly string[], to: Location) => {
  const [one = [], other = []] = names.map((name) => piecesOf(state, name, seat));
  const pairs = one.flatMap((first) => other.filter((second) => second !== first).map((second) => [first, second]));
  return [...pairs, ...one.map((first) => [first])].map((units): Play => ({ play: 'MoveUnits', seat, units, to }));
};

const isUsed = ({ id, keywords }: Card): boolean =>
  keywords.some(({ keyword }) => keyword === 'Equip' || keyword === 'Empower') ||
  JSON.stringify(textOf(id)).includes('"activated"');

/** Each player ends a turn in which nothing is done. */
export const passTurns = (stage: Stage): void => {
  for (const seat of [0, 1]) tryFirst(stage, [{ play: 'EndTurn', seat }]);
};

/** A round of the table in which most of what texts wait for happens, to the card or around it. */
export const playRound = (stage: Stage, card: Card, between?: () => void): void => {
  const fighter = card.type === 'Unit' ? card.name : 'Mountain Drake';
  const say = (plays: (state: RiftboundState) => readonly Play[]): boolean =>
    tryFirst(stage, plays(stage.state), between);
  const at = (name: string, seat: number) => piecesOf(stage.state, name, seat);
  const useIt = (): void => {
    if (isUsed(card)) playIt(stage, card, { between });
  };
  stage.settle(between);
  useIt();
  say((state) => playing(state, [0, 'Chemtech Enforcer']));
  for (const other of ['Vanguard Sergeant', 'Cloth Armor']) say((state) => playing(state, [0, other]));
  say((state) => playing(state, [0, 'Primal Strength'], at(fighter, 0)));
  say((state) => playing(state, [0, 'Stand United'], at(fighter, 0)));
  say((state) => playing(state, [0, 'Rune Prison'], at('Recruit', 1)));
  say((state) => hiding(state, 'Pakaa Cub'));
  say((state) => playing(state, [0, 'Final Spark'], at('Petty Officer', 1)));
  say((state) => moving(state, 0, [fighter, 'Mountain Drake'], FIRST));
  say(() => [{ play: 'EndTurn', seat: 0 }]);
  for (const other of ['Vanguard Sergeant', 'Cloth Armor']) say((state) => playing(state, [1, other]));
  say((state) => moving(state, 1, ['Mountain Drake', 'Recruit'], FIRST));
  say((state) => moving(state, 1, ['Petty Officer', 'Recruit'], SECOND));
  say(() => [{ play: 'EndTurn', seat: 1 }]);
  useIt();
  say((state) => playing(state, [0, 'Pakaa Cub']));
  say((state) => moving(state, 0, ['Navori Scout', 'Mountain Drake'], BASES[0]));
  say((state) => playing(state, [0, 'Vengeance'], at(fighter, 0)));
};
