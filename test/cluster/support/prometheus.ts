import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../support/server/free-ports.js';
import { removeAfterwards, startService, until, type Service } from './service.js';

const DEPLOY = join(__dirname, '../../../deploy/prometheus');

/** Asks from outside whether a page answers with 2xx. @returns it, with its host and port */
export async function startBlackbox(): Promise<Service & { address: string }> {
  const [port = 0] = await freePorts(1);
  const file = join(removeAfterwards(mkdtempSync(join(tmpdir(), 'blackbox-'))), 'blackbox.yml');
  writeFileSync(file, 'modules: { http_2xx: { prober: http } }\n');
  const address = `127.0.0.1:${port}`;
  const args = [`--config.file=${file}`, `--web.listen-address=${address}`];
  const service = startService('prometheus-blackbox-exporter', args);
  await until(async () => (await fetch(`http://${address}/-/healthy`)).ok, 'The Blackbox exporter', service);
  return { ...service, address };
}

export interface Prometheus extends Service {
  /** Names of the alerts that fire now. */
  firing(): Promise<string[]>;
  /** Whether each of its sources has answered. */
  hasRead(): Promise<boolean>;
}

/** How often it looks, instead of every 15 seconds, and every minute at the rules. */
export const LOOK_SECONDS = 3;

/**
 * Prometheus with the files of deploy/, where addresses are this machine's, and a minute or two of a rule are ten or twenty
 * seconds: that each is heard in its time is what alerts.spec.ts shows.
 */
export async function startPrometheus(
  url: string,
  metricsPort: number,
  blackbox: string,
): Promise<Prometheus> {
  const [port = 0] = await freePorts(1);
  const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'prometheus-')));
  const rules = readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8').replace(/(?<=for: [12])m$/gm, '0s');
  const scrape = readFileSync(join(DEPLOY, 'scrape.yml'), 'utf8')
    .replace(/^ *scrape_interval: .*\n/m, '')
    .replace("['app-1:9464', 'app-2:9464']", `['127.0.0.1:${metricsPort}']`)
    .replace('https://example.com', url)
    .replace('blackbox:9115', blackbox);
  const often = `{ scrape_interval: ${LOOK_SECONDS}s, evaluation_interval: ${LOOK_SECONDS}s }`;
  writeFileSync(join(folder, 'prometheus.yml'), `global: ${often}\n${scrape}`);
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const service = startService('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  const ask = async <T>(path: string) =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/v1${path}`)).json()) as { data: T }).data;
  await until(async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).ok, 'Prometheus', service);
  const firing = async () => {
    const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('/alerts');
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  };
  const hasRead = async () => {
    const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('/targets?state=active');
    return activeTargets.length === 2 && activeTargets.every(({ health }) => health === 'up');
  };
  return { ...service, firing, hasRead };
}
