import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be read again, so that a copy of the database alone does not give it. The key is derived from
 * AUTH_SECRET: whoever replaces that makes what was encrypted unreadable.
 */
export class Encryption {
  private readonly key: Buffer;

  /** @param purpose each has a key of its own */
  constructor(secret: string, purpose: 'second factor' | 'mail server' | 'news') {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** @param owner whose it is: text moved to somebody else's row can't be decrypted */
  encrypt(plain: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
  }

  /** @returns undefined for what was encrypted with another secret, for somebody else, or was changed since */
  decrypt(encrypted: string, owner: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
