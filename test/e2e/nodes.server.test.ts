import { randomUUID } from 'node:crypto';
import { realServer } from '../contract/kurrentdb-subject.js';
import { nodesCases } from '../support/nodes.js';

describe('two nodes on the KurrentDB server that MATCHTAPE_KURRENTDB names', () => {
  nodesCases(() => Promise.resolve({ word: realServer(), ownViews: true, prefix: `${randomUUID().slice(0, 8)}-` }));
});
