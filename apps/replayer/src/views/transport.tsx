import { delayText } from '#access';
import type { Desk } from '../desk.js';
import { togglePlaying } from '../player.js';
import { sentenceAt } from '../tape.js';
import type { Stride } from '#projections';
import { classes } from '../words.js';
import { GoTo } from './go-to.js';
import { Help, Speed } from './help.js';
import { StepIcon } from './icons.js';
import { SheetKeys } from './sheets.js';
import { Scrubber } from './scrubber.js';

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

/** Whether the server tells what is new, and takes what is recorded here. */
const isConnected = (desk: Desk): boolean => desk.connected.value === true && !desk.alone.value;

const endWord = (desk: Desk): string => {
  if (!desk.isLive) return 'End';
  if (!desk.isOpen.value) return 'Closed';
  if (isOver(desk)) return 'Over';
  if (desk.connected.value === null) return 'Connecting';
  if (!isConnected(desk)) return 'Not connected';
  return desk.delay === 0 ? 'Live' : `Shown ${delayText(desk.delay)}`;
};

const isLive = (desk: Desk): boolean => desk.isOpen.value && isConnected(desk) && !isOver(desk);

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
