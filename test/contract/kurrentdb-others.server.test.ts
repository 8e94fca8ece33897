import { describe } from '@jest/globals';
import { otherProgramCases } from './cases/kurrentdb-others.js';
import { realServer } from './kurrentdb-subject.js';

describe('other programs on a real server', () => {
  otherProgramCases(realServer);
});
