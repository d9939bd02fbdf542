import { createHash } from 'node:crypto';

export const hash = (...parts: string[]) =>
  parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
