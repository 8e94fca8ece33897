import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import type { Branch } from '#study';
import { makeBranch, forkStep } from '../../study/branch-desk.js';
import type { StudyDesk } from '../../study/study-desk.js';
import { count } from '../../words.js';
import { TextField } from '../fields.js';
import { SelectField } from '../fields.js';

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

/** Renames a branch of one's own, or drops it. */
const OwnBranch = ({ of, branch }: OfStudy & { readonly branch: Branch }) => {
  const isOpen = useSignal(false);
  const name = useSignal(branch.name);
  if (branch.author !== of.author.value) return null;
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    isOpen.value = false;
    const next = name.value.trim();
    if (next !== '' && next !== branch.name) void of.order({ type: 'RenameBranch', path: branch.path, name: next });
  };
  if (!isOpen.value)
    return (
      <button type="button" aria-label={`Rename or drop ${branch.name}`} onClick={() => (isOpen.value = true)}>
        Rename or drop
      </button>
    );
  return (
    <form class="study-form" onSubmit={submitted}>
      <TextField label="New name" value={name} longest={120} />
      <button type="submit">Rename</button>
      <button type="button" onClick={() => void of.order({ type: 'DropBranch', path: branch.path })}>
        Drop {branch.name}
      </button>
    </form>
  );
};

/** Whose eyes a branch was made with, in words. */
const eyesOf = ({ desk }: StudyDesk, { viewer }: Branch): string => {
  if (typeof viewer === 'number') return desk.names[viewer] ?? 'a player';
  return viewer === 'recorder' ? 'the recorder' : 'the public';
};

/** The branches of the study, each to be opened on a table of its own, and the way to a new one. */
export const Branches = ({ of }: OfStudy) => {
  const { viewer } = of.desk.seen.value;
  const branches = of.study.value?.branches ?? [];
  return (
    <details class="branches">
      <summary>What if{branches.length > 0 && `: ${count(branches.length, 'branch', 'branches')}`}</summary>
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
                      : `Made as ${eyesOf(of, branch)} sees the match: look so to open it.`}
                  </span>
                </>
              ) : (
                <button type="button" onClick={() => (of.branch.value = branch.path)}>
                  {branch.name} <span class="quiet">({count(branch.plays.length, 'play')})</span>
                </button>
              )}{' '}
              <OwnBranch of={of} branch={branch} />
            </li>
          );
        })}
      </ol>
      <NewBranch of={of} />
    </details>
  );
};
