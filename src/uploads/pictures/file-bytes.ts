import type { FileHandle } from 'node:fs/promises';

const BLOCK = 64 * 1024;

/** The end of the file came where there should have been more. */
export class FileEnded extends Error {}

/** Reads a file from its beginning on, in blocks: however it is made, no call holds up the process for long. */
export class FileBytes {
  private block: Buffer = Buffer.alloc(0);
  /** Where the block begins in the file. */
  private start = 0;
  /** What is read next. */
  private at = 0;

  constructor(private readonly file: FileHandle) {}

  /** The next `count` bytes, at most 64 kB. @throws FileEnded */
  async take(count: number): Promise<Buffer> {
    if (this.at - this.start + count > this.block.length && (await this.load()) < count)
      throw new FileEnded();
    const from = this.at - this.start;
    this.at += count;
    return this.block.subarray(from, from + count);
  }

  skip(count: number): void {
    this.at += count;
  }

  /** Leaps to behind the next byte for which `found` says so. @throws FileEnded */
  async skipPast(found: (block: Buffer, from: number) => number): Promise<void> {
    for (;;) {
      const from = this.at - this.start;
      const next = from < this.block.length ? found(this.block, from) : -1;
      if (next >= 0) return void (this.at = this.start + next);
      // The last byte is looked at again, together with what follows it.
      this.at = Math.max(this.at, this.start + this.block.length - 1);
      if ((await this.load()) < 2) throw new FileEnded();
    }
  }

  /** Loads the block that begins with what is read next. @returns its length */
  private async load(): Promise<number> {
    const { bytesRead, buffer } = await this.file.read(Buffer.alloc(BLOCK), 0, BLOCK, this.at);
    this.block = buffer.subarray(0, bytesRead);
    this.start = this.at;
    return bytesRead;
  }
}
