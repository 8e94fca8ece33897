import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { makeAddress, type SlipAddress } from '../address.js';
import { wordsOf } from '../api.js';
import { printAlone } from '../print.js';
import { maySend } from '../session.js';
import type { Slip } from '#log';
import { placeWords } from '#ruleset';
import { addressOn, fetchSlip, judgeSlip, logSlip, type SlipFate } from '../slip.js';
import { useLoaded } from './loaded.js';
import { QrCode } from './qr-code.js';

const Paper = ({ slip }: { readonly slip: Slip }) => {
  const { match, title, players, revision, link, tree } = slip;
  const place = placeWords(slip);
  const address = addressOn(slip);
  return (
    <article class="slip">
      <h2>{title}</h2>
      {place.length > 0 && <p class="slip-place">{place.join(', ')}</p>}
      <p>
        {players.join(' against ')}
        <br />
        Match {match}, event {revision}
      </p>
      <QrCode text={address} label="A link to this slip, which says whether the tape still holds it" />
      <p class="slip-digits">Head {link}</p>
      {tree === null ? (
        <p>Not in the signed log yet.</p>
      ) : (
        <p class="slip-digits">
          Log {tree.origin}
          <br />
          Size {tree.size}
          <br />
          Root {tree.root}
        </p>
      )}
      <p class="slip-link">
        <a href={address}>Scan or open later: does the tape still hold this?</a>
      </p>
    </article>
  );
};

const FreshSlip = ({ fetched }: { readonly fetched: Slip }) => {
  const paper = useRef<HTMLDivElement>(null);
  const slip = useSignal(fetched);
  const problem = useSignal('');
  const log = async (): Promise<void> => {
    try {
      slip.value = await logSlip(fetched.match);
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  return (
    <>
      <div ref={paper}>
        <Paper slip={slip.value} />
      </div>
      <div class="form-keys">
        <button type="button" onClick={() => paper.current !== null && printAlone(paper.current)}>
          Print
        </button>
        {maySend('slip.log') && slip.value.tree === null && (
          <button type="button" onClick={() => void log()}>
            Log it now
          </button>
        )}
      </div>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
};

const Fate = ({ place, fate }: { readonly place: SlipAddress; readonly fate: SlipFate }) => (
  <section class="slip-fate" role="status">
    <h2>
      {fate.holds
        ? `Yes: the tape still holds this head at event ${String(place.at)}.`
        : `No: the tape does not hold this head at event ${String(place.at)}. It was altered, cut or removed since.`}
    </h2>
    <p>
      {fate.isProved
        ? `This page has followed the proof to the signed root on the slip (size ${String(place.kept?.size)}), by the key that the server names: compare it with the one that was published.`
        : `Not proved by the log: ${fate.why ?? ''}`}
    </p>
    <p>
      <a href={makeAddress({ page: 'match', match: place.match, at: place.at, viewer: 'public' })}>Go to the tape</a>
    </p>
  </section>
);

const Problem = ({ problem }: { readonly problem: unknown }) =>
  problem === null ? (
    <p role="status">Asking the server…</p>
  ) : (
    <p class="problem" role="alert">
      {wordsOf(problem)}
    </p>
  );

const Fresh = (place: SlipAddress) => {
  const { value, problem } = useLoaded(() => fetchSlip(place));
  return value === null ? <Problem problem={problem} /> : <FreshSlip fetched={value} />;
};

const Kept = (place: SlipAddress) => {
  const { value, problem } = useLoaded(() => judgeSlip(place));
  return value === null ? <Problem problem={problem} /> : <Fate place={place} fate={value} />;
};

/** A slip to take home; or, where the address says what stood on one, whether the tape still holds it. */
export const SlipPage = (place: SlipAddress) => (
  <main class="list-page">
    <h1>{place.kept === null ? 'Slip to take home' : 'A slip, held against the tape'}</h1>
    {place.kept === null ? <Fresh {...place} /> : <Kept {...place} />}
    <p>
      <a href="#/">All matches</a>
    </p>
  </main>
);
