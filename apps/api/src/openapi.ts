import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type Action, may, PUBLIC, whoMay } from '#access';

type Security = NonNullable<OpenAPIObject['security']>;

const WITH_KEY: Security = [{ key: [] }, { cookie: [] }];

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What a route needs, as `@Needs` has left it there. */
const needsOf = (operation: Operation): Action | undefined =>
  (operation as Operation & { readonly 'x-matchtape-needs'?: Action })['x-matchtape-needs'];

/** Who may use each route, by the one table of who may do what; what the public may not asks for a key. */
const withRoles = (document: OpenAPIObject): OpenAPIObject => {
  for (const { get, post, delete: remove } of Object.values(document.paths))
    for (const operation of [get, post, remove]) {
      const needs = operation && needsOf(operation);
      if (operation === undefined || needs === undefined) continue;
      operation.description = [operation.description, whoMay(needs)].filter(Boolean).join(' ');
      if (!may(PUBLIC, needs)) operation.security = WITH_KEY;
    }
  return { ...document, security: [...WITH_KEY, {}] };
};

/** Serves the OpenAPI description: a page at /docs, JSON at /docs-json. */
export const serveOpenApi = (app: INestApplication): void => {
  const description = new DocumentBuilder()
    .setTitle('Matchtape')
    .setDescription(
      'Record matches, read their tapes step by step. Errors are application/problem+json (RFC 9457) with code, detail and remedy. ' +
        'Any route may answer 429 (too many requests) and 500.',
    )
    .setVersion('0.1.0')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'A key of the server; see its start, or `matchtape key`.' },
      'key',
    )
    .addCookieAuth(
      'matchtape-4680',
      {
        type: 'apiKey',
        description: 'What a browser has been given for the key; the port in its name is that of the address.',
      },
      'cookie',
    )
    .build();
  SwaggerModule.setup('docs', app, () => withRoles(SwaggerModule.createDocument(app, description)));
};
