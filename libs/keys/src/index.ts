export { hashOf, isKey, makeKey, SHORTEST_KEY } from './key.js';
export { forgetAll, KeyFileError, keepHash, keyFileIn, readKeyFile, stampOf } from './key-file.js';
export { givenKey, openKeys, type Keys } from './keys.js';
export { linkWith } from './keys.js';
export { GrantLedger } from './ledger.js';
export {
  enrolDevice,
  enrolmentLink,
  type MadeLink,
  makeLink,
  removeDevice,
  revokeLink,
  TooManyLinksError,
} from './links.js';
export { fitsPin, makePin } from './pin.js';
