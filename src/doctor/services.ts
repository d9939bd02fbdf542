import type { Client } from 'pg';
import { Encryption } from '../auth/encryption.js';
import { authSecret } from '../auth/secret.js';
import type { SavedMailServer } from '../mail-server/mail-server.entity.js';
import { serverOf } from '../mail-server/mail-server.service.js';
import { Smtp } from '../platform/mail/smtp.js';
import type { Settings } from '../platform/settings/settings.js';
import { sentence, look, well, wrong, type Finding } from './finding.js';

/** @param db where a server that is set in the back office is kept; undefined: there is none to ask */
export async function lookAtMail(settings: Settings, db?: Client): Promise<Finding[]> {
  if (settings.smtpUrl !== undefined) {
    const { host } = new URL(settings.smtpUrl);
    return [await mailFinding(new Smtp(settings), host, 'SMTP_URL')];
  }
  const saved = (await db?.query<SavedMailServer>('SELECT * FROM mail_server'))?.rows[0];
  if (!saved) return [look('mail', 'No mail server is set: mails are kept and not sent.', SET_ONE)];
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
  return [await mailFinding(smtp, `${saved.host}:${saved.port}`, 'Mail server in the back office')];
}

const SET_ONE = 'Set one at Mail server in the back office; or SMTP_URL and MAIL_FROM, and start again.';

/** @param where it is set, in words */
async function mailFinding(smtp: Smtp, host: string, where: string): Promise<Finding> {
  try {
    await smtp.check();
    return well('mail', `The mail server ${host} takes mails.`);
  } catch (error) {
    return faultOf(host, where, error as NodeJS.ErrnoException & { responseCode?: number });
  } finally {
    smtp.onApplicationShutdown();
  }
}

/** The finding about a mail server that refused, or gave no answer. */
function faultOf(
  host: string,
  where: string,
  error: { code?: string; message: string; responseCode?: number },
): Finding {
  const says = sentence(error);
  if (error.code === 'EAUTH')
    return wrong(
      'mail',
      `The mail server ${host} does not take the name or password of ${where}: ${says}`,
      where === 'SMTP_URL'
        ? 'Correct them in SMTP_URL; characters such as @ and / are written %40 and %2F.'
        : `Correct them at ${where}.`,
    );
  if (error.code === 'ETIMEDOUT')
    return wrong(
      'mail',
      `The mail server ${host} says nothing: ${says}`,
      'Look whether it is up, and whether a firewall lets this machine reach its port.',
    );
  return wrong(
    'mail',
    `The mail server ${host} can't be used: ${says}`,
    `Look at its name, its port and the kind of encryption (${where}), and at its own log.`,
  );
}

export async function lookAtRedis({ redisUrl }: Settings): Promise<Finding[]> {
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
