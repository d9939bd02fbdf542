import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Pictures, type ReceivedFile } from './pictures/pictures.js';
import { PROOF_STORAGE, type ProofStorage } from './storage.js';
import { TemporaryFolder } from './temporary-files.js';

/** Checked pictures: taken in, given out, removed. */
@Injectable()
export class Proofs {
  private readonly log = new Logger('uploads');

  constructor(
    @Inject(PROOF_STORAGE) private readonly storage: ProofStorage,
    @Inject(TemporaryFolder) private readonly temporary: TemporaryFolder,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Checks, re-encodes and keeps the received file.
   * @returns the name under which the picture is kept
   * @throws ApiError 415, 413 or 503, see Pictures; the signal's reason when the sender went away
   */
  async keep(received: ReceivedFile): Promise<string> {
    const clean = this.temporary.newFile();
    const name = `${randomUUID()}.jpg`;
    await this.temporary.prepare();
    try {
      await this.pictures.reencode(received, clean);
      received.signal.throwIfAborted();
      await this.storage.put(name, clean);
      return name;
    } finally {
      await rm(clean, { force: true });
    }
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.storage.get(name);
  }

  /**
   * For a picture that nothing refers to any more. When the storage fails it is left to the sweeper, since what made
   * it useless is done and the sender's answer must say so.
   */
  async remove(name: string): Promise<void> {
    try {
      await this.storage.remove(name);
    } catch (error) {
      this.log.warn(
        `A picture that is no longer used could not be removed; the sweeper will: ${String(error)}`,
      );
    }
  }

  /**
   * Removes temporary files and pictures older than an hour that nothing refers to: what a crash between the file and
   * its row, or between a row and its file, leaves behind.
   */
  async sweep(inUse: (names: string[]) => Promise<Set<string>>, now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - 3_600_000);
    await this.temporary.sweep(before);
    let batch: string[] = [];
    const removeUnused = async () => {
      const used = await inUse(batch);
      for (const name of batch) if (!used.has(name)) await this.storage.remove(name);
      batch = [];
    };
    for await (const name of this.storage.namesBefore(before)) {
      batch.push(name);
      if (batch.length === 500) await removeUnused();
    }
    if (batch.length > 0) await removeUnused();
  }
}
