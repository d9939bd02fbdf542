import type { Settings } from '../platform/settings/settings.js';
import { warning, well, type Finding } from './finding.js';

const isLocal = (url: string) => /^https?:\/\/(localhost|127\.)/.test(url);

/** Finds settings that are valid and most likely a mistake. */
export function checkSettings(settings: Settings): Finding[] {
  const { publicUrl, production, trustProxy, s3, redisUrl } = settings;
  const found: Finding[] = [];
  if (production && isLocal(publicUrl))
    found.push(
      warning(
        'settings',
        `PUBLIC_URL is ${publicUrl}: links in mails and QR codes lead nowhere.`,
        'Set PUBLIC_URL to the address of the site.',
      ),
    );
  if (publicUrl.startsWith('https:') && trustProxy === 0)
    found.push(
      warning(
        'settings',
        'PUBLIC_URL is https and TRUST_PROXY is 0: behind a proxy all visitors count as one address, and are refused together.',
        'Set TRUST_PROXY to how many proxies stand in front, most often 1.',
      ),
    );
  if (redisUrl !== undefined && s3 === undefined)
    found.push(
      warning(
        'settings',
        'REDIS_URL is set, as for several processes, and uploads are kept in DATA_DIR.',
        'Give all processes one DATA_DIR (a mounted disk), or set S3_BUCKET.',
      ),
    );
  return found.length > 0
    ? found
    : [well('settings', 'Every setting is known and has a value that can be used.')];
}
