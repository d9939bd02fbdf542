import { createHmac, randomBytes } from 'node:crypto';

/** A new signing secret, in the form of the Standard Webhooks specification. */
export const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * The headers of the Standard Webhooks specification (https://www.standardwebhooks.com): an HMAC-SHA256 over
 * `id.timestamp.body`, once for each secret that holds.
 * @param at seconds since 1970
 */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  at = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}
