import type { RuneterraFact } from '#rulesets/runeterra';
import type { Game } from './game.js';

type Data = Readonly<Record<string, unknown>>;

const signed = (value: unknown): string => (Number(value) < 0 ? String(value) : `+${String(value)}`);

/** What facts say in a word or two, by type; those that are only the frame of a play are left out. */
const wordsOf = (game: Game): Readonly<Record<string, (data: Data) => string>> => {
  const unit = (piece: unknown): string =>
    typeof piece === 'number' ? game.nameOf(game.state.pieces[piece]?.card ?? null) : 'the nexus';
  const player = ({ seat }: Data): string => (seat === 0 ? 'Ana' : 'Ben');
  const cards = (data: Data): string =>
    (data['cards'] as readonly string[]).map((code) => game.nameOf(code)).join(', ');
  const grown = (data: Data): string => {
    const { power, health, keyword, until } = data['grant'] as Data;
    const stats = typeof keyword === 'string' ? keyword : `${signed(power)}|${signed(health)}`;
    return `${unit(data['piece'])} ${stats}${until === 'round' ? '' : ' for good'}`;
  };
  return {
    UnitGrew: grown,
    UnitFrostbitten: (data) => `freezes ${unit(data['piece'])}`,
    UnitStunned: (data) => `stuns ${unit(data['piece'])}`,
    UnitSilenced: (data) => `silences ${unit(data['piece'])}${data['until'] === 'round' ? '' : ' for good'}`,
    CardsTossed: (data) => `${player(data)} tosses ${String((data['cards'] as readonly string[]).length)}`,
    UnitHealed: (data) => `heals ${unit(data['piece'])} ${String(data['amount'])}`,
    UnitRecalled: (data) => `recalls ${unit(data['piece'])}`,
    UnitCaptured: (data) => `${unit(data['by'])} captures ${unit(data['piece'])}`,
    PieceObliterated: (data) => `obliterates ${unit(data['piece'])}`,
    ItemStopped: () => 'stops it',
    UnitDied: (data) => `${(data['pieces'] as readonly number[]).map(unit).join(', ')} dies`,
    UnitSummoned: (data) => {
      const challenging = data['challenging'] === null ? '' : ` challenging ${unit(data['challenging'])}`;
      return `${player(data)} gets ${game.nameOf(String(data['card']))}${challenging}`;
    },
    UnitLeveledUp: (data) => `levels up to ${game.nameOf(String(data['into']))}`,
    UnitStruck: (data) => `${unit(data['by'])} strikes ${unit(data['target'])}`,
    DamageDealt: (data) => `${unit(data['piece'])} takes ${String(data['amount'])}`,
    NexusDamaged: (data) => `${player(data)} loses ${String(data['amount'])}`,
    NexusHealed: (data) => `${player(data)} heals ${String(data['amount'])}`,
    CardsDrawn: (data) => `${player(data)} draws ${String((data['cards'] as readonly string[]).length)}`,
    CardsCreated: (data) =>
      `${player(data)} makes ${cards(data)} in ${String(data['where'])}${data['fleeting'] === true ? ', Fleeting' : ''}`,
    AttackTokenGained: (data) => (data['by'] === 'round' ? '' : `${player(data)} rallies`),
    AttackCommitted: (data) => (data['free'] === true ? 'attacks for free' : ''),
    PositionsSwapped: (data) => `swaps ${unit(data['one'])} and ${unit(data['other'])}`,
    ManaGemGained: (data) => `${player(data)} gains a gem`,
    ManaRefilled: (data) => `${player(data)} has ${String(data['mana'])} mana again`,
    SpellManaGained: (data) => `${player(data)} spell mana +${String(data['amount'])}`,
    ItemStacked: (data) => {
      const { kind, card } = data['item'] as Data;
      return kind === 'skill' ? `uses ${game.nameOf(String(card))}` : '';
    },
  };
};

/** What the facts did to the table, in their order. */
export const happenings = (game: Game, facts: readonly RuneterraFact[] = game.facts): readonly string[] => {
  const words = wordsOf(game);
  return facts.map(({ type, data }) => words[type]?.(data as unknown as Data) ?? '').filter((text) => text !== '');
};
