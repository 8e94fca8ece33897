import { runeterra, type RuneterraState } from '#rulesets/runeterra';
import * as cards from '#rulesets/runeterra';

type Card = RuneterraState['told'][number];
type Piece = RuneterraState['pieces'][number];
type Seat = RuneterraState['seats'][number];

/** A unit that stands on a bench: a card's name, or a unit made up for the test, such as `Brute 3/2 Challenger, Tough`. */
export interface Standing {
  readonly unit: string;
  readonly damage?: number;
  readonly stunned?: boolean;
  readonly counted?: number;
}

/** One player's side. What is left out is as at the start of an attack in round 10: ten mana, no spell mana. */
export interface Side {
  readonly bench?: readonly (string | Standing)[];
  readonly hand?: readonly string[];
  readonly waiting?: readonly string[];
  readonly deck?: readonly string[];
  readonly gems?: number;
  readonly mana?: number;
  readonly spellMana?: number;
  readonly nexus?: number;
  readonly token?: boolean;
  readonly played?: number;
  readonly died?: number;
  readonly raided?: boolean;
}

const MADE_UP = /^(?<name>.+?) (?<power>\d+)\/(?<health>\d+)(?: (?<keywords>.+))?$/;

/** A card made up for the test: a unit with power, health, keywords, and a text that nobody has encoded. */
const madeUp = (text: string): Card | null => {
  const { name, power, health, keywords } = MADE_UP.exec(text)?.groups ?? {};
  if (name === undefined) return null;
  return {
    code: `told-${name}`,
    name,
    type: 'unit',
    cost: 1,
    power: Number(power),
    health: Number(health),
    speed: null,
    keywords: (keywords?.split(', ') ?? []) as Card['keywords'],
    regions: [],
    champion: false,
    collectible: false,
    subtypes: [],
    hasText: true,
    level: null,
    countdown: null,
  };
};

const cardFor = (text: string): Card => {
  const card = madeUp(text) ?? cards.allCards.find(({ name, code }) => name === text || code === text);
  if (!card) throw new Error(`No card "${text}".`);
  return card;
};

interface Laid {
  readonly pieces: Piece[];
  readonly told: Card[];
}

const lay = (laid: Laid, owner: number, standing: string | Standing, place: Piece['place']): number => {
  const {
    unit,
    damage = 0,
    stunned = false,
    counted = 0,
  } = typeof standing === 'string' ? { unit: standing } : standing;
  const card = cardFor(unit);
  if (card.code.startsWith('told-')) laid.told.push(card);
  return (
    laid.pieces.push({
      card: card.code,
      owner,
      place,
      object: 0,
      damage,
      grants: [],
      spent: [],
      stunned,
      silenced: null,
      held: [],
      frostbitten: false,
      captor: null,
      countdown: null,
      acted: [],
      counted,
      created: false,
    }) - 1
  );
};

/** What has been in the round so far. */
const roundOf = ({ played = 0, died = 0, raided = false }: Side) => ({
  cardsPlayed: played,
  died,
  raided,
  deep: false,
});

/** What is usual. */
const resourcesOf = ({ gems = 10, mana = gems, nexus = 20, spellMana = 0 }: Side) => ({ nexus, gems, mana, spellMana });

const seatOf = (laid: Laid, owner: number, side: Side): Seat => {
  const bench = (side.bench ?? []).map((each) => lay(laid, owner, each, 'bench'));
  const waiting = (side.waiting ?? []).map((each) => lay(laid, owner, each, 'graveyard'));
  return {
    name: owner === 0 ? 'Ana' : 'Ben',
    ...resourcesOf(side),
    token: side.token ?? owner === 0,
    deck: (side.deck ?? ['Legion Rearguard', 'Legion Rearguard', 'Legion Rearguard']).map((each) => cardFor(each).code),
    hand: (side.hand ?? []).map((each) => lay(laid, owner, each, 'hand')),
    bench,
    graveyard: waiting,
    kept: true,
    attacks: 0,
    scouted: false,
    ...roundOf(side),
    waitingToReturn: waiting,
    strikesSurvived: 0,
    leveled: [],
  };
};

/** A table in round 9 with an empty stack: Ana has the attack token and the turn. */
export const board = (ana: Side, ben: Side, edition = 'runeterra-actions-2021-02-28'): RuneterraState => {
  const laid: Laid = { pieces: [], told: [] };
  const seats = [seatOf(laid, 0, ana), seatOf(laid, 1, ben)];
  return {
    ...runeterra.initial,
    ...laid,
    edition,
    seats,
    first: 0,
    round: 9,
    phase: 'actions',
    turn: 1,
    toAct: 0,
  };
};
