import { Smtp } from '../platform/mail/smtp.js';
import type { Settings } from '../platform/settings/settings.js';
import { sentence, look, well, wrong, type Finding } from './finding.js';

export async function lookAtMail(settings: Settings): Promise<Finding[]> {
  if (settings.smtpUrl === undefined)
    return [
      look(
        'mail',
        'No mail server is set: mails are kept and not sent.',
        'Set SMTP_URL and MAIL_FROM, and start again.',
      ),
    ];
  const { host } = new URL(settings.smtpUrl);
  const smtp = new Smtp(settings);
  try {
    await smtp.check();
    return [well('mail', `The mail server ${host} takes mails.`)];
  } catch (error) {
    return [faultOf(host, error as NodeJS.ErrnoException & { responseCode?: number })];
  } finally {
    smtp.onApplicationShutdown();
  }
}

/** Refused is what it answered; one that says nothing refused nothing. */
function faultOf(host: string, error: { code?: string; message: string; responseCode?: number }): Finding {
  const says = sentence(error);
  if (error.code === 'EAUTH')
    return wrong(
      'mail',
      `The mail server ${host} does not take the name or password of SMTP_URL: ${says}`,
      'Correct them in SMTP_URL; characters such as @ and / are written %40 and %2F.',
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
    'Look at host, port and smtp:// or smtps:// in SMTP_URL, and at its own log.',
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
