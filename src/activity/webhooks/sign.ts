import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new signing secret, in the form of the Standard Webhooks specification. */
export const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The headers of the Standard Webhooks specification (https://www.standardwebhooks.com), signed by each secret that holds. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  at = new Date(),
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
