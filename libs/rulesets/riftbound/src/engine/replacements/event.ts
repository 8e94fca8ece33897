import { payCost } from '../costs/pay-abilities.js';
import { isOnce, isSame, replacementOf, replacerSetting } from '../../reading/replacements/replacers.js';
import { type Application } from '../../state/event-progress.js';
import { lookAndArrange } from '../actions/predict.js';
import { changeResolution, noteActedOn } from '../instructions/note-acted-on.js';
import { translate } from '../instructions/translate.js';
import type { ReplacementAbility, Step } from '../../words/definition.js';
import type { Payment } from '../../words/plays.js';
import type { SeatZone } from '../../words/vocabulary.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { perform } from '../effects/perform.js';
import type { EventFact } from '../../state/facts.js';
import { happen, propose } from '../gate.js';
import { nextPiece } from '../../state/chain-item.js';
import type { ChainItem, Frame } from '../../state/riftbound-state.js';
import { isBoardZone } from '../../state/zones.js';
import { changed, type Changed } from './changes.js';
import { costOf, nextOf } from './next.js';
import type { EventProgress } from '../../state/event-progress.js';
import { replaceable } from '../../reading/replacements/replaceable.js';

/** Events that replacement effects apply to (370-375), step by step. */
type EventFrame = Extract<Frame, { task: 'event' }>;
type InsteadFrame = Extract<Frame, { task: 'instead' }>;

const noted = (event: EventProgress, application: Application): EventProgress => {
  const { current, closed, done } = event;
  const ends = current !== null && !isSame(current, application.replacer);
  return {
    ...event,
    done: [...done, application],
    closed: ends ? [...closed, current] : closed,
    current: application.replacer,
  };
};

/** A replacement effect as what performs its instructions and pays its costs: it is no item of the chain. */
const asItem = (draft: Draft, { replacer }: Application): ChainItem => ({
  id: -1,
  kind: 'triggered',
  controller: replacer.seat,
  piece: replacer.source,
  object: draft.state.pieces[replacer.source]?.object ?? -1,
  status: 'resolving',
  targets: [],
  to: null,
  accelerated: false,
  instructions: null,
  label: null,
  adds: false,
  from: null,
  definition: replacer.name,
  it: [],
  here: draft.state.pieces[replacer.source]?.zone ?? null,
  attachment: null,
  declared: null,
});

/**
 * What was replaced was not done: an instruction that asks whether it was finds so (359.3.e.14, 359.3.e.14.c); what merely follows is done
 * (359.3.e.14.b).
 */
const noteUndone = (draft: Draft, part: number | null): void => {
  changeResolution(draft, (frame) => {
    const { progress } = frame;
    if (part === null || !progress.those.includes(part)) return frame;
    return { ...frame, progress: { ...progress, undone: [...progress.undone, part] } };
  });
};

/**
 * Tokens that are added to those of an instruction come next in number, and are what its linked instructions and abilities speak of as
 * well (375).
 */
const noteMore = (draft: Draft, more: number): void => {
  noteActedOn(draft, (those) => {
    if (!those.includes(nextPiece(draft.state))) return those;
    const last = Math.max(...those);
    return [...those, ...Array.from({ length: more }, (_, index) => last + 1 + index)];
  });
};

const SENDS_TO: Readonly<Partial<Record<Step['do'], SeatZone>>> = { banish: 'banishment', return: 'hand' };

/** The event with its card going where the replacer says; null where that is not how it is replaced. */
const sentElsewhere = (fact: EventFact, { instead }: ReplacementAbility): EventFact | null => {
  const [step] = 'length' in instead ? instead : [];
  const to = step && SENDS_TO[step.do];
  return (to && replaceable(fact)?.sent?.(fact, to)) ?? null;
};

const isGone = ({ state }: Draft, fact: EventFact | null, part: number | null): boolean =>
  fact === null || !replaceable(fact)?.parts(fact.data, state).includes(part);

interface Outcome extends Changed {
  /** What its replacer says is done instead of it. */
  readonly does: boolean;
  /** It does not happen to the part any more. */
  readonly undone: boolean;
}

/** What becomes of the event. */
const outcome = (
  draft: Draft,
  { fact }: EventProgress,
  { application, ability }: { readonly application: Application; readonly ability: ReplacementAbility },
): Outcome => {
  const { instead } = ability;
  const sent = sentElsewhere(fact, ability);
  if (sent) return { fact: sent, left: null, does: false, undone: false };
  const does = 'length' in instead;
  const after: Changed = does
    ? { fact: replaceable(fact)?.without(fact, application.part) ?? null, left: null }
    : changed(draft.state, instead, { fact, application });
  return { ...after, does, undone: isGone(draft, after.fact, application.part) };
};

/** Before cards are revealed from a deck, cards of that deck are looked at. */
const lookFirst = (draft: Draft, fact: EventFact, count: number): void => {
  if (fact.type !== 'RevealBegan') return;
  const { seat, deck } = fact.data;
  lookAndArrange(draft, { seat, deck, count, because: ['replacement.before-event', 'action.reveal'] });
};

/** One replacer applies to one part: what it does instead comes before what is left of the event (373.1.a). */
export const apply = (draft: Draft, event: EventProgress, application: Application): void => {
  const { replacer, part } = application;
  const ability = replacementOf(replacer);
  if (!ability) return;
  const { fact, left, does, undone } = outcome(draft, event, { application, ability });
  const you = event.fact.type === 'PointsGained' ? event.fact.data.seat : replacer.seat;
  propose(draft, {
    type: 'ReplacementApplied',
    data: {
      name: replacer.name,
      source: replacer.source,
      delayed: replacer.delayed,
      seat: replacer.seat,
      part,
      would: ability.when.would,
      left: isOnce(draft.state, replacer) ? 0 : left,
    },
    because: ['replacement.what', 'replacement.before-event'],
  });
  if (undone) noteUndone(draft, part);
  if ('more' in ability.instead) noteMore(draft, ability.instead.more);
  if (fact) push(draft, { task: 'event', ...noted(event, application), fact });
  if (does) push(draft, { task: 'instead', application, you, next: 0 });
  if ('looksFirst' in ability.instead) lookFirst(draft, event.fact, ability.instead.looksFirst);
};

/** What is left of an event: what has gone meanwhile is not there for it to happen to. */
const stillThere = (draft: Draft, fact: EventFact): EventFact | null => {
  const row = replaceable(fact);
  if (!row) return fact;
  const { state } = draft;
  const isThere = row.isThere ?? (({ pieces }, part): boolean => isBoardZone(pieces[part]?.zone ?? -1));
  return row
    .parts(fact.data, state)
    .filter((part) => part !== null && !isThere(state, part))
    .reduce<EventFact | null>((rest, part) => rest && row.without(rest, part), fact);
};

/** What waited is numbered anew: other items may have come, and other effects begun, meanwhile. */
const numbered = ({ state }: Draft, fact: EventFact): EventFact => {
  if (fact.type === 'ItemPutOnChain') {
    return { ...fact, data: { ...fact.data, item: { ...fact.data.item, id: state.nextItem } } };
  }
  if (fact.type !== 'EffectsBegan') return fact;
  const effects = fact.data.effects.map((effect, index) => ({ ...effect, id: state.nextEffect + index }));
  return { ...fact, data: { ...fact.data, effects } };
};

/** One thing about the event: a replacer applies, somebody is asked, or what is left of it happens. */
export const runEvent = (draft: Draft, { task: _task, ...event }: EventFrame): void => {
  const next = nextOf(draft.state, event);
  if (next.next === 'applies') apply(draft, event, next.application);
  else if (next.next === 'asks') {
    const { seat, options, optional } = next;
    push(draft, { task: 'event', ...event });
    awaitChoice(draft, { kind: 'replace', seat, options, optional }, [
      optional ? 'replacement.may' : 'replacement.order',
    ]);
  } else {
    const rest = stillThere(draft, event.fact);
    if (rest) happen(draft, numbered(draft, rest));
  }
};

/** Somebody applies a replacer: its cost is paid first. */
export const applyChosen = (
  draft: Draft,
  event: EventProgress,
  { application, payment }: { readonly application: Application; readonly payment: Payment | null },
): void => {
  const cost = costOf(draft.state, application);
  if (cost) payCost(draft, cost, { item: asItem(draft, application), payment });
  apply(draft, event, application);
};

/** The instructions of a replacement, one at a time: what each puts on the agenda is done before the next. */
export const runInstead = (draft: Draft, frame: InsteadFrame): void => {
  const { application, you, next } = frame;
  const instead = replacementOf(application.replacer)?.instead ?? [];
  const step = 'length' in instead ? instead[next] : undefined;
  if (!step) return;
  push(draft, { ...frame, next: next + 1 });
  const setting = { ...replacerSetting(draft.state, application), you };
  for (const instruction of translate(setting, step)) perform(draft, instruction, asItem(draft, application));
};
