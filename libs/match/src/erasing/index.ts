export {
  IN_THE_OPEN,
  isErasure,
  saysErased,
  type ErasePeople,
  type ErasureReason,
  type PeopleErased,
} from './events.js';
export { forgettingOf, type Instead } from './forgetting.js';
