import type { Reach } from './grant.js';

/** The stream in which links are kept: hashes of secrets alone, never one that opens anything. */
export const ACCESS_STREAM = 'access';

/** A PIN as it is kept: the salt and what scrypt makes of both. */
export interface PinHash {
  readonly salt: string;
  readonly hash: string;
}

/**
 * A link was made. `grant`: its id, which tells nothing. `kind`: `link` lets devices in, `token` is what a program sends.
 * `secret`: the hash of what stands in the link; `devices`: how many it lets in; `expires`: when all of it ends.
 */
export interface GrantMade {
  readonly type: 'GrantMade';
  readonly data: Reach & {
    readonly grant: string;
    readonly kind: 'link' | 'token';
    readonly secret: string;
    readonly pin: PinHash | null;
    readonly devices: number;
    readonly expires: string;
    readonly by: string;
  };
}

/** A device came by a link and was let in; `secret` is the hash of its cookie. */
export interface DeviceEnrolled {
  readonly type: 'DeviceEnrolled';
  readonly data: {
    readonly grant: string;
    readonly device: string;
    readonly name: string;
    readonly secret: string;
  };
}

/** A device gave its cookie back, or it was taken. */
export interface DeviceLeft {
  readonly type: 'DeviceLeft';
  readonly data: { readonly grant: string; readonly device: string };
}

/** A link was revoked, and with it everybody who came by it. */
export interface GrantRevoked {
  readonly type: 'GrantRevoked';
  readonly data: { readonly grant: string; readonly by: string };
}

export type AccessEvent = GrantMade | DeviceEnrolled | DeviceLeft | GrantRevoked;

/** The types of these events. */
export const ACCESS_EVENTS: readonly AccessEvent['type'][] = [
  'GrantMade',
  'DeviceEnrolled',
  'DeviceLeft',
  'GrantRevoked',
];
