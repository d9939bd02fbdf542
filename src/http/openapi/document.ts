import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { RefusalAnswer } from '../api-answers.js';
import { completeOperations } from './operations.js';
import { accessRulesOf } from './route-rules.js';
import { addSharedParts } from './shared.js';

/** The API document, made from the controllers and their decorators. Call it after the global prefix is set. */
export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Developer site API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addCookieAuth(
      'staff_session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'staff_session',
        description: 'Staff: POST /auth/sign-in sets it (`__Host-staff_session` under https)',
      },
      'session',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'Integrators: an API key with the scope' },
      'api-key',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [RefusalAnswer],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  addSharedParts(document);
  completeOperations(document, accessRulesOf(app));
  return sortPaths(document);
}

const DESCRIPTION = `Inquiries and delegate registrations of the developer's site.

Every answer is JSON in an envelope: \`data\` (and \`meta\` for lists), or the fields of a refusal. Every answer carries
\`X-Request-Id\`. Unknown fields are refused; fields that the server makes are accepted and ignored, so that a record
that was read can be put back. Text is stored as typed, without the spaces around it.`;

const sortPaths = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
});
