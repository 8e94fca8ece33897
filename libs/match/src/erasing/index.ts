export { isErasure, saysErased, type ErasureReason, type PeopleErased } from './events.js';
export { forgettingBeside, forgettingOf, type Instead } from './forgetting.js';
export { IN_THE_OPEN, type ErasePeople } from './order.js';
