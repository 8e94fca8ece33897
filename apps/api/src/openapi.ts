import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

type Security = NonNullable<OpenAPIObject['security']>;

const WITH_KEY: Security = [{ key: [] }, { cookie: [] }];

/** What changes something needs a key; what is read is answered to everybody, and to who shows a key as the recorder. */
const withSecurity = (document: OpenAPIObject): OpenAPIObject => {
  for (const { post, delete: remove } of Object.values(document.paths))
    for (const operation of [post, remove]) if (operation !== undefined) operation.security = WITH_KEY;
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
  SwaggerModule.setup('docs', app, () => withSecurity(SwaggerModule.createDocument(app, description)));
};
