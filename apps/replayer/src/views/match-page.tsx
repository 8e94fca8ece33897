import { useEffect, useMemo } from 'preact/hooks';
import { address, nameplace } from '../route.js';
import { followEvents } from '../api.js';
import type { Desk } from '../desk.js';
import { listenForKeys } from '../keys.js';
import { runClock } from '../player.js';
import { createRecorder } from '../recorder.js';
import { nearSeat } from '../seats.js';
import { shownDesk } from './changed.js';
import { OptionsPanel } from './options.js';
import { RecordPanel } from './record.js';
import { Scorebug } from './scorebug.js';
import { StepPanel } from './step.js';
import { TableView } from './table/table.js';
import { Timeline } from './timeline.js';
import { Transport } from './transport.js';
import { ViewerSwitch } from './viewer-switch.js';

const follow = (desk: Desk): (() => void) =>
  followEvents(
    { id: desk.id, after: desk.last.peek(), viewer: desk.seen.peek().viewer },
    (event) => desk.hear([event]),
    (is) => {
      desk.connected.value = is;
    },
  );

/** Starts what a desk on the page needs: its stream, its clock, its keys. */
const attend = (desk: Desk): (() => void) => {
  shownDesk.value = desk;
  const stops = [follow(desk), runClock(desk), listenForKeys(desk)];
  return () => {
    stops.forEach((stop) => stop());
    shownDesk.value = null;
  };
};

/** Keeps the URL at the step shown, and the page at the step that the URL names. */
const useAddress = (desk: Desk): void => {
  const at = desk.at.value;
  const { viewer } = desk.seen.value;
  useEffect(() => {
    const name = setTimeout(() => nameplace({ match: desk.id, at: desk.isAtEnd.peek() ? null : at, viewer }), 150);
    return () => clearTimeout(name);
  }, [at]);
  const named = address.value.at;
  useEffect(() => {
    if (named !== null) desk.seek(named);
  }, [named]);
};

/** A match: the table in the middle, the timeline and the panels beside it, the transport below. */
export const MatchPage = ({ desk }: { readonly desk: Desk }) => {
  useEffect(() => attend(desk), [desk]);
  useAddress(desk);
  const title = desk.names.join(' against ');
  useEffect(() => {
    document.title = `${title} - Matchtape`;
    return () => {
      document.title = 'Matchtape';
    };
  }, [title]);
  const recorder = useMemo(() => createRecorder(desk), [desk]);
  return (
    <div class="page">
      <header class="top">
        <a class="home-link" href="#/" title="All matches">
          Matchtape
        </a>
        <h1 class="visually-hidden">{title}</h1>
        <Scorebug desk={desk} />
        <ViewerSwitch desk={desk} />
      </header>
      <Timeline desk={desk} />
      <TableView table={desk.table.value} near={nearSeat(desk.seen.value.viewer)} />
      <aside class="panels" aria-label="Step">
        <RecordPanel desk={desk} recorder={recorder} />
        <StepPanel desk={desk} />
        <OptionsPanel desk={desk} recorder={recorder} />
      </aside>
      <Transport desk={desk} />
    </div>
  );
};
