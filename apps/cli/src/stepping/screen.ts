import { isRecorderEvent } from '#match';
import { eventIn } from '#projections';
import { lastRevision, stateHere, stepHere } from '#replay';
import { dealingText } from '#ruleset';
import type { Table } from '#table';
import { openedWith } from '../tapes/load-tape.js';
import { tableText } from '../text/table.js';
import { verdictText } from '../text/verdicts.js';
import type { SteppedTape, Stepping } from './stepping.js';

const KEYS =
  'left/right: step   up/down: chain   [ ]: turn   Home/End   n: finding   g: go to   /: search   ?: all keys   q: quit';

const HELP = [
  'left, right        a step of the chosen size      s  choose the size: event, play, chain, turn',
  'Shift left, right  previous, next play            up, down  previous, next change of the chain',
  '[ ] PageUp/Down    previous, next turn            Home, End  start, end of the tape',
  '1 to 9             a turn, then Enter             g  go to a step, a turn or a play',
  'n                  next play with findings        /  search the timeline; again and Enter: the next',
  'u                  back to the place left last    f  from the other side',
  'Space              run, stop                      + -  faster, slower',
  'p                  run evenly, or as it was played',
].join('\n');

/** The table told from a seat's side: what is that seat's stands last, as it lies nearest. */
const seenFrom = (table: Table, near: number): Table => {
  const seat = table.players[near % Math.max(1, table.players.length)]?.seat ?? null;
  const isNear = ({ owner }: Table['zones'][number]): boolean => owner === seat;
  return { ...table, zones: [...table.zones.filter((zone) => !isNear(zone)), ...table.zones.filter(isNear)] };
};

const happened = ({ here }: Stepping, { ruleset, viewer }: SteppedTape): string => {
  const step = stepHere(here);
  if (step === null) return 'Before all';
  const event = eventIn(step.event);
  return isRecorderEvent(event) ? step.event.type : ruleset.describeFact(event, step.before.game, viewer);
};

const verdictAt = ({ here }: Stepping, { entries, tape }: SteppedTape): string => {
  const entry = entries.find(({ from, to }) => from <= here.revision && here.revision <= to);
  const edition = tape.states.at(-1)?.options?.edition ?? '';
  return entry === undefined || entry.verdict === null
    ? (entry?.line ?? '')
    : verdictText(entry.line, entry.verdict, edition);
};

const PROMPTS = { go: 'Go to', search: 'Search' } as const;

const footOf = ({ asking, note, stride, speed, pace, isPlaying }: Stepping): string => {
  if (asking !== null) return `${PROMPTS[asking.kind]}: ${asking.text}_`;
  const running = isPlaying ? `running at ${speed}x` : speed === 1 ? '' : `${speed}x`;
  return [note, `steps: ${stride}`, running, pace === 'recorded' ? 'as it was played' : '']
    .filter((part) => part !== '')
    .join('   ');
};

/** The screen of somebody who steps: keys, what happened here and what the rules said, the table, and what is being typed. */
export const screenOf = (now: Stepping, loaded: SteppedTape): string => {
  const { here, near, isHelping } = now;
  const { ruleset, viewer } = loaded;
  const { game, status } = stateHere(here);
  const opened = openedWith(loaded);
  const parts = [
    isHelping ? HELP : KEYS,
    '',
    ...(opened === null ? [] : [dealingText(opened) ?? '']).filter((part) => part !== ''),
    `Revision ${here.revision} of ${lastRevision(here.tape)}: ${happened(now, loaded)}`,
    verdictAt(now, loaded),
    '',
    status === 'unopened' ? '' : tableText(seenFrom(ruleset.view(game, viewer), near)),
    '',
    footOf(now),
  ];
  return `${parts.join('\n')}\n`;
};
