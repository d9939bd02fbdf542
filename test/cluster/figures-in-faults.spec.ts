import { execFileSync } from 'node:child_process';
import { endServer, postmasterOf, startOn, usedDataDir } from '../support/server/data-dir.js';
import { freePorts } from '../support/server/free-ports.js';
import type { RunningServer } from '../support/server/server.js';
import { describeWith } from './support/programs.js';
import { startRedis } from './support/redis.js';
import { until, type Service } from './support/service.js';

/** Real: a built server with its own PostgreSQL, and Redis; SIGSTOP, as a machine that swaps or a disk that hangs. */
describeWith(['redis-server', 'pgrep'], 'redis-server procps')('figures while something stands still', () => {
  let dataDir: string;
  let redis: Service & { url: string };
  let server: RunningServer;
  let figures: string;
  beforeAll(async () => {
    dataDir = await usedDataDir();
    redis = await startRedis();
    const [port = 0] = await freePorts(1);
    figures = `http://127.0.0.1:${port}/metrics`;
    server = await startOn(dataDir, { REDIS_URL: redis.url, METRICS_PORT: String(port) });
    await until(async () => (await read()).includes('\ndatabase_answers 1\n'), 'The figures');
  });
  afterAll(async () => {
    await endServer(server);
    await redis.stop();
  });

  /** @throws where they take more than a second, and as much again while other suites have the processor */
  const read = async () => (await fetch(figures, { signal: AbortSignal.timeout(2_000) })).text();

  it('come within a second while PostgreSQL hangs, time and again, and say so', async () => {
    const pid = String(postmasterOf(dataDir));
    const pids = [pid, ...execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n')];
    const signal = (name: NodeJS.Signals) => pids.forEach((one) => process.kill(Number(one), name));
    signal('SIGSTOP');
    try {
      for (let n = 0; n < 8; n++) expect(await read()).toContain('\ndatabase_answers 0\n');
      // What it said last stays, and what needs no database is as of now.
      expect(await read()).toMatch(/^jobs_waiting \d/m);
      expect(await read()).toContain('\nredis_answers 1\n');
    } finally {
      signal('SIGCONT');
    }
    await until(async () => (await read()).includes('\ndatabase_answers 1\n'), 'PostgreSQL');
  });

  it('say that Redis stands still', async () => {
    redis.process.kill('SIGSTOP');
    try {
      expect(await read()).toContain('\nredis_answers 0\n');
    } finally {
      redis.process.kill('SIGCONT');
    }
    await until(async () => (await read()).includes('\nredis_answers 1\n'), 'Redis');
  });
});
