import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import { makeBranch, forkStep } from '../../study/branch-desk.js';
import type { StudyDesk } from '../../study/study-desk.js';
import { count } from '../../words.js';
import { TextField } from '../fields.js';
import { SelectField } from './select-field.js';

interface OfStudy {
  readonly of: StudyDesk;
}

const CHANCES = [
  ['hand', 'chance told by hand'],
  ['dealer', 'chance by a dealer'],
] as const;

/** A seed for the dealer of a branch. */
const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const NewBranch = ({ of }: OfStudy) => {
  const name = useSignal('');
  const chance = useSignal<string>('dealer');
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (of.study.value === null) await of.begin('What if');
    const by = chance.value === 'dealer' ? ({ by: 'dealer', seed: drawSeed() } as const) : ({ by: 'hand' } as const);
    const path = await makeBranch(of, name.value.trim() || `From ${String(forkStep(of.desk))}`, by);
    if (path !== null) of.branch.value = path;
  };
  return (
    <form class="study-form" onSubmit={(event) => void submitted(event)}>
      <TextField label="Name of the branch" value={name} longest={120} />
      <SelectField label="Chance" value={chance.value} options={CHANCES} chosen={(value) => (chance.value = value)} />
      <button type="submit">What if from here</button>
    </form>
  );
};

/** The branches of the study, each to be opened on a table of its own, and the way to a new one. */
export const Branches = ({ of }: OfStudy) => {
  const { viewer } = of.desk.seen.value;
  const branches = of.study.value?.branches ?? [];
  return (
    <details>
      <summary>
        What if{branches.length > 0 && `: ${count(branches.length, 'branch').replace('branchs', 'branches')}`}
      </summary>
      <ol class="note-list">
        {branches.map((branch) => {
          const pin = of.find(branch.base);
          return (
            <li key={branch.path}>
              {pin.outcome === 'broken' || branch.viewer !== viewer ? (
                <>
                  {branch.name}{' '}
                  <span class="quiet">
                    {pin.outcome === 'broken'
                      ? pin.words
                      : `Made as ${String(branch.viewer)} sees the match: look so to open it.`}
                  </span>
                </>
              ) : (
                <button type="button" onClick={() => (of.branch.value = branch.path)}>
                  {branch.name} <span class="quiet">({count(branch.plays.length, 'play')})</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <NewBranch of={of} />
    </details>
  );
};
