import { useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Branch } from '#study';
import type { MatchAddress } from '../../address.js';
import { compareBranch, openBranch, type BranchDesk } from '../../study/branch-desk.js';
import { reviewNamed } from '../../review/reviewing.js';
import { address } from '../../route.js';
import { nearOn } from '../../sitting.js';
import type { StudyDesk } from '../../study/study-desk.js';
import { DraftForm } from '../draft-form.js';
import { LineForm } from '../line-form.js';
import { TapePage } from '../tape-page.js';
import { SelectField } from '../fields.js';

interface BranchProps {
  readonly of: StudyDesk;
  readonly at: BranchDesk;
}

/** The other branches that are seen with the same eyes. */
const othersThan = (of: StudyDesk, { branch }: BranchDesk): readonly Branch[] =>
  (of.study.value?.branches ?? []).filter(({ path, viewer }) => path !== branch.path && viewer === branch.viewer);

/** How the branch stands to the tape, or to another branch. */
const Compared = ({ of, at }: BranchProps) => {
  const chosen = useSignal('');
  const others = othersThan(of, at);
  const named = others.find(({ path }) => path === chosen.value);
  const other = useMemo(() => (named === undefined ? null : openBranch(of, named)), [of, named]);
  const { step, sentences } = compareBranch(of, at, other);
  return (
    <section class="panel against" aria-labelledby="compared-title">
      <header class="panel-head">
        <h2 id="compared-title">Against {named === undefined ? 'the tape' : named.name}</h2>
        <span class="quiet">its step {step}</span>
      </header>
      {others.length > 0 && (
        <SelectField
          label="Compare with"
          value={chosen.value}
          options={[['', 'the tape'], ...others.map(({ path, name }) => [path, `${path} ${name}`] as const)]}
          chosen={(value) => (chosen.value = value)}
        />
      )}
      {sentences.length === 0 ? (
        <p class="quiet">The table is the same.</p>
      ) : (
        <ul class="changes">
          {sentences.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The entry form at the end of the branch: a play that was picked, or the line. */
const Entry = ({ at: { desk, line, drafting } }: Pick<BranchProps, 'at'>) => {
  const draft = drafting.draft.value;
  if (draft === null) return <LineForm desk={desk} line={line} verb="Play on" />;
  return <DraftForm desk={desk} recorder={drafting} draft={draft} verb="Play on" />;
};

/** Back to the tape, with the list that the branch stands in at hand. */
const leave = (of: StudyDesk): void => {
  of.branch.value = null;
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.branches > summary')?.focus());
};

/** Plays on in the branch by picking or by lines, as recording does; the tape is not written to. */
const PlayOn = ({ of, at }: BranchProps) => (
  <section class="panel record" aria-labelledby="branch-title">
    <header class="panel-head">
      <h2 id="branch-title">What if: {at.branch.name}</h2>
      <button type="button" onClick={() => leave(of)}>
        Back to the tape
      </button>
    </header>
    <p class="quiet">
      Branch {at.branch.path} by {at.branch.author}, from step {at.base}. The tape stays as it was recorded.
    </p>
    {at.fault !== null && (
      <p class="problem">
        The rules stop at play {at.fault.play + 1} of this branch: {at.fault.problem.message}
      </p>
    )}
    {of.problem.value !== null && (
      <p class="problem" role="alert">
        {of.problem.value}
      </p>
    )}
    {at.desk.isAtEnd.value ? (
      <Entry at={at} />
    ) : (
      <button type="button" onClick={() => at.desk.seek(Infinity)}>
        Go to the end to play on
      </button>
    )}
  </section>
);

/** The step of a branch that the address names; null for its end. */
const stepNamed = (path: string): number | null => {
  const place = address.peek();
  return place.page === 'match' && place.branch === path ? place.at : null;
};

/** A branch on the page of its match, on a desk of its own. `placeAt`: its address at a step. */
export const BranchPage = ({
  of,
  path,
  title,
}: {
  readonly of: StudyDesk;
  readonly path: string;
  readonly title: string;
}) => {
  const study = of.study.value;
  const branch = study?.branches.find((each) => each.path === path);
  // Once: what is played on is shown at its end.
  const opens = useRef<number | null>(stepNamed(path));
  const at = useMemo(() => {
    const step = opens.current;
    opens.current = null;
    return branch === undefined ? null : openBranch(of, branch, step);
  }, [of, branch]);
  if (study === null || at === null) return null;
  const placeAt = (revision: number): MatchAddress => ({
    ...{ page: 'match', match: of.desk.id, at: revision, viewer: of.desk.seen.value.viewer },
    ...nearOn(at.desk),
    ...reviewNamed(),
    // Nobody else has a study that this page alone keeps.
    ...(of.isKept.value ? { study: study.id } : {}),
    branch: path,
  });
  return (
    <TapePage
      key={`${path} ${String(at.branch.plays.length)}`}
      desk={at.desk}
      title={`${title}: ${at.branch.name}`}
      recorder={at.drafting}
      placeAt={placeAt}
      home={Infinity}
      corner={<span class="viewer">What if</span>}
    >
      <PlayOn of={of} at={at} />
      <Compared of={of} at={at} />
    </TapePage>
  );
};
