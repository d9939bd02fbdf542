import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { RefusalAnswer } from '../api-answers.js';
import { GUIDE, SECTIONS } from './guide.js';
import { completeOperations } from './operations.js';
import { accessRulesOf } from './route-rules.js';
import { addSharedParts } from './shared.js';

/** The API document, made from the controllers and their decorators. Call it after the global prefix is set. */
export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Developer site API')
    .setDescription(GUIDE)
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
  document.tags = SECTIONS.map(([name, description]) => ({ name, description }));
  return sortPaths(document);
}

const sortPaths = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
});
