import { useOwnServer } from '../contract/real-server.js';
import { outageCases } from './outage-cases.js';

describe('an API node on a KurrentDB server of its own', () => {
  outageCases(useOwnServer());
});
