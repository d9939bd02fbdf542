import { describeWebhooks } from '../../platform/http/openapi/webhooks.js';
import { publicTypes } from '../activity-types.js';

/** The body of every message (see bodyOf in deliveries.ts). */
describeWebhooks(() => ({
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
}));
