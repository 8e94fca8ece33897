import { stateAt } from '#replay';
import type { HeldRuleset, JudgedPlay, Offer } from '#ruleset';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { findingJson, findingText, ruleJson, ruleText } from '../text/verdicts.js';
import { legalLine } from './legal-line.js';
import { loadTape, revisionOf, seatOf, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `legal` was asked for. */
export interface LegalOptions extends StoreWish {
  readonly at?: string;
  readonly line?: string;
  readonly seat?: string;
  readonly viewer?: string;
  readonly json?: boolean;
}

interface Asked {
  readonly ruleset: HeldRuleset;
  readonly game: unknown;
  readonly edition: string;
}

const slotsText = ({ slots }: Offer<unknown>): readonly string[] =>
  slots.map(({ name, many, options, free }) => {
    const most = many === undefined ? '' : ` (${many.min} to ${many.max})`;
    const labels = options.slice(0, 12).map(({ label }) => label);
    const more = options.length > labels.length ? ` and ${options.length - labels.length} more` : '';
    return `        ${name}${most}: ${labels.join(' | ')}${more}${free ? ', or anything else' : ''}`;
  });

/** What a seat may do, one line of notation each, with the ways to vary it. */
export const offersText = ({ ruleset, game, edition }: Asked, seat: number): readonly string[] =>
  ruleset.legalPlays(game, seat).flatMap((offer) => {
    const rules = offer.because.map((key) => ruleText(key, edition)).join(', ');
    return [`    ${ruleset.notation.make(offer.play, game)}${rules === '' ? '' : `  [${rules}]`}`, ...slotsText(offer)];
  });

const refusedText = ({ ruleset, game, edition }: Asked, seat: number): readonly string[] =>
  ruleset
    .judgedPlays(game, seat)
    .filter(({ verdict }) => verdict.status === 'illegal')
    .flatMap(({ play, verdict }) => [
      `    ${ruleset.notation.make(play, game)}`,
      ...verdict.findings.map((finding) => `        - ${findingText(finding, edition)}`),
    ]);

const offerJson = ({ ruleset, game, edition }: Asked, offer: Offer<unknown>): object => ({
  ...offer,
  line: ruleset.notation.make(offer.play, game),
  because: offer.because.map((key) => ruleJson(key, edition)),
});

const refusedJson = ({ ruleset, game, edition }: Asked, { play, label, verdict }: JudgedPlay<unknown>): object => ({
  play,
  label,
  line: ruleset.notation.make(play, game),
  findings: verdict.findings.map((finding) => findingJson(finding, edition)),
});

const seatJson = (asked: Asked, seat: number): object => ({
  seat,
  offers: asked.ruleset.legalPlays(asked.game, seat).map((offer) => offerJson(asked, offer)),
  refused: asked.ruleset
    .judgedPlays(asked.game, seat)
    .filter(({ verdict }) => verdict.status === 'illegal')
    .map((judged) => refusedJson(asked, judged)),
});

/** The seats that a viewer may ask about: a player's own, the recorder's all. */
const seatsFor = (loaded: LoadedTape, asked: string | undefined, seats: readonly number[]): readonly number[] => {
  const { viewer } = loaded;
  const wanted = asked === undefined ? seats : [seatOf(loaded, asked)];
  if (viewer === 'recorder') return wanted;
  const own = wanted.filter((seat) => seat === viewer);
  if (own.length > 0) return own;
  throw new CliError('not-your-seat', 'What a player may do tells what is in their hand.', {
    remedy: 'Name the player as the viewer too, or leave --viewer out to ask as the recorder.',
  });
};

/** Lists what each player may do at a revision, and what not and why; or says whether a line is legal there. */
export const legal = async (target: string, options: LegalOptions, io: Io): Promise<ExitCode> => {
  const loaded = seenBy(await loadTape({ target, ...options }), options.viewer);
  const revision = revisionOf(loaded, options.at);
  if (options.line !== undefined) {
    legalLine(loaded, { line: options.line, revision, json: options.json ?? false }, io);
    return EXIT.well;
  }
  const { game, options: match } = stateAt(loaded.tape, revision);
  const asked: Asked = { ruleset: loaded.ruleset, game, edition: match?.edition ?? '' };
  const names = match?.players.map(({ name }) => name) ?? [];
  const seats = seatsFor(loaded, options.seat, [...names.keys()]);
  if (options.json) {
    printJson(io, {
      revision,
      waiting: asked.ruleset.waitingFor(game),
      seats: seats.map((seat) => seatJson(asked, seat)),
    });
    return EXIT.well;
  }
  for (const seat of seats) {
    const [may, mayNot] = [offersText(asked, seat), refusedText(asked, seat)];
    const name = names[seat] ?? `seat ${seat + 1}`;
    io.out([`${name} may:`, ...may, `${name} may not:`, ...mayNot, ''].join('\n'));
  }
  return EXIT.well;
};
