import { LayOutError, type LiteralPath } from '#ruleset';
import type { Play, PlayName, PlayOf } from '../../words/plays.js';
import { problemOf } from '../decide.js';
import { emit, type Draft } from '../../engine/draft.js';
import { notation } from '../notation.js';
import { itemFor } from '../../engine/spells/commit.js';
import { targetsOf } from '../../judging/targets.js';
import type { RuneterraState, StackItem } from '../../state/runeterra-state.js';
import type { TableLayout } from './layout.js';
import { seatOf } from './round.js';

interface Wanted<Name extends PlayName> {
  readonly names: readonly Name[];
  /** What the line should be, for a message. */
  readonly what: string;
  readonly path: LiteralPath;
}

/** Nobody passes up a chance to block by a line of its own, but one that is over has to be told. */
const isNothing = (play: Play): boolean => play.play === 'CommitBlocks' && play.blocks.length === 0;

/** The play of a line, as far as the table can do it. Throws LayOutError. */
const playOf = <Name extends PlayName>(draft: Draft, line: string, wanted: Wanted<Name>): PlayOf<Name> => {
  const wrong = (message: string): LayOutError => new LayOutError(`"${line}": ${message}`, wanted.path);
  const parsed = notation.parse(line, draft.state);
  if (!parsed.ok) throw wrong(parsed.error.message);
  const play = parsed.value;
  const isWanted = (wanted.names as readonly PlayName[]).includes(play.play);
  if (!isWanted) throw wrong(`This is not ${wanted.what}.`);
  const problem = isNothing(play) ? null : problemOf(draft.state, play);
  if (problem) throw wrong(`${problem.message} ${problem.remedy}`);
  return play as PlayOf<Name>;
};

type Unnumbered = Omit<StackItem, 'id'>;

/** Whose action opens the stack unless the literal tells: the attacker's, else that of the one who puts something there. */
export const usualOpener = ({ combat }: RuneterraState, seat: number): number => combat?.seat ?? seat;

/** Puts an item on the stack. `openedBy`: whose action opens it, where that is told. */
const put = (draft: Draft, item: Unnumbered, openedBy?: number): void => {
  const { piece, card, controller: seat } = item;
  if (piece !== null && card !== null) {
    emit(draft, { type: 'CardPlayed', data: { seat, piece, card }, because: [] });
  }
  const { nextItem: id, stackOpenedBy } = draft.state;
  const opener = stackOpenedBy ?? openedBy ?? usualOpener(draft.state, seat);
  emit(draft, { type: 'ItemStacked', data: { item: { ...item, id }, openedBy: opener }, because: [] });
};

const putSpells = (
  draft: Draft,
  { seat, spells }: Pick<PlayOf<'CommitSpells'>, 'seat' | 'spells'>,
  openedBy?: number,
): void => {
  const items = spells.map((spell) => itemFor(draft, seat, spell));
  for (const item of items) put(draft, item, openedBy);
};

/** A skill as it is told; one that says no more than which card it is has that card's text. */
const skillOf = (draft: Draft, { seat, source, targets, effects }: PlayOf<'AnnounceEffect'>): Unnumbered => {
  const [only, ...others] = effects;
  const [card = null] = only?.do === 'skill' && others.length === 0 ? only.cards : [];
  return {
    kind: 'skill',
    piece: null,
    source,
    card,
    controller: seat,
    speed: 'slow',
    targets: targetsOf(draft.state, targets),
    effects: card === null ? effects : null,
  };
};

/** The attack that goes on, and what the defender has committed: what either set off is over. */
export const layCombat = (draft: Draft, { attack, blocks }: TableLayout): void => {
  if (attack !== undefined) {
    const play = playOf(draft, attack, { names: ['CommitAttack'], what: 'an attack', path: ['attack'] });
    const { seat, attackers, challenges } = play;
    emit(draft, { type: 'AttackCommitted', data: { seat, attackers, challenges, free: false }, because: [] });
    emit(draft, { type: 'CombatStepBegan', data: { step: 'defence' }, because: [] });
    putSpells(draft, play);
  }
  if (blocks === undefined) return;
  const play = playOf(draft, blocks, { names: ['CommitBlocks'], what: 'a block', path: ['blocks'] });
  emit(draft, { type: 'BlocksCommitted', data: { seat: play.seat, blocks: play.blocks }, because: [] });
  emit(draft, { type: 'CombatStepBegan', data: { step: 'responses' }, because: [] });
  putSpells(draft, play);
};

/** What lies on the stack, paid for already. */
export const layStack = (draft: Draft, layout: TableLayout): void => {
  const { stack = [], stackOpenedBy } = layout;
  const openedBy = stackOpenedBy === undefined ? undefined : seatOf(layout, stackOpenedBy, 'stackOpenedBy');
  stack.forEach((line, index) => {
    const what = 'a slow or fast spell, nor a skill that is announced';
    const names = ['CommitSpells', 'AnnounceEffect'] as const;
    const play = playOf(draft, line, { names, what, path: ['stack', index] });
    if (play.play === 'CommitSpells') putSpells(draft, play, openedBy);
    else put(draft, skillOf(draft, play), openedBy);
  });
};

/** What is dragged out and may still be taken back. */
export const layDeclared = (draft: Draft, { declared = [] }: TableLayout): void => {
  declared.forEach((line, index) => {
    const names = ['DeclareAttack', 'DeclareSpells'] as const;
    const play = playOf(draft, line, { names, what: 'something declared', path: ['declared', index] });
    const { seat } = play;
    if (play.play === 'DeclareSpells') {
      emit(draft, { type: 'SpellsDeclared', data: { seat, pieces: play.pieces }, because: [] });
    } else {
      const { attackers, challenges } = play;
      emit(draft, { type: 'AttackDeclared', data: { seat, attackers, challenges }, because: [] });
    }
  });
};
