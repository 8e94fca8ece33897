import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the OpenAPI description: a page at /docs, JSON at /docs-json. */
export const serveOpenApi = (app: INestApplication): void => {
  const description = new DocumentBuilder()
    .setTitle('Matchtape')
    .setDescription(
      'Record matches, read their tapes step by step. Errors are application/problem+json (RFC 9457) with code, detail and remedy. ' +
        'Any route may answer 429 (too many requests) and 500.',
    )
    .setVersion('0.1.0')
    .build();
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, description));
};
