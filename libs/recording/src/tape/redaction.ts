import { makeCanonicalJson, type Envelope, type Json, type JsonFact, type JsonObject } from '#kernel';
import type { MatchOpened, PlayRecorded } from '#match';
import type { PlayerEntry, Verdict, Viewer } from '#ruleset';
import type { HeldRuleset } from '../ruleset-shelf.js';
import { type HeldState, LiveTape } from './live-tape.js';

/** Who looks, at a table of which game. */
export interface Look {
  readonly ruleset: HeldRuleset;
  readonly viewer: Viewer;
}

const asJson = (value: unknown): Json => value as Json;

/** The seed tells every shuffle and a deck list tells a hand: only the recorder knows both, a seat its own list. */
const redactOpened = (data: MatchOpened['data'], viewer: Viewer): MatchOpened['data'] => {
  const players = data.options.players.map((player, seat): PlayerEntry =>
    seat === viewer ? player : { ...player, deck: null },
  );
  return { ...data, options: { ...data.options, seed: null, players } };
};

/** A finding may name the hidden card that the play is about: its rule and severity stay, its words go. */
const redactVerdict = (verdict: Verdict): Verdict => ({
  ...verdict,
  findings: verdict.findings.map(({ rule, severity }) => ({
    rule,
    severity,
    message: 'The reason depends on what this viewer does not know.',
  })),
});

const redactRecorded = (
  data: PlayRecorded<Json>['data'],
  before: HeldState,
  look: Look,
): PlayRecorded<Json>['data'] => {
  const play = look.ruleset.redactPlay(data.play, before.game, look.viewer);
  const isWhole = makeCanonicalJson(play) === makeCanonicalJson(data.play);
  return { ...data, play, verdict: isWhole ? data.verdict : redactVerdict(data.verdict) };
};

/** An envelope as the viewer may know it, given the state before it. The redacted envelopes of a tape still fold. */
export const redactEnvelope = (envelope: Envelope, before: HeldState, look: Look): Envelope => {
  if (look.viewer === 'recorder') return envelope;
  const data = envelope.data as unknown;
  switch (envelope.type) {
    case 'MatchOpened':
      return { ...envelope, data: asJson(redactOpened(data as MatchOpened['data'], look.viewer)) };
    case 'PlayRecorded':
      return { ...envelope, data: asJson(redactRecorded(data as PlayRecorded<Json>['data'], before, look)) };
    case 'MatchClosed':
      return envelope;
    default: {
      const fact: JsonFact = look.ruleset.redactFact(
        { type: envelope.type, data: envelope.data, because: envelope.because },
        before.game,
        look.viewer,
      );
      return { ...envelope, type: fact.type, data: fact.data, because: fact.because };
    }
  }
};

/** The envelopes of a tape from one revision to another (both included) as the viewer may know them. */
export const redactedEnvelopes = (
  tape: LiveTape,
  viewer: Viewer,
  range: { readonly from: number; readonly to: number },
): readonly Envelope[] =>
  tape.envelopes
    .slice(range.from, range.to + 1)
    .map((envelope) =>
      redactEnvelope(envelope, tape.stateBefore(envelope.revision), { ruleset: tape.ruleset, viewer }),
    );

/** A whole tape as the viewer may know it. */
export const redactedTape = (tape: LiveTape, viewer: Viewer): readonly Envelope[] =>
  redactedEnvelopes(tape, viewer, { from: 0, to: tape.revision });

/**
 * The state after a revision as the viewer may know it: folded from what it may see, so that nothing computed from it can tell
 * more than that.
 */
export const stateSeenBy = (tape: LiveTape, viewer: Viewer, revision: number): HeldState => {
  if (viewer === 'recorder') return tape.stateAfter(revision);
  const seen = new LiveTape(tape.id, tape.ruleset);
  seen.extend(redactedEnvelopes(tape, viewer, { from: 0, to: revision }));
  return seen.state;
};

/** The match's opening data as the viewer may know it. */
export const openedFor = (tape: LiveTape, viewer: Viewer): JsonObject =>
  redactedEnvelopes(tape, viewer, { from: 0, to: 0 })[0]?.data as JsonObject;
