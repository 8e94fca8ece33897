import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { makeAddress, type Address, type NoAddress } from '../address.js';
import { isErasure } from '#match';
import { followEvents } from '../streams.js';
import type { Desk } from '../desk.js';
import { listenForGestures } from '../gestures.js';
import { listenForKeys } from '../keys.js';
import { runClock } from '../player.js';
import type { Drafting } from '../drafting.js';
import { address, nameplace, pushPlace, studyHere } from '../route.js';
import { classes } from '../words.js';
import { comparedFrom, comparedIn, compareNothing, comparing } from '../comparing.js';
import { shownDesk } from '../shown-desk.js';
import { ComparePanel } from './compare.js';
import { JudgedPanel } from './judged.js';
import { OptionsPanel } from './options.js';
import { askForRules } from '../rules.js';
import { watchSteps } from '../run.js';
import { mayShow } from '../session.js';
import { sheet } from '../sheet.js';
import { nearIn } from '../sitting.js';
import { lastOf } from '../tape.js';
import { Panes } from './panes.js';
import { Scorebug } from './scorebug.js';
import { StepPanel } from './step.js';
import { TableView } from './table/table.js';
import { SkipKeys } from './skip-keys.js';
import { ThemeSwitch } from './theme-switch.js';
import { Timeline } from './timeline.js';
import { useTitle } from './title.js';
import { Transport } from './transport.js';

const follow = (desk: Desk): (() => void) =>
  followEvents(
    { id: desk.id, after: lastOf(desk.told.peek()), viewer: desk.seen.peek().viewer },
    (events) => {
      // What this page holds has names that were erased.
      if (events.some(isErasure)) location.reload();
      else if (!desk.alone.peek()) desk.hear(events);
    },
    (is) => {
      desk.connected.value = is;
    },
  );

/** Starts what a desk inside of another page needs: its stream where there is one, its clock, its keys. The wheel is the other page's. */
export const attendEmbedded = (desk: Desk): (() => void) => {
  shownDesk.value = desk;
  const stops = [...(desk.isLive ? [follow(desk)] : []), runClock(desk), listenForKeys(desk), watchSteps(desk)];
  return () => {
    stops.forEach((stop) => stop());
    shownDesk.value = null;
  };
};

/** Starts what a desk on the page needs, gestures as well. */
const attend = (desk: Desk): (() => void) => {
  // The table stands: now comes what judges plays on it.
  void askForRules(desk.seen.peek());
  const stops = [attendEmbedded(desk), listenForGestures(desk)];
  return () => stops.forEach((stop) => stop());
};

const revisionIn = (place: Address | NoAddress): number | null =>
  place.page === 'match' || place.page === 'ruling' || place.page === 'file' ? place.at : null;

/** Keeps the URL at the step shown and the one it is compared with, with an entry of the browser's history for each jump, and the page at the step that the URL names. */
const useAddress = (desk: Desk, placeAt: (at: number) => Address, home: number): void => {
  const at = desk.at.value;
  const from = comparedFrom.value;
  const place = comparing(placeAt(at), from);
  /** The step compared with that the URL names. */
  const named = useRef<number | null>(null);
  /** The address whose step the desk was last brought to. */
  const sought = useRef(address.value);
  useLayoutEffect(() => {
    named.current = comparedIn(address.peek());
    comparedFrom.value = named.current;
    desk.sit(nearIn(address.peek()));
    return compareNothing;
  }, [desk]);
  // Taken back as soon as another place is shown, and not only when that is drawn: else the entry of that place gets this one's name.
  useLayoutEffect(() => {
    const name = setTimeout(() => {
      // The browser may have gone to another entry that this page has not sought yet: that one is named already.
      if (address.peek() === sought.current) nameplace(place);
    }, 150);
    return () => clearTimeout(name);
  }, [makeAddress(place)]);
  useLayoutEffect(() => {
    if (named.current === from || comparedFrom.peek() !== from) return;
    pushPlace(comparing(placeAt(desk.at.peek()), named.current), comparing(placeAt(desk.at.peek()), from));
    named.current = from;
  }, [from]);
  // Before anything else happens: who goes back at once must find the entry, and the step that it names.
  const jumped = desk.jumped.value;
  useLayoutEffect(() => {
    if (jumped !== null) pushPlace(comparing(placeAt(jumped.from), from), comparing(placeAt(jumped.to), from));
  }, [jumped]);
  useLayoutEffect(() => {
    if (address.value === sought.current) return;
    sought.current = address.value;
    named.current = comparedIn(address.value);
    comparedFrom.value = named.current;
    desk.sit(nearIn(address.value));
    desk.seek(revisionIn(address.value) ?? home);
  }, [address.value]);
};

interface KeptAddressProps {
  readonly desk: Desk;
  readonly placeAt: (at: number) => Address;
  readonly home: number;
}

/** Nothing to see: the page around it is not drawn anew by a step, and holds on to nothing that was drawn before. */
const KeptAddress = ({ desk, placeAt, home }: KeptAddressProps) => {
  useAddress(desk, placeAt, home);
  return null;
};

interface TapePageProps {
  readonly desk: Desk;
  readonly title: string;
  /** Where nothing can be recorded, null. */
  readonly recorder: Pick<Drafting, 'pick'> | null;
  /** Whether plays are entered here, also while what takes them is on its way: as `recorder` says, where nothing else is said. */
  readonly mayEnter?: boolean;
  readonly placeAt: (at: number) => Address;
  /** The step of an address that names none: the end, where nothing else is said. */
  readonly home?: number;
  /** What stands at the end of the strip on top. */
  readonly corner: ComponentChildren;
  /** What stands before the timeline. */
  readonly lead?: ComponentChildren;
  /** What belongs to the step shown, behind its facts. */
  readonly beside?: ComponentChildren;
  /** The panels above the step. */
  readonly children: ComponentChildren;
}

/** The strip on top: the way home, the score, the corner of the page. */
const Top = ({ desk, title, corner }: Pick<TapePageProps, 'desk' | 'title' | 'corner'>) => (
  <header class="top">
    <a class="home-link" href="#/" title="All matches">
      Matchtape
    </a>
    <h1 class="visually-hidden">{title}</h1>
    <Scorebug desk={desk} />
    {corner}
    <ThemeSwitch />
  </header>
);

/** Whether the desk holds what the page is come for: what a ruling expects, a study. */
const isForReading = ({ lead }: Pick<TapePageProps, 'lead'>): boolean =>
  lead !== undefined || studyHere() !== undefined;

/** A tape: the table in the middle, the timeline and the panels beside it, the transport below. */
export const TapePage = (props: TapePageProps) => {
  const {
    desk,
    title,
    recorder,
    mayEnter = recorder !== null,
    placeAt,
    home = Infinity,
    lead,
    beside,
    children,
  } = props;
  useEffect(() => attend(desk), [desk]);
  useTitle(title);
  return (
    <div class={classes('page', lead !== undefined && 'page-lead', `sheet-${sheet.value}`)}>
      <SkipKeys desk={desk} mayEnter={mayEnter} />
      <Top {...props} />
      {lead}
      <Timeline desk={desk} />
      <TableView desk={desk} near={desk.near.value} />
      <JudgedPanel desk={desk} />
      <Panes desk={desk} isForReading={isForReading({ lead })} mayEnter={mayEnter} hasOptions={mayShow('offers.read')}>
        <div class="desk">{children}</div>
        {comparedFrom.value === null ? (
          <StepPanel desk={desk} beside={beside} />
        ) : (
          <ComparePanel desk={desk} from={comparedFrom.value} />
        )}
        {mayShow('offers.read') && <OptionsPanel desk={desk} recorder={recorder} />}
      </Panes>
      <Transport desk={desk} />
      <KeptAddress desk={desk} placeAt={placeAt} home={home} />
    </div>
  );
};
