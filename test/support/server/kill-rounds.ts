import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { DiskStorage } from '../../../src/uploads/disk-storage.js';
import { Pictures } from '../../../src/uploads/pictures/pictures.js';
import { Proofs } from '../../../src/uploads/proofs.js';
import { TemporaryFolder } from '../../../src/uploads/temporary-files.js';
import { within } from '../jest/database.js';
import { idsOf, missing, writeInquiries, writeInquiry } from '../requests/inquiry-writer.js';
import { uploadProofs } from '../requests/proof-uploader.js';
import { endServer, killHard, killPostmaster, startOn } from './data-dir.js';
import type { RunningServer } from './server.js';

export type Victim = 'the server' | 'PostgreSQL' | 'the server and PostgreSQL';

/**
 * Kills under a load of writes and uploads on one DATA_DIR, victim after victim, with whatever start is needed in
 * between, and checks after each that nothing is lost that was answered, and nothing half is kept.
 */
export async function surviveKills(dataDir: string, victims: Victim[]): Promise<void> {
  let server = await startOn(dataDir);
  for (const victim of victims) {
    const inquiries = writeInquiries(server.url, 6);
    const proofs = uploadProofs(server.url, 2);
    while (idsOf(inquiries.answers).length < 20 || proofs.kept.length < 3) await sleep(10);
    await sleep(Math.random() * 200); // in the middle of whatever it does then
    server = await kill(victim, server, dataDir);
    const answers = await inquiries.stop();
    await proofs.stop();

    if (victim === 'PostgreSQL') {
      const refusals = answers.filter((answer) => 'status' in answer);
      expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
      expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
    }
    expect(await missing(dataDir, idsOf(answers))).toEqual([]);
    await checkProofs(dataDir, proofs.kept);
  }
  expect(await endServer(server)).toBe(0);
}

/** @returns the server that runs and takes writes afterwards */
async function kill(victim: Victim, server: RunningServer, dataDir: string): Promise<RunningServer> {
  if (victim === 'PostgreSQL') {
    killPostmaster(dataDir);
    // The first answers may still come from backends that outlive their postmaster for a moment.
    while ('id' in (await writeInquiry(server.url))) await sleep(10);
    while (!('id' in (await writeInquiry(server.url)))) await sleep(50);
    return server;
  }
  await killHard(server, victim === 'the server' ? undefined : dataDir);
  const next = await startOn(dataDir);
  expect(await writeInquiry(next.url)).toHaveProperty('id');
  return next;
}

/** Each answered proof is there; each named file is a whole picture; what nobody names goes with the sweeper. */
async function checkProofs(dataDir: string, kept: string[]): Promise<void> {
  const { rows } = await within(await runningEmbeddedPostgres(dataDir, () => undefined), (db) =>
    db.query<{ id: string; name: string }>(
      'SELECT id, proof_of_payment AS name FROM delegate WHERE proof_of_payment IS NOT NULL',
    ),
  );
  const ids = new Set(rows.map(({ id }) => id));
  expect(kept.filter((id) => !ids.has(id))).toEqual([]);

  const [folder, incoming] = [join(dataDir, 'uploads/proofs'), join(dataDir, 'uploads/incoming')];
  for (const { name } of rows) await sharp(join(folder, name), { failOn: 'error' }).stats();

  const named = new Set(rows.map(({ name }) => name));
  const sweeper = new Proofs(new DiskStorage(folder), new TemporaryFolder(incoming), new Pictures());
  await sweeper.sweep(() => Promise.resolve(named), new Date(Date.now() + 2 * 3_600_000));
  expect(new Set(readdirSync(folder))).toEqual(named);
  expect(readdirSync(incoming)).toEqual([]);
}
