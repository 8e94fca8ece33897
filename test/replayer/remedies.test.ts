import { ApiProblem } from '../../apps/replayer/src/api.js';
import { unknownMatch, viewsNotReady, wrongRevision } from '../../libs/recording/src/problem.js';
import { unknownTournament } from '../../libs/recording/src/tournament/problems.js';

const remedyOf = (
  status: number,
  problem: { readonly code: string; readonly message: string; readonly remedy: string },
): string => {
  const { code, message, remedy } = problem;
  return new ApiProblem(status, { code, detail: message, remedy }).remedy;
};

const OF_PROGRAMS = /\/docs|\/health|GET|POST|Retry-After|Authorization|expectedRevision|play id|header|body/;

test('what the server tells a program to send is told as what one does on the page', () => {
  expect(wrongRevision(3, 5).remedy).toMatch(OF_PROGRAMS);
  expect(remedyOf(409, wrongRevision(3, 5))).toBe(
    'Somebody else has recorded meanwhile. Look at the end of the tape, then press again.',
  );
  expect(remedyOf(503, viewsNotReady({ state: 'building', reason: null }))).not.toMatch(OF_PROGRAMS);
  for (const unknown of [unknownMatch('x'), unknownTournament('x')])
    expect(remedyOf(404, unknown)).toMatch(/^The list of all \w+ names those that there are/);
});

test('a remedy for programs that the page has no own words for is not repeated either', () => {
  const refused = {
    code: 'request/other',
    message: 'No.',
    remedy: 'Send the field; /docs shows what the route takes.',
  };
  expect(remedyOf(400, refused)).not.toMatch(OF_PROGRAMS);
  expect(remedyOf(400, refused)).not.toBe('');
  expect(remedyOf(503, { ...refused, remedy: 'Send it again when /health/ready says so.' })).toContain('Wait');
});

test('a remedy for people stands as the server gave it', () => {
  const refused = { code: 'dispute/refused', message: 'No.', remedy: 'Let somebody order it whose role may.' };
  expect(remedyOf(422, refused)).toBe(refused.remedy);
});
