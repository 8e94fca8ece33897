import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

/** Where a route says that the machine the server runs on needs no key for it. */
export const OPEN_TO_MACHINE = 'matchtape:open-to-machine';

/** Opens a route to requests of the same machine, where the settings leave it so. */
export const OpenToMachine = (): MethodDecorator => SetMetadata(OPEN_TO_MACHINE, true);

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})(?::\d{1,5})?$/i;

/** What proxies add to what they hand on. */
const HANDED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Whether a request comes from the machine that the server runs on, and for itself. A proxy there hands on what others ask: it is told by its
 * headers, or by the name that others call it by; one that hides both has to be kept from such routes by its own settings.
 */
export const isOfMachine = ({ socket, headers }: Request): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(headers.host ?? '') &&
  HANDED_ON.every((name) => headers[name] === undefined);
