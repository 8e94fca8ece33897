import { PENALTIES, penaltyText, type Penalty, type PlayerEntry } from '#ruleset';
import { RULINGS, type DisputeOrder, type IssuePenalty, type RemedyOrder } from '../orders.js';
import { seatNamed } from './people-in.js';

type Players = readonly Pick<PlayerEntry, 'name'>[];

/** What an order says beside the dispute, who gives it, its words and its rule. */
export type OwnPart = { readonly type: DisputeOrder['type'] } & Readonly<Record<string, unknown>>;

/**
 * A kind of order as it is written between `judge:` and `by`.
 * - `example`: for who has written something else; `read`: null where it is not of this form
 */
interface Form {
  readonly type: DisputeOrder['type'];
  readonly example: string;
  readonly form: RegExp;
  readonly read: (parts: readonly string[], players: Players) => Readonly<Record<string, unknown>> | null;
}

const LINE = '\\{(.+)\\}';

const CALLED: Form = {
  type: 'CallJudge',
  example: 'called about play 12 by Ana: why',
  form: /^called(?: about play (\d{1,9}))?( without a pause)?$/i,
  read: ([about = '', calm = '']) => ({ about: about === '' ? null : Number(about), pauses: calm === '' }),
};

const plainly = (type: DisputeOrder['type'], word: string): Form => ({
  type,
  example: `${word} by judge NAME`,
  form: new RegExp(`^${word}$`, 'i'),
  read: () => ({}),
});

const NOTES: readonly Form[] = (['question', 'note'] as const).map((kind) => ({
  type: 'NoteDispute',
  example: `${kind} by ${kind === 'question' ? 'Ana' : 'judge NAME'}: what`,
  form: new RegExp(`^${kind}$`, 'i'),
  read: () => ({ kind }),
}));

const CLAIM: Form = {
  type: 'MakeClaim',
  example: 'claim {Ben: passes} by Ana: what',
  form: new RegExp(`^claim(?: ${LINE})?$`, 'i'),
  read: ([line = '']) => ({ line: line === '' ? null : line.trim() }),
};

const RULING: Form = {
  type: 'IssueRuling',
  example: 'ruled illegal by judge NAME citing CR 356.1: why',
  form: new RegExp(`^ruled (${RULINGS.join('|')})( on video)?$`, 'i'),
  read: ([ruling = '', video]) => ({ ruling: ruling.toLowerCase(), ...(video && { video: true }) }),
};

type ReadRemedy = (parts: readonly string[], players: Players) => RemedyOrder | null;

const remedy = (example: string, form: string, read: ReadRemedy): Form => ({
  type: 'OrderRemedy',
  example: `${example} by judge NAME`,
  form: new RegExp(`^${form}$`, 'i'),
  read: (parts, players) => {
    const found = read(parts, players);
    return found && { remedy: found };
  },
});

/** A name that may be left out: null then, undefined where nobody here is called so. */
const seatOf = (name: string | undefined, players: Players): number | null | undefined =>
  name === undefined ? null : (seatNamed(name, players) ?? undefined);

const readTrigger: ReadRemedy = ([misser, outcome, chooser, line], players) => {
  const [missedBy, chosenBy] = [seatOf(misser, players), seatOf(chooser, players)];
  if (missedBy === undefined || chosenBy === undefined) return null;
  return {
    kind: 'missed-trigger',
    outcome: outcome?.toLowerCase() === 'resolved' ? 'resolved' : 'missed',
    ...(missedBy !== null && { missedBy }),
    ...{ chosenBy, line: line?.trim() ?? null },
  };
};

const REMEDIES: readonly Form[] = [
  remedy('let stand', 'let stand', () => ({ kind: 'let-stand' })),
  remedy('rewind to play 12', 'rewind to play (\\d{1,9})', ([to]) => ({ kind: 'rewind', to: Number(to) })),
  remedy('correction {correct: Vi has 2 damage}', `correction ${LINE}`, ([line = '']) => ({
    kind: 'correction',
    line: line.trim(),
  })),
  remedy(
    'missed trigger of Ana resolved as Ben chooses',
    `missed trigger(?: of (.+?))? (resolved|missed)(?: as (.+?) chooses)?(?: ${LINE})?`,
    readTrigger,
  ),
  {
    ...remedy('reversal', 'reversal(?: of play (\\d{1,9}))?', ([to]) => ({
      kind: 'reversal',
      to: to === undefined ? null : Number(to),
    })),
    example: 'reversal by Ana',
  },
];

const PLAYER = /^(.+?)(?: after (\d{1,3}) of (\d{1,3}))?$/i;

const penalised = (text: string, players: Players): IssuePenalty['players'][number] | null => {
  const [, name = '', same = '0', any = '0'] = PLAYER.exec(text.trim()) ?? [];
  const seat = seatNamed(name, players);
  return seat === null ? null : { seat, earlier: { same: Number(same), any: Number(any) } };
};

const PENALTY: Form = {
  type: 'IssuePenalty',
  example: 'penalty Ana after 1 of 2 for mispaid with game loss instead by head judge NAME',
  form: new RegExp(`^penalty (.+) for ([a-z-]+)(?: with (${PENALTIES.map(penaltyText).join('|')})( instead)?)?$`, 'i'),
  read: ([names = '', infraction = '', with_ = '', instead = ''], players) => {
    const parts = names.split(/\s+and\s+/i).map((each) => penalised(each, players));
    const penalty = PENALTIES.find((each) => penaltyText(each) === with_.toLowerCase()) ?? null;
    return parts.includes(null)
      ? null
      : { infraction: infraction.toLowerCase(), penalty, deviates: instead !== '', players: parts };
  },
};

const WITHDRAWAL: Form = {
  type: 'WithdrawPenalty',
  example: 'penalty withdrawn by head judge NAME',
  form: /^penalty(?: (\d{1,3}))? withdrawn$/i,
  read: ([number = '']) => ({ penalty: number === '' ? null : Number(number) }),
};

const TIME: Form = {
  type: 'ExtendTime',
  example: 'time 3 minutes by judge NAME',
  form: /^time (\d{1,3}) minutes?$/i,
  read: ([minutes]) => ({ minutes: Number(minutes) }),
};

/** Every form, in the order of a dispute's life. */
export const FORMS: readonly Form[] = [
  CALLED,
  plainly('ClaimCall', 'claimed'),
  plainly('ReachTable', 'at the table'),
  CLAIM,
  ...NOTES,
  RULING,
  ...REMEDIES,
  WITHDRAWAL,
  PENALTY,
  { ...plainly('AppealRuling', 'appealed'), example: 'appealed by Ana: why' },
  TIME,
  plainly('CloseDispute', 'closed'),
];

/** What stands between `judge:` and `by`, read; null where it is of no form. */
export const readPart = (text: string, players: Players): OwnPart | null => {
  for (const { type, form, read } of FORMS) {
    const parts = form.exec(text.trim());
    const own = parts && read(parts.slice(1), players);
    if (own) return { type, ...own };
  }
  return null;
};

const braced = (line: string | null): string => (line === null ? '' : ` {${line}}`);

const writtenTrigger = (
  { missedBy, outcome, chosenBy, line }: Extract<RemedyOrder, { kind: 'missed-trigger' }>,
  players: Players,
): string => {
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const misser = missedBy === undefined ? '' : ` of ${nameOf(missedBy)}`;
  const chooser = chosenBy === null ? '' : ` as ${nameOf(chosenBy)} chooses`;
  return `missed trigger${misser} ${outcome}${chooser}${braced(line)}`;
};

const writtenRemedy = (order: RemedyOrder, players: Players): string => {
  switch (order.kind) {
    case 'let-stand':
      return 'let stand';
    case 'rewind':
      return `rewind to play ${String(order.to)}`;
    case 'correction':
      return `correction${braced(order.line)}`;
    case 'missed-trigger':
      return writtenTrigger(order, players);
    case 'reversal':
      return `reversal${order.to === null ? '' : ` of play ${String(order.to)}`}`;
  }
};

const writtenPenalty = ({ players: parts, infraction, penalty, deviates }: IssuePenalty, players: Players): string => {
  const names = parts.map(({ seat, earlier: { same, any } }) => {
    const name = players[seat]?.name ?? '';
    return same === 0 && any === 0 ? name : `${name} after ${String(same)} of ${String(any)}`;
  });
  const with_: string = penalty === null ? '' : ` with ${penaltyText(penalty satisfies Penalty)}`;
  return `penalty ${names.join(' and ')} for ${infraction}${with_}${deviates ? ' instead' : ''}`;
};

type Writers = {
  readonly [Type in DisputeOrder['type']]: (order: Extract<DisputeOrder, { type: Type }>, players: Players) => string;
};

const WRITERS: Writers = {
  CallJudge: ({ about, pauses }) =>
    `called${about === null ? '' : ` about play ${String(about)}`}${pauses ? '' : ' without a pause'}`,
  ClaimCall: () => 'claimed',
  ReachTable: () => 'at the table',
  MakeClaim: ({ line }) => `claim${braced(line)}`,
  NoteDispute: ({ kind }) => kind,
  IssueRuling: ({ ruling, video }) => `ruled ${ruling}${video ? ' on video' : ''}`,
  OrderRemedy: ({ remedy: ordered }, players) => writtenRemedy(ordered, players),
  IssuePenalty: writtenPenalty,
  WithdrawPenalty: ({ penalty }) => `penalty${penalty === null ? '' : ` ${String(penalty)}`} withdrawn`,
  AppealRuling: () => 'appealed',
  ExtendTime: ({ minutes }) => `time ${String(minutes)} minute${minutes === 1 ? '' : 's'}`,
  CloseDispute: () => 'closed',
};

/** The same part as `readPart` reads it. */
export const writePart = (order: DisputeOrder, players: Players): string =>
  (WRITERS[order.type] as (order: DisputeOrder, players: Players) => string)(order, players);
