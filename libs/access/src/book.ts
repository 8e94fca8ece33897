import type { AccessEvent, DeviceEnrolled, GrantMade, PinHash } from './events.js';
import type { Reach } from './grant.js';

/** A device that came by a link: what it was called, when it came, and the hash of its cookie. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly since: string;
}

/** A link as it stands. `left`: how many more devices it lets in. */
export interface Grant extends Reach {
  readonly id: string;
  readonly kind: GrantMade['data']['kind'];
  readonly secret: string;
  readonly pin: PinHash | null;
  readonly left: number;
  readonly madeAt: string;
  readonly expires: string;
  readonly devices: readonly Device[];
}

/** What a secret opens: the link itself, or a device that came by it. */
export interface Opened {
  readonly grant: Grant;
  readonly device: Device | null;
}

/** All links that were made and not revoked, folded from their events. */
export class GrantBook {
  readonly #grants = new Map<string, Grant>();
  /** The hash of a secret -> what it opens. */
  readonly #bySecret = new Map<string, { readonly grant: string; readonly device: string | null }>();
  #revision = -1;

  /** Of the last event, -1 before any. */
  get revision(): number {
    return this.#revision;
  }

  /** Every link, the oldest first. */
  get grants(): readonly Grant[] {
    return [...this.#grants.values()];
  }

  grant(id: string): Grant | undefined {
    return this.#grants.get(id);
  }

  /** What the secret with that hash opens; undefined for nothing. */
  opened(hash: string): Opened | undefined {
    const found = this.#bySecret.get(hash);
    const grant = found && this.#grants.get(found.grant);
    if (grant === undefined) return undefined;
    return { grant, device: grant.devices.find(({ id }) => id === found?.device) ?? null };
  }

  /** Folds the next event, which was recorded at that time. What it does not know of is passed over. */
  take(event: AccessEvent, at: string): void {
    this.#revision++;
    if (event.type === 'GrantMade') {
      this.#make(event.data, at);
      return;
    }
    const grant = this.#grants.get(event.data.grant);
    if (grant === undefined) return;
    if (event.type === 'DeviceEnrolled') this.#enrol(grant, event.data, at);
    if (event.type === 'DeviceLeft') this.#leave(grant, event.data.device);
    if (event.type === 'GrantRevoked') this.#revoke(grant);
  }

  #make({ grant: id, by: _, devices: left, ...rest }: GrantMade['data'], madeAt: string): void {
    this.#grants.set(id, { ...rest, id, left, madeAt, devices: [] });
    this.#bySecret.set(rest.secret, { grant: id, device: null });
  }

  #enrol(grant: Grant, { device: id, name, secret }: DeviceEnrolled['data'], since: string): void {
    const devices = [...grant.devices, { id, name, secret, since }];
    this.#grants.set(grant.id, { ...grant, devices, left: grant.left - 1 });
    this.#bySecret.set(secret, { grant: grant.id, device: id });
  }

  #leave(grant: Grant, device: string): void {
    for (const { id, secret } of grant.devices) if (id === device) this.#bySecret.delete(secret);
    this.#grants.set(grant.id, { ...grant, devices: grant.devices.filter(({ id }) => id !== device) });
  }

  #revoke({ id, secret, devices }: Grant): void {
    this.#grants.delete(id);
    for (const each of [secret, ...devices.map((device) => device.secret)]) this.#bySecret.delete(each);
  }
}

/** Whether a link still opens anything at that time. */
export const isLive = ({ expires }: Pick<Grant, 'expires'>, now: string): boolean =>
  Date.parse(now) < Date.parse(expires);
