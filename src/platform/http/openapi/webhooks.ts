import type { OpenAPIObject } from '@nestjs/swagger';

/** What the site tells other systems, as a feature describes it. */
export interface DescribedWebhooks {
  /** Name → what it means. */
  types: { type: string; meaning: string }[];
  /** The body's schema, for all of them. */
  message: object;
}

let describe: () => DescribedWebhooks = () => ({ types: [], message: {} });

/** Called once, by the feature that sends them, when its file is loaded. */
export const describeWebhooks = (description: () => DescribedWebhooks): void => {
  describe = description;
};

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
    'HMAC-SHA256 over `id.timestamp.body` by your secret, in base64; two with a blank between while a secret is replaced',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const RESPONSES = {
  '2XX': { description: 'Received. Anything else, or nothing within 15 seconds, is tried again for a day' },
  410: { description: 'Wanted no more: the endpoint is disabled at once' },
};

/** Puts the part `webhooks` and the schema of the message into the document. */
export function addWebhooks(document: OpenAPIObject): OpenAPIObject {
  const { types, message } = describe();
  const operation = ({ type, meaning }: DescribedWebhooks['types'][number]) => ({
    operationId: `webhook_${type.replaceAll('.', '_')}`,
    tags: ['Webhooks'],
    summary: meaning,
    description:
      'Sent to the endpoints that an admin has added, signed by the Standard Webhooks specification. It holds no personal data: read the record with your key.',
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
    },
    responses: RESPONSES,
  });
  const webhooks = Object.fromEntries(types.map((each) => [each.type, { post: operation(each) }]));
  const components = document.components ?? {};
  const schemas = { ...components.schemas, WebhookMessage: message };
  return { ...document, components: { ...components, schemas }, webhooks } as OpenAPIObject;
}
