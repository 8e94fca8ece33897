import type { Delay } from '#access';
import type { KeyMomentKind } from '#projections';
import type { Language } from './overlay-address.js';

/** What overlays say of their own; names of cards, places and phases are those of the game. */
interface Words {
  readonly turn: (turn: number) => string;
  readonly game: (game: number) => string;
  readonly to: (target: number) => string;
  readonly left: string;
  readonly overTime: string;
  /** That what is shown is late, and by how much. */
  readonly late: (delay: Delay) => string;
  readonly hand: string;
  readonly unknown: (count: number) => string;
  readonly chain: string;
  readonly winner: (name: string) => string;
  readonly draw: string;
  readonly moments: Readonly<Record<KeyMomentKind, string>>;
}

const cards = (lang: string, count: number, [one, many]: readonly [string, string]): string =>
  `${String(count)} ${new Intl.PluralRules(lang).select(count) === 'one' ? one : many}`;

/** A delay in units that are alike in the languages: "5 min", "90 s". */
const spanOf = (delay: Exclude<Delay, 'after-game'>): string =>
  typeof delay === 'number' ? `${String(delay)} min` : delay;

/** The words of overlays by language. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: (turn) => `Turn ${String(turn)}`,
    game: (game) => `Game ${String(game)}`,
    to: (target) => `first to ${String(target)}`,
    left: 'left',
    overTime: 'time is up',
    late: (delay) => (delay === 'after-game' ? 'after the game' : `${spanOf(delay)} behind`),
    hand: 'hand',
    unknown: (count) => cards('en', count, ['card', 'cards']),
    chain: 'Chain',
    winner: (name) => `${name} wins`,
    draw: 'Draw',
    moments: {
      point: 'Point',
      conquest: 'Conquered',
      finding: 'For the judges',
      call: 'Judge called',
      game: 'Game won',
      winner: 'Winner',
    },
  },
  de: {
    turn: (turn) => `Zug ${String(turn)}`,
    game: (game) => `Spiel ${String(game)}`,
    to: (target) => `bis ${String(target)} Punkte`,
    left: 'übrig',
    overTime: 'Zeit abgelaufen',
    late: (delay) => (delay === 'after-game' ? 'nach dem Spiel' : `${spanOf(delay)} später`),
    hand: 'Hand',
    unknown: (count) => cards('de', count, ['Karte', 'Karten']),
    chain: 'Kette',
    winner: (name) => `${name} gewinnt`,
    draw: 'Unentschieden',
    moments: {
      point: 'Punkt',
      conquest: 'Erobert',
      finding: 'Für die Judges',
      call: 'Judge gerufen',
      game: 'Spiel gewonnen',
      winner: 'Sieg',
    },
  },
  fr: {
    turn: (turn) => `Tour ${String(turn)}`,
    game: (game) => `Partie ${String(game)}`,
    to: (target) => `en ${String(target)} points`,
    left: 'restant',
    overTime: 'temps écoulé',
    late: (delay) => (delay === 'after-game' ? 'après la partie' : `${spanOf(delay)} de retard`),
    hand: 'main',
    unknown: (count) => cards('fr', count, ['carte', 'cartes']),
    chain: 'Chaîne',
    winner: (name) => `${name} gagne`,
    draw: 'Match nul',
    moments: {
      point: 'Point',
      conquest: 'Conquête',
      finding: 'Pour les arbitres',
      call: 'Arbitre appelé',
      game: 'Partie gagnée',
      winner: 'Victoire',
    },
  },
};
