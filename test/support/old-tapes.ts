import { readdirSync, readFileSync } from 'node:fs';
import { fingerprint, makeCanonicalJson, type Envelope, type NewEnvelope } from '#kernel';
import { isRecorderEvent, matchDecider } from '#match';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { atRoot } from './root.js';

const RULESETS = [riftbound, runeterra] as unknown as readonly HeldRuleset[];

/**
 * A tape as a program of its time wrote it: whole games, and cases of rulings that between them have every shape of a fact.
 * `tables`: fingerprint of the tables it showed then, after the opening and after every play.
 */
export interface OldTape {
  readonly name: string;
  readonly tables: string;
  readonly events: readonly Envelope[];
  readonly ruleset: HeldRuleset;
}

const FOLDER = 'test/fixtures/tapes';

const rulesetOf = ([opened]: readonly Envelope[]): HeldRuleset => {
  const { ruleset: id } = (opened?.data ?? {}) as { readonly ruleset?: unknown };
  const ruleset = RULESETS.find((each) => each.id === id);
  if (ruleset === undefined) throw new Error(`There is no game "${String(id)}".`);
  return ruleset;
};

/** The kept tapes of every schema, each kept for ever. */
export const oldTapes = (): readonly OldTape[] =>
  readdirSync(atRoot(FOLDER))
    .filter((file) => /^schema-\d+-(?:riftbound|runeterra)\.json$/.test(file))
    .flatMap((file) => JSON.parse(readFileSync(atRoot(`${FOLDER}/${file}`), 'utf8')) as Omit<OldTape, 'ruleset'>[])
    .map((tape) => ({ ...tape, ruleset: rulesetOf(tape.events) }));

/** An event as it is appended to another store. */
export const asNew = ({ stream: _, revision: at, id: __, ...event }: Envelope): NewEnvelope => ({
  ...event,
  id: `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`,
});

/** Fingerprint of the tables that a tape shows, after the opening and after every play. */
export const tablesOf = (ruleset: HeldRuleset, events: readonly Envelope[]): string => {
  const { initial, evolve } = matchDecider(ruleset);
  const tables: unknown[] = [];
  let state = initial;
  for (const [index, event] of events.entries()) {
    state = evolve(state, event);
    const next = events[index + 1];
    if (next === undefined || (isRecorderEvent(next) && next.type === 'PlayRecorded'))
      tables.push(ruleset.view(state.game, 'recorder'));
  }
  return fingerprint(makeCanonicalJson(tables));
};
