import { describePeer } from './kurrentdb-peer-contract.js';

describePeer('reading');
