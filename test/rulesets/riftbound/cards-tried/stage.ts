import { seedRandom } from '#kernel';
import {
  layOutFacts,
  riftbound,
  type Play,
  type RiftboundFact,
  type RiftboundState,
  type TableLayout,
} from '#rulesets/riftbound';

/** A table that a card is tried on: what was played on it so far, and whatever was wrong with it. */
export interface Stage {
  readonly state: RiftboundState;
  readonly facts: readonly RiftboundFact[];
  /** Plays it, if it is accepted. */
  readonly play: (play: Play) => boolean;
  /** Plays a line of notation, if it can be read and is accepted. */
  readonly say: (line: string) => boolean;
  /** Answers whatever is asked by the first answer that is offered, and lets everybody pass, until the turn player may act. */
  readonly settle: (between?: () => void) => void;
  readonly isOver: boolean;
}

/** More answers in a row than any single play of one card needs: somebody is asked the same for ever. */
const MOST_ANSWERS = 80;

/** Answers that leave or decline what is offered: taken where there is no other. */
const declines = (play: Play): boolean =>
  ('use' in play && !play.use) ||
  ('yes' in play && !play.yes) ||
  (play.play === 'ApplyReplacement' && play.source === null) ||
  ['Pass', 'Concede', 'AgreeDraw', 'RevealCard', 'UseRunes', 'Invite'].includes(play.play);

const firstOf = (plays: readonly Play[]): Play | undefined => plays.find((play) => !declines(play)) ?? plays[0];

/** Whether nothing is under way: the turn player may act as they like. */
const isOpen = ({ choice, chain, showdown, result }: RiftboundState): boolean =>
  result !== null || (choice === null && chain.length === 0 && showdown === null);

/** Lays a table out. `isEnough` says when there is nothing more to be tried on it. */
export const stageOf = (layout: TableLayout, isEnough: (facts: readonly RiftboundFact[]) => boolean): Stage => {
  const facts: RiftboundFact[] = [...layOutFacts(layout)];
  let state = facts.reduce(riftbound.evolve, riftbound.initial);
  const play = (wanted: Play): boolean => {
    const decision = riftbound.decide(state, wanted, 'strict');
    if (decision.outcome !== 'accepted') return false;
    facts.push(...decision.facts);
    state = decision.state;
    deal();
    return true;
  };
  /** The dealer answers what chance decides. */
  const deal = (): void => {
    const drawn = riftbound.drawChance(state, seedRandom(facts.length));
    if (drawn !== null && !play(drawn.value)) throw new Error(`Refused of the dealer: ${JSON.stringify(drawn.value)}`);
  };
  const answer = (): void => {
    const [waiting] = riftbound.waitingFor(state);
    if (!waiting || waiting.seat === null) throw new Error(`Nobody answers: ${waiting?.question ?? 'nothing'}`);
    const { seat } = waiting;
    if (state.choice === null) {
      if (!play({ play: 'Pass', seat })) throw new Error(`${waiting.question}, and may not pass`);
      return;
    }
    const offers = riftbound.legalPlays(state, seat);
    const made = firstOf(offers.map((offer) => offer.play));
    if (!made) throw new Error(`No answer is offered: ${waiting.question}`);
    if (!play(made)) throw new Error(`Offered and refused: ${JSON.stringify(made)}`);
  };
  deal();
  return {
    get state() {
      return state;
    },
    facts,
    play,
    say: (line) => {
      const parsed = riftbound.notation.parse(line, state);
      return parsed.ok && play(parsed.value);
    },
    settle: (between) => {
      for (let answers = 0; !isOpen(state); answers++) {
        if (answers > MOST_ANSWERS) throw new Error(`No rest: ${JSON.stringify(riftbound.waitingFor(state))}`);
        between?.();
        if (!isOpen(state)) answer();
      }
      const broken = riftbound.brokenInvariants(state);
      if (broken.length > 0) throw new Error(`Broken: ${broken.join(' ')}`);
    },
    get isOver() {
      return state.result !== null || isEnough(facts);
    },
  };
};

/** The state that the facts fold to, once they were written and read. */
export const refolded = ({ facts }: Stage): RiftboundState =>
  (JSON.parse(JSON.stringify(facts)) as RiftboundFact[]).reduce(riftbound.evolve, riftbound.initial);
