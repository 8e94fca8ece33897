import { makeMemoryViews } from '#view-store/memory';
import { viewStoreCases } from './cases.js';

viewStoreCases(() => Promise.resolve(makeMemoryViews()));
