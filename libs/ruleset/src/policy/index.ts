export { LEVELS, levelOf, OFFICIALS, ROLES, roleText, type Level, type OfficialRole, type Role } from './roles.js';
export { permissionFor, WISHES, type Asked, type Permission, type Wish } from './permissions.js';
export {
  PENALTIES,
  penaltyText,
  upgradeOf,
  type Infraction,
  type Lenience,
  type OtherPenalty,
  type Penalty,
  type Upgrade,
  type Upgraded,
  type Warnings,
} from './penalties.js';
export { OFFICIALS_ONLY, type Policy } from './policy.js';
