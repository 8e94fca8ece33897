import { personText, type Cited, type DisputeEvent, type Penalised, type Remedy } from '#match';
import { citationOf, editionOf, isEditionId } from '#rulebook';
import { penaltyText, type Infraction, type PlayerEntry, type Policy } from '#ruleset';

/** Whose names stand for seats, and the policy that knows infractions by their keys. */
export interface Telling {
  readonly players: readonly Pick<PlayerEntry, 'name'>[];
  readonly policy: Policy;
}

const nameOf = ({ players }: Telling, seat: number): string => personText({ role: 'player', seat }, players);

/** An infraction in our own words: the heading of its rule. */
export const infractionText = (policy: Policy, key: string): string => {
  const found: Infraction | undefined = policy.infractions.find((each) => each.key === key);
  const { document } = policy;
  if (found === undefined || document === null) return key;
  return citationOf(document, found.rule)?.title ?? key;
};

const triggerText = (
  { missedBy, outcome, chosenBy }: Extract<Remedy, { kind: 'missed-trigger' }>,
  telling: Telling,
): string => {
  const misser = missedBy === undefined ? '' : ` of ${nameOf(telling, missedBy)}`;
  const chooser = chosenBy === null ? '' : `, as ${nameOf(telling, chosenBy)} chooses`;
  return `the missed trigger${misser} ${outcome === 'resolved' ? 'resolves now' : 'stays missed'}${chooser}`;
};

const remedyText = (remedy: Remedy, telling: Telling): string => {
  switch (remedy.kind) {
    case 'let-stand':
      return 'what happened stands';
    case 'simple-rewind':
      return `a simple rewind to before play ${String(remedy.to)}`;
    case 'complex-rewind':
      return `a complex rewind to before play ${String(remedy.to)}`;
    case 'reversal':
      return `the decision of play ${String(remedy.to)} is taken back`;
    case 'correction':
      return `a correction${remedy.line === null ? '' : ` (${remedy.line})`}`;
    case 'missed-trigger':
      return triggerText(remedy, telling);
  }
};

const penalised = ({ seat, penalty, upgrade }: Penalised, telling: Telling): string => {
  const number = upgrade === null ? '' : `, upgraded by warning ${String(upgrade.count)}`;
  return `${nameOf(telling, seat)}: ${penalty === 'none' ? 'no penalty' : penaltyText(penalty)}${number}`;
};

const citedText = (cited: Cited | null): string => {
  if (cited === null) return '';
  const title = isEditionId(cited.edition) ? editionOf(cited.edition).title : cited.edition;
  return ` (${title}, ${cited.rule})`;
};

type Teller<E extends DisputeEvent['type']> = (
  data: Extract<DisputeEvent, { type: E }>['data'],
  telling: Telling,
) => string;

/** What happened, without who said it. */
const TOLD: { readonly [Type in DisputeEvent['type']]: Teller<Type> } = {
  JudgeCalled: ({ about, pauses }) =>
    `a judge is called${about === null ? '' : ` about play ${String(about)}`}${pauses ? '' : ', and play goes on'}`,
  CallClaimed: () => 'the call is taken',
  JudgeArrived: () => 'a judge is at the table',
  ClaimMade: ({ line }) => `a claim${line === null ? '' : ` (${line})`}`,
  DisputeNoted: ({ kind }) => `a ${kind}`,
  RulingIssued: ({ ruling, onAppeal, video }) =>
    `ruled ${ruling}${onAppeal ? ' on appeal' : ''}${video ? ', by what a video shows' : ''}`,
  RemedyOrdered: ({ remedy }, telling) => `remedy: ${remedyText(remedy, telling)}`,
  PenaltyIssued: ({ infraction, players }, telling) => {
    const what = infraction === null ? '' : ` for ${infractionText(telling.policy, infraction).toLowerCase()}`;
    return `penalty${what}: ${players.map((each) => penalised(each, telling)).join('; ') || 'not told'}`;
  },
  PenaltyWithdrawn: ({ penalty }) => `penalty ${String(penalty)} is withdrawn`,
  RulingAppealed: () => 'the ruling is appealed',
  TimeExtended: ({ minutes }) => `${String(minutes)} more minute${minutes === 1 ? '' : 's'}`,
  DisputeClosed: () => 'closed',
};

/** A step of a dispute as a line: "Dispute 1: ruled illegal, by the judge Kim (Tournament Rules ..., 702.9): the cost was 4". */
export const describeDispute = (event: DisputeEvent, telling: Telling): string => {
  const { dispute, by, words, citing } = event.data;
  const who = `by ${personText(by, telling.players)}${citedText(citing)}`;
  const tell = TOLD[event.type] as (data: DisputeEvent['data'], telling: Telling) => string;
  return `Dispute ${String(dispute)}: ${tell(event.data, telling)}, ${who}${words === '' ? '.' : `: ${words}`}`;
};
