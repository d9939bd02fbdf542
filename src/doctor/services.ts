import type { Client } from 'pg';
import { Encryption } from '../auth/encryption.js';
import { authSecret } from '../auth/secret.js';
import type { SavedMailServer } from '../mail-server/mail-server.entity.js';
import { serverOf } from '../mail-server/mail-server.service.js';
import { addressIn, explainSmtp, serverName } from '../platform/mail/smtp-problem.js';
import { Smtp } from '../platform/mail/smtp.js';
import type { Settings } from '../platform/settings/settings.js';
import { sentence, warning, well, wrong, type Finding } from './finding.js';

/** @param db where a server that is set in the back office is kept; undefined: there is none to ask */
export async function checkMail(settings: Settings, db?: Client): Promise<Finding[]> {
  if (settings.smtpUrl !== undefined)
    return [await mailFinding(new Smtp(settings), addressIn(settings.smtpUrl), 'SMTP_URL')];
  const saved = (await db?.query<SavedMailServer>('SELECT * FROM mail_server'))?.rows[0];
  if (!saved) return [warning('mail', 'No mail server is set: mails are kept and not sent.', SET_ONE)];
  const server = serverOf(saved, new Encryption(await authSecret(settings), 'mail server'));
  if (!server)
    return [
      wrong(
        'mail',
        'The password of the mail server can not be read: AUTH_SECRET is not the one it was entered under.',
        'Enter it anew, at Mail server in the back office.',
      ),
    ];
  const smtp = new Smtp(settings);
  smtp.use(server);
  return [await mailFinding(smtp, server.options, 'the back office (Mail server)')];
}

const SET_ONE = 'Set one at Mail server in the back office; or SMTP_URL and MAIL_FROM, and start again.';

/** @param source where it is set, in words */
async function mailFinding(
  smtp: Smtp,
  server: Parameters<typeof serverName>[0],
  source: string,
): Promise<Finding> {
  try {
    await smtp.check();
    return well('mail', `The mail server ${serverName(server)} takes mails.`);
  } catch (error) {
    const { says, todo } = explainSmtp(error, server, source);
    return wrong('mail', says, todo);
  } finally {
    smtp.onApplicationShutdown();
  }
}

export async function checkRedis({ redisUrl }: Settings): Promise<Finding[]> {
  if (redisUrl === undefined) return [];
  const { Redis } = await import('ioredis');
  const { host } = new URL(redisUrl);
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let fault: unknown;
  redis.on('error', (error) => (fault = error));
  try {
    await redis.connect();
    await redis.ping();
    return [well('redis', `Redis at ${host} answers.`)];
  } catch (error) {
    return [
      wrong(
        'redis',
        `Redis at ${host} does not answer: ${sentence(fault ?? error)}`,
        'Start it, or correct REDIS_URL. Until then limits are counted per process; nothing else is affected.',
      ),
    ];
  } finally {
    redis.disconnect();
  }
}
