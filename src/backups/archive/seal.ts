import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { BackupSettings } from '../../platform/settings/settings.js';
import { BackupError } from './manifest.js';

/** What was sealed can't have been this. */
export class DamagedFile extends BackupError {}

/** What is sealed bears this ending, so that `age` and people know it. */
export const SEALED = '.age';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts what leaves the process for the backups' folder, in the format of age (age-encryption.org), for keys whose secret
 * half need not be on the server: `age` itself opens it too. The library is loaded only where it is asked for.
 */
export class Seal {
  constructor(
    private readonly settings: Pick<BackupSettings, 'sealFor' | 'sealKey'> = {
      sealFor: [],
      sealKey: undefined,
    },
  ) {}

  /** Whether what is written is sealed. */
  get isSet(): boolean {
    return this.settings.sealFor.length > 0;
  }

  /** `.age`, or nothing. */
  get ending(): string {
    return this.isSet ? SEALED : '';
  }

  /** Whether a file can be read here. */
  opens(file: string): boolean {
    return !file.endsWith(SEALED) || this.settings.sealKey !== undefined;
  }

  /** A step of a pipeline. Without a seal everything goes through as it is. */
  async *close(source: Bytes): Bytes {
    if (!this.isSet) {
      yield* source;
      return;
    }
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (const recipient of this.settings.sealFor) encrypter.addRecipient(recipient);
    yield* streamed(await encrypter.encrypt(webStream(source)));
  }

  /** A file as it was before it was sealed, if it was. @throws BackupError without the key, or with another */
  async *open(file: string): Bytes {
    const source = createReadStream(file);
    if (!file.endsWith(SEALED)) {
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
    const { sealKey } = this.settings;
    if (sealKey === undefined)
      throw new BackupError(`${file} is encrypted: BACKUP_AGE_KEY_FILE names the file with its secret key.`);
    const text = await readFile(sealKey, 'utf8').catch((error: unknown) => {
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
