import { PACES, RUNS_BY, SPEEDS, type Pace } from '#replay';
import { STRIDES, type Stride } from '#projections';
import type { Desk } from '../desk.js';
import { askWhere, goBack } from '../going.js';
import { KEY_HELP, letterKeys, switchLetterKeys } from '../keys.js';
import { choosePacing, pacing } from '../pacing.js';
import { chooseStride, stride } from '../stride.js';
import { inWords, Select } from './fields.js';
import { BarLegend } from './scrubber.js';

/** How quickly Play goes, as a factor. */
export const Speed = ({ desk }: { readonly desk: Desk }) => (
  <label class="speed">
    <span class="visually-hidden">Speed</span>
    <Select
      value={String(desk.player.value.speed)}
      options={SPEEDS.map((speed) => [String(speed), `${String(speed)}×`])}
      chosen={(speed) => desk.tell({ type: 'setSpeed', speed: Number(speed) })}
    />
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
    <Select of="stride-choice" value={stride.value} options={inWords(STRIDES, WORDS)} chosen={chooseStride} />
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
      <Select
        of="runs-by"
        value={pacing.value.by}
        options={inWords(RUNS_BY, WORDS)}
        chosen={(by) => choosePacing({ by })}
      />
    </label>{' '}
    <label>
      <span class="visually-hidden">Pace</span>
      <Select
        of="pace"
        value={pacing.value.pace}
        options={inWords(PACES, PACE_WORDS)}
        chosen={(pace) => choosePacing({ pace })}
      />
    </label>
  </p>
);

const Keys = () => (
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
);

const Acts = ({ desk }: { readonly desk: Desk }) => (
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
);

/** The keys, what they and Play go by, what is marked on the bar. */
export const Help = ({ desk }: { readonly desk: Desk }) => (
  <details class="help">
    <summary title="Keys, marks, autoplay">
      <span class="help-word">Keys, marks</span>
      <span class="help-sign" aria-hidden="true">
        ⋯
      </span>
    </summary>
    <div class="help-sheet">
      <StrideChoice />
      <PacingChoice />
      <p class="help-speed">
        <Speed desk={desk} />
      </p>
      <Acts desk={desk} />
      <label class="help-letters">
        <input
          type="checkbox"
          checked={letterKeys.value}
          onChange={(event) => switchLetterKeys(event.currentTarget.checked)}
        />{' '}
        Letters and signs are keys
      </label>
      <BarLegend />
      <Keys />
    </div>
  </details>
);
