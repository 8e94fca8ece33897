import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Action } from '#access';

/** Where a route says what its caller must be allowed. */
export const NEEDS = 'matchtape:needs';

/** What the caller of a route, or of all routes of a controller, must be allowed; see the table in `#access`. A route that says nothing answers nobody. */
export const Needs = (action: Action): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(NEEDS, action), ApiExtension('x-matchtape-needs', action));
