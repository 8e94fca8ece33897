import type { HeldRuleset } from '#ruleset';
import type { Ruling, RulingMistake } from './ruling.js';
import { runRuling } from './run.js';
import { momentOf, open } from './running.js';
import { unreached } from './unreached.js';

/** Mistakes in the plays and expectations of a ruling that is not run; all of them where its plays are made on its own table. */
export const examine = (ruleset: HeldRuleset, ruling: Ruling, isSure: boolean): readonly RulingMistake[] => {
  if (isSure) return runRuling(ruleset, ruling).flatMap(({ mistakes }) => mistakes);
  return ruling.cases.flatMap((each) => {
    const opened = open(ruleset, ruling, each);
    return opened.ok ? each.steps.flatMap((step) => unreached(momentOf(opened.value), step)) : [];
  });
};
