// The order of the test files: those that take longest first, so that none of them is left over for one worker at the end. Jest
// knows it from what the files took last time; a fresh clone has no last time, and gets the order below.
const Sequencer = require('@jest/test-sequencer').default;

/** Ways to test files and folders, the longest first. */
const LONGEST = [
  'e2e/replayer-windows',
  'e2e/replayer-rooms',
  'e2e/replayer-access',
  'contract/sqlite.test',
  'contract/kurrentdb-peer',
  'laws/random/',
  'rulings/riftbound',
  'laws/worlds/',
  'e2e/process',
  'e2e/erasing.test',
  'e2e/replayer',
  'e2e/new-match',
  'e2e/nodes',
  'e2e/outage',
  'e2e/durability',
  'rulesets/riftbound/every-card-once',
  'how-to/',
  'tools/mutants',
  'kept/',
  'contract/sqlite-crash',
  'games/',
  'recording/views-kill',
  'cli/random',
  'rulesets/riftbound/redaction',
  'e2e/',
  'cli/',
  'fuzz/',
  'architecture/lint',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((way) => path.includes(`/test/${way}`));
  return rank === -1 ? LONGEST.length : rank;
};

class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return isKnown ? sorted : sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

module.exports = LongestFirst;
