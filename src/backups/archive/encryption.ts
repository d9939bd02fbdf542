import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { BackupSettings } from '../../platform/settings/settings.js';
import { BackupError } from './manifest.js';

/** Thrown when decrypted content is not what was encrypted. */
export class DamagedFile extends BackupError {}

/** Encrypted files have this ending, so that `age` and people know it. */
export const ENCRYPTED_ENDING = '.age';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts what leaves the process for the backups' folder, in the format of age (age-encryption.org), for keys whose secret
 * half need not be on the server: `age` itself opens it too. The library is loaded only where it is asked for.
 */
export class ArchiveEncryption {
  constructor(
    private readonly settings: Pick<BackupSettings, 'encryptFor' | 'decryptionKey'> = {
      encryptFor: [],
      decryptionKey: undefined,
    },
  ) {}

  /** Whether what is written is encrypted. */
  get isEnabled(): boolean {
    return this.settings.encryptFor.length > 0;
  }

  /** `.age`, or nothing. */
  get ending(): string {
    return this.isEnabled ? ENCRYPTED_ENDING : '';
  }

  /** Whether a file can be read here. */
  canDecrypt(file: string): boolean {
    return !file.endsWith(ENCRYPTED_ENDING) || this.settings.decryptionKey !== undefined;
  }

  /** A step of a pipeline. Where nothing is encrypted everything goes through as it is. */
  async *encrypt(source: Bytes): Bytes {
    if (!this.isEnabled) {
      yield* source;
      return;
    }
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (const recipient of this.settings.encryptFor) encrypter.addRecipient(recipient);
    yield* streamed(await encrypter.encrypt(webStream(source)));
  }

  /** A file, decrypted where it is encrypted. @throws BackupError without the key, or with another */
  async *decrypt(file: string): Bytes {
    const source = createReadStream(file);
    if (!file.endsWith(ENCRYPTED_ENDING)) {
      yield* source;
      return;
    }
    try {
      const { Decrypter } = await import('age-encryption');
      const decrypter = new Decrypter();
      for (const key of await this.keys(file)) decrypter.addIdentity(key);
      yield* streamed(await decrypter.decrypt(webStream(source)));
    } catch (error) {
      throw refusal(error, file);
    } finally {
      source.destroy();
    }
  }

  private async keys(file: string): Promise<string[]> {
    const { decryptionKey } = this.settings;
    if (decryptionKey === undefined)
      throw new BackupError(`${file} is encrypted: BACKUP_AGE_KEY_FILE names the file with its secret key.`);
    const text = await readFile(decryptionKey, 'utf8').catch((error: unknown) => {
      throw new BackupError(`BACKUP_AGE_KEY_FILE can't be read: ${(error as Error).message}.`);
    });
    return text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  }
}

/** A new pair: what goes into BACKUP_AGE_RECIPIENTS, and what is kept elsewhere, as `age-keygen` writes it. */
export async function newKey(): Promise<{ recipient: string; file: string }> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption');
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const created = new Date().toISOString();
  return { recipient, file: `# created: ${created}\n# public key: ${recipient}\n${identity}\n` };
}

// What leaves the library is a web stream; its types and Node's differ.
const webStream = (source: Bytes) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as unknown as globalThis.ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
const streamed = (stream: unknown): Bytes => Readable.fromWeb(stream as ReadableStream<Uint8Array>);

function refusal(error: unknown, file: string): unknown {
  const { syscall, message = '' } = error as { syscall?: string; message?: string };
  if (error instanceof BackupError || syscall !== undefined) return error;
  if (/no identity matched/.test(message))
    return new BackupError(`${file} is encrypted for another key than the one in BACKUP_AGE_KEY_FILE.`);
  return new DamagedFile(`${file} is damaged, or was altered.`);
}
