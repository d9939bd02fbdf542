import { defineActivity } from '../activity-types.js';

/** What happens to the endpoints; API keys cannot read it. */
export const webhookActivity = defineActivity('webhooks', 'admin', {
  'webhook.created': 'An endpoint was added',
  'webhook.changed': 'An endpoint was changed',
  'webhook.disabled': 'An endpoint was disabled because of what it answers',
  'webhook.deleted': 'An endpoint was removed',
  'webhook.secret_rotated': 'An endpoint got a new secret',
});
