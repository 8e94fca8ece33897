import type { Desk } from '../desk.js';
import { PACES, RUNS_BY, SPEEDS, type Pace } from '#replay';
import { choosePacing, pacing } from '../pacing.js';
import { togglePlaying } from '../player.js';
import { sentenceAt } from '../tape.js';
import { STRIDES, type Stride } from '#projections';
import { askWhere, goBack } from '../going.js';
import { chooseStride, stride } from '../stride.js';
import { KEY_HELP, letterKeys, switchLetterKeys } from '../keys.js';
import { classes } from '../words.js';
import { GoTo } from './go-to.js';
import { StepIcon } from './icons.js';
import { SheetKeys } from './sheets.js';
import { BarLegend, Scrubber } from './scrubber.js';

const isPlaying = (desk: Desk): boolean => desk.player.value.status === 'playing';

interface StepButtonProps {
  readonly desk: Desk;
  readonly stride: Stride;
  readonly by: 1 | -1;
  readonly label: string;
}

const StepButton = ({ desk, stride, by, label }: StepButtonProps) => (
  <button
    type="button"
    class={`key stride-${stride}`}
    aria-label={label}
    title={label}
    disabled={by === 1 ? desk.isAtEnd.value : desk.at.value === 0}
    onClick={() => desk.step(stride, by)}
  >
    <StepIcon shape={stride} back={by === -1} />
  </button>
);

const Buttons = ({ desk }: { readonly desk: Desk }) => (
  <div class="keys" role="group" aria-label="Step">
    <StepButton desk={desk} stride="turn" by={-1} label="Previous turn ([)" />
    <StepButton desk={desk} stride="play" by={-1} label="Previous play (Shift Left)" />
    <StepButton desk={desk} stride="event" by={-1} label="Previous event" />
    <button
      type="button"
      class="key key-play"
      aria-pressed={isPlaying(desk)}
      title="Space"
      onClick={() => togglePlaying(desk)}
    >
      {isPlaying(desk) ? 'Pause' : 'Play'}
    </button>
    <StepButton desk={desk} stride="event" by={1} label="Next event" />
    <StepButton desk={desk} stride="play" by={1} label="Next play (Shift Right)" />
    <StepButton desk={desk} stride="turn" by={1} label="Next turn (])" />
  </div>
);

const Speed = ({ desk }: { readonly desk: Desk }) => (
  <label class="speed">
    <span class="visually-hidden">Speed</span>
    <select
      value={String(desk.player.value.speed)}
      onChange={(event) => desk.tell({ type: 'setSpeed', speed: Number(event.currentTarget.value) })}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={String(speed)}>
          {speed}×
        </option>
      ))}
    </select>
  </label>
);

const WORDS: Readonly<Record<Stride, string>> = {
  event: 'events',
  play: 'plays',
  item: 'changes of the chain',
  turn: 'turns',
};

const StrideChoice = () => (
  <label>
    <span>Arrows, wheel and swipe go by</span>{' '}
    <select
      class="stride-choice"
      value={stride.value}
      onChange={(event) => {
        const chosen = STRIDES.find((each) => each === event.currentTarget.value);
        if (chosen !== undefined) chooseStride(chosen);
      }}
    >
      {STRIDES.map((each) => (
        <option key={each} value={each}>
          {WORDS[each]}
        </option>
      ))}
    </select>
  </label>
);

const PACE_WORDS: Readonly<Record<Pace, string>> = {
  fixed: 'at an even pace',
  recorded: 'as quickly as it was played',
};

/** What Play goes by, and how quickly. */
const PacingChoice = () => (
  <p class="pacing">
    <label>
      Play goes by{' '}
      <select
        class="runs-by"
        value={pacing.value.by}
        onChange={({ currentTarget: { value } }) =>
          choosePacing({ by: RUNS_BY.find((each) => each === value) ?? 'event' })
        }
      >
        {RUNS_BY.map((each) => (
          <option key={each} value={each}>
            {WORDS[each]}
          </option>
        ))}
      </select>
    </label>{' '}
    <label>
      <span class="visually-hidden">Pace</span>
      <select
        class="pace"
        value={pacing.value.pace}
        onChange={({ currentTarget: { value } }) =>
          choosePacing({ pace: PACES.find((each) => each === value) ?? 'fixed' })
        }
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {PACE_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  </p>
);

const Help = ({ desk }: { readonly desk: Desk }) => (
  <details class="help">
    <summary>Keys, marks</summary>
    <div class="help-sheet">
      <StrideChoice />
      <PacingChoice />
      <p class="help-acts">
        <button type="button" onClick={() => askWhere()}>
          Go to…
        </button>
        <button type="button" disabled={desk.jumped.value === null} onClick={() => goBack(desk)}>
          Last place
        </button>
        <button type="button" onClick={desk.flip}>
          Other side
        </button>
      </p>
      <label>
        <input
          type="checkbox"
          checked={letterKeys.value}
          onChange={(event) => switchLetterKeys(event.currentTarget.checked)}
        />{' '}
        Letters and signs are keys
      </label>
      <BarLegend />
      <dl>
        {KEY_HELP.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  </details>
);

/** The step shown as a sentence, spoken as it changes, unless the tape is running by itself. */
const Announcer = ({ desk }: { readonly desk: Desk }) => (
  <p class="sentence" role="status" aria-live={isPlaying(desk) ? 'off' : 'polite'}>
    <span class="sentence-at" key={`at ${String(desk.at.value)}`}>
      {desk.at.value}
      <small> / {desk.last.value}</small>
    </span>
    <span id="sentence" key={desk.at.value}>
      {sentenceAt(desk.seen.value, desk.at.value)}
    </span>
  </p>
);

/** Whether nothing more is played, though the tape would take it. */
const isOver = (desk: Desk): boolean => desk.table.value.result !== null;

const endWord = (desk: Desk): string => {
  if (!desk.isLive) return 'End';
  if (!desk.isOpen.value) return 'Closed';
  if (isOver(desk)) return 'Over';
  return desk.connected.value ? 'Live' : 'Not connected';
};

const isLive = (desk: Desk): boolean => desk.isOpen.value && desk.connected.value && !isOver(desk);

const LiveMark = ({ desk }: { readonly desk: Desk }) =>
  desk.isAtEnd.value ? (
    <span class={classes('live', isLive(desk) && 'live-on')}>{endWord(desk)}</span>
  ) : (
    <button type="button" class="live" title="End" onClick={() => desk.jump(desk.last.value)}>
      To the end
    </button>
  );

/** The strip below: step buttons, the scrubber, the step in words. */
export const Transport = ({ desk }: { readonly desk: Desk }) => (
  <footer class="transport">
    <Buttons desk={desk} />
    <Speed desk={desk} />
    <SheetKeys />
    <div class="track">
      <Announcer desk={desk} />
      <Scrubber desk={desk} />
    </div>
    <LiveMark desk={desk} />
    <Help desk={desk} />
    <GoTo desk={desk} />
  </footer>
);

/** The same inside of another page: no sheets, and nothing to set. */
export const EmbeddedTransport = ({ desk }: { readonly desk: Desk }) => (
  <footer class="transport">
    <Buttons desk={desk} />
    <div class="track">
      <Announcer desk={desk} />
      <Scrubber desk={desk} />
    </div>
    <LiveMark desk={desk} />
  </footer>
);
