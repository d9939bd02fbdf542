import { createHash, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { smallDisk } from '../../../test/support/server/small-disk.js';
import { readArchive, verifyArchive } from './archive-reader.js';
import { ArchiveWriter, removeDrafts } from './archive-writer.js';
import { newKey, ArchiveEncryption } from './encryption.js';
import { FORMAT, type Manifest } from './manifest.js';

const EMPTY = {
  format: FORMAT,
  created_at: '2026-11-27T00:00:00.000Z',
  postgresql: '18',
  migrations: [],
  tables: [],
  sequences: [],
} satisfies Omit<Manifest, 'entries'>;
const ENTRIES = {
  'database/delegate/000001.copy': Buffer.from('Ana\tSantos\n'),
  [`files/${'long-name-'.repeat(15)}.webp`]: Buffer.alloc(3_000_000, 'x'),
  'files/empty.webp': Buffer.alloc(0),
};

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'archive-'));
  file = join(directory, 'backups', 'one.tar.gz');
});
afterEach(() => rm(directory, { recursive: true }));

async function write(): Promise<void> {
  const archive = await ArchiveWriter.create(file);
  for (const [name, content] of Object.entries(ENTRIES)) await archive.add(name, content);
  await archive.finish(EMPTY);
}

/** Changes the tar inside the gzip. */
async function alter(change: (tar: Buffer) => Buffer): Promise<void> {
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)))));
}

describe('an archive', () => {
  it('gives back every entry, byte for byte, in order', async () => {
    await write();
    const found: Record<string, Buffer> = {};
    await readArchive(file, async (name, content) => {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      found[name] = Buffer.concat(chunks);
    });
    expect(Object.keys(found)).toEqual([...Object.keys(ENTRIES), 'manifest.json']);
    for (const [name, content] of Object.entries(ENTRIES)) expect(found[name]?.equals(content)).toBe(true);
    expect((await verifyArchive(file)).entries.map((entry) => entry.size)).toEqual([11, 3_000_000, 0]);
  });

  it('has its name only when it is whole, and is for its owner only', async () => {
    const archive = await ArchiveWriter.create(file);
    await archive.add('files/a', Buffer.from('a'));
    expect(await readdir(join(directory, 'backups'))).toEqual([
      expect.stringMatching(/^one\.tar\.gz\..+\.part$/),
    ]);
    await archive.finish(EMPTY);
    expect(await readdir(join(directory, 'backups'))).toEqual(['one.tar.gz']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind when it is given up', async () => {
    const archive = await ArchiveWriter.create(file);
    await archive.add('files/a', Buffer.from('a'));
    await archive.abandon();
    expect(await readdir(join(directory, 'backups'))).toEqual([]);
  });

  it('tells what stopped the writing', async () => {
    const archive = await ArchiveWriter.create(file);
    await rm(join(directory, 'backups'), { recursive: true });
    const large = Buffer.alloc(1_000_000, 'x');
    const writing = archive.add('files/a', large).then(() => archive.finish(EMPTY));
    await expect(writing).rejects.toMatchObject({ code: 'ENOENT' });
    await archive.abandon();
  });
});

describe('a disk that fills', () => {
  const disk = smallDisk(4);
  afterAll(() => disk?.unmount());
  const writeTo = async (path: string, minFreeBytes: number, size: number) => {
    const archive = await ArchiveWriter.create(path, { minFreeBytes });
    try {
      for (let i = 0; i < 60; i++) await archive.add(`files/${i}`, randomBytes(size));
      await archive.finish(EMPTY);
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  };

  it.each([1_000, 65_536, 300_000, 5_000_000])(
    'is an error that the writer hears, and leaves nothing behind (%d bytes an entry)',
    async (size) => {
      if (!disk) return;
      const many = async () => {
        for (let i = 0; i < 100; i++) await writeTo(join(disk.folder, 'full', `backup-${i}.tar.gz`), 0, size);
      };
      if (size === 1_000) writeFileSync(join(disk.folder, 'filler'), randomBytes(4_000_000));
      await expect(many()).rejects.toMatchObject({ code: 'ENOSPC' });
      expect((await readdir(join(disk.folder, 'full'))).filter((name) => name.endsWith('.part'))).toEqual([]);
      for (const name of ['filler', 'full'])
        rmSync(join(disk.folder, name), { force: true, recursive: true });
    },
  );

  it('is given up before it is full', async () => {
    if (!disk) return;
    await expect(writeTo(join(disk.folder, 'backup-2.tar.gz'), 2_000_000, 300_000)).rejects.toThrow(
      /has less than 2 MB left: the backup was given up\.$/,
    );
    expect(await readdir(disk.folder)).toEqual([]);
  });
});

it('drafts that nobody writes any more are removed, and one that is being written is not', async () => {
  const archive = await ArchiveWriter.create(join(directory, 'backup-1.tar.gz'));
  const [written = ''] = await readdir(directory);
  for (const name of ['backup-0.tar.gz.ab.part', 'notes.part']) await writeFile(join(directory, name), 'x');
  await removeDrafts(directory);
  expect((await readdir(directory)).sort()).toEqual([written, 'notes.part']);
  await archive.abandon();
});

describe('an encrypted archive', () => {
  it('is read with the secret key alone, and says what is wrong without it', async () => {
    const [ours, other] = [await newKey(), await newKey()];
    const keyFile = async ({ file: text }: typeof ours, name: string) => {
      await writeFile(join(directory, name), text);
      return join(directory, name);
    };
    const decryptionKey = await keyFile(ours, 'ours.key');
    const encryptFor = [ours.recipient];
    file += '.age';
    const archive = await ArchiveWriter.create(file, {
      encryption: new ArchiveEncryption({ encryptFor, decryptionKey: undefined }),
    });
    for (const [name, content] of Object.entries(ENTRIES)) await archive.add(name, content);
    const written = await archive.finish(EMPTY);
    const bytes = await readFile(file);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(written);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    expect(
      (await verifyArchive(file, new ArchiveEncryption({ encryptFor, decryptionKey }))).entries,
    ).toHaveLength(3);
    await expect(verifyArchive(file)).rejects.toThrow(/is encrypted: BACKUP_AGE_KEY_FILE names/);
    const wrong = new ArchiveEncryption({ encryptFor, decryptionKey: await keyFile(other, 'other.key') });
    await expect(verifyArchive(file, wrong)).rejects.toThrow(/is encrypted for another key than/);
    const gone = new ArchiveEncryption({ encryptFor, decryptionKey: join(directory, 'none.key') });
    await expect(verifyArchive(file, gone)).rejects.toThrow(/^BACKUP_AGE_KEY_FILE can't be read: /);
    const right = new ArchiveEncryption({ encryptFor, decryptionKey });
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
    await writeFile(file, bytes);
    await expect(verifyArchive(file, right)).rejects.toThrow(/is damaged, or was altered\.$/);
    await writeFile(file, bytes.subarray(0, 5_000));
    await expect(verifyArchive(file, right)).rejects.toThrow(/is damaged, or was altered\.$/);
  });
});

describe('a damaged archive is refused', () => {
  it('cut short', async () => {
    await write();
    await writeFile(file, (await readFile(file)).subarray(0, 2000));
    await expect(verifyArchive(file)).rejects.toThrow('The archive is cut short.');
  });

  it('without its manifest', async () => {
    await write();
    await alter((tar) =>
      Buffer.concat([tar.subarray(0, tar.lastIndexOf('manifest.json')), Buffer.alloc(1024)]),
    );
    await expect(verifyArchive(file)).rejects.toThrow(
      'The archive has no manifest: it is no finished backup.',
    );
  });

  it('with one byte changed', async () => {
    await write();
    await alter((tar) => {
      tar[tar.indexOf('Santos')] = 'Z'.charCodeAt(0);
      return tar;
    });
    await expect(verifyArchive(file)).rejects.toThrow(
      /"database\/delegate\/000001.copy" in the archive is not what/,
    );
  });

  it('of another format', async () => {
    const archive = await ArchiveWriter.create(file);
    await archive.finish({ ...EMPTY, format: 3 as never });
    await expect(verifyArchive(file)).rejects.toThrow(
      'The archive has format 3; this program reads formats 1 and 2.',
    );
  });

  it.each([
    { tables: [null] },
    { entries: [{}] },
    { migrations: [1] },
    { sequences: {} },
    { tables: [{ name: 'staff', rows: 1 }] },
    { tables: [{ name: 'staff', columns: ['id'] }] },
    { tables: [{ name: 'staff', columns: [1], rows: 1 }] },
    { tables: undefined },
    { created_at: 'soon' },
    { sequences: [{ name: 'no' }] },
    { sequences: [{ name: 'no', last_value: 'x' }] },
    { uploads: [{}] },
    { entries: [{ name: 'files/a.jpg', size: '1', sha256: '' }] },
  ])('with %j in its manifest', async (change) => {
    const archive = await ArchiveWriter.create(file);
    // Room for what is written over it.
    await archive.finish({ ...EMPTY, version: '1'.repeat(300) });
    await alter((tar) => {
      const at = tar.indexOf('{');
      const end = tar.lastIndexOf('}') + 1;
      const text = JSON.stringify({ ...EMPTY, entries: [], ...change });
      // As long as it was: the header says how long.
      tar.write(text.padEnd(end - at), at);
      return tar;
    });
    await expect(verifyArchive(file)).rejects.toThrow('The archive’s manifest is incomplete.');
  });

  it('that is no archive at all, or not there', async () => {
    await expect(verifyArchive(join(directory, 'none'))).rejects.toThrow(/^There is no file/);
    const text = join(directory, 'text');
    await writeFile(text, 'not gzip');
    await expect(verifyArchive(text)).rejects.toThrow('The file is no gzip archive, or is damaged.');
    await writeFile(text, gzipSync('no tar, '.repeat(200)));
    await expect(verifyArchive(text)).rejects.toThrow('The archive is damaged.');
  });
});
