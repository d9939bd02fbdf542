import type { OpenAPIObject } from '@nestjs/swagger';
import { publicTypes } from '../activity/activity-types.js';

/** The body of every message (see bodyOf in deliveries.ts). */
const message = () => ({
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { oneOf: publicTypes().map(({ type, meaning }) => ({ const: type, description: meaning })) },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
    data: {
      type: 'object',
      required: ['resource', 'record_id', 'fields', 'sequence'],
      properties: {
        resource: { type: 'string', example: 'delegates' },
        record_id: { type: 'string', format: 'uuid' },
        fields: { type: 'array', items: { type: 'string' }, description: 'The fields that changed' },
        sequence: {
          type: 'integer',
          description: 'Grows with what happened; messages may come in another order',
        },
      },
    },
  },
});

const header = (name: string, description: string, example: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const HEADERS = [
  header(
    'webhook-id',
    'The same for every try of one message: ignore one that you have seen',
    '019a8f0e-7c1b-7d3a-9f21-3c5e8b7a1d42',
  ),
  header('webhook-timestamp', 'Seconds since 1970, of this try', '1795500000'),
  header(
    'webhook-signature',
    '`v1,` and, in base64, HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, the body as it came; the key is what stands behind `whsec_`, decoded from base64. Two with a blank between while a secret is replaced',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const RESPONSES = {
  '2XX': { description: 'Received. Anything else, or nothing within 15 seconds, is tried again for a day' },
  410: { description: 'Wanted no more: the endpoint is disabled at once' },
};

/** Puts the part `webhooks` and the schema of the message into the document. */
export function addWebhooks(document: OpenAPIObject): OpenAPIObject {
  const post = {
    operationId: 'webhook',
    tags: ['Webhooks'],
    summary: 'What happened',
    description:
      'Sent to the endpoints that an admin has added, signed by the Standard Webhooks specification. It holds no personal data: read the record with your key.',
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
    },
    responses: RESPONSES,
  };
  const components = document.components ?? {};
  const schemas = { ...components.schemas, WebhookMessage: message() };
  return {
    ...document,
    components: { ...components, schemas },
    webhooks: { message: { post } },
  } as OpenAPIObject;
}
