import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, removeAfterwards, type Service, startService, until } from './service.js';

const ROOT = join(__dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');

/** nginx or Caddy with the configuration of deploy/, where only addresses and folders are this machine's. */
export type RealProxy = Service & { url: string };

export async function startNginx(upstreams: number[]): Promise<RealProxy> {
  const { port, root } = await place('nginx-');
  const site = readFileSync(join(DEPLOY, 'nginx/site.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv', `${root}/srv`)
    .replaceAll('include headers-', `include ${join(DEPLOY, 'nginx')}/headers-`)
    .replace(/server app-(\d):3000/g, (_, number: string) => `server 127.0.0.1:${upstreams[+number - 1]}`);
  writeFileSync(join(root, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${root}/${kind};`)
    .join('\n');
  // As root its workers would be another user, who may not enter a test's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(root, 'nginx.conf'),
    `${user} daemon off; pid ${root}/pid; error_log stderr warn; worker_processes 1;
     events {} http { access_log off; ${temporary} include ${root}/site.conf; }`,
  );
  return ready(startService('nginx', ['-p', root, '-c', join(root, 'nginx.conf'), '-e', 'stderr']), port);
}

export async function startCaddy(upstreams: number[]): Promise<RealProxy> {
  const { port, root } = await place('caddy-');
  const file = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('{\n', '{\n\tadmin off\n\tauto_https off\n')
    .replaceAll('/srv', `${root}/srv`)
    .replace('import headers.caddy', `import ${join(DEPLOY, 'headers.caddy')}`);
  writeFileSync(join(root, 'Caddyfile'), file);
  const env = {
    PATH: process.env.PATH,
    HOME: root,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', join(root, 'Caddyfile')];
  return ready(startService('caddy', args, { env }), port);
}

async function place(prefix: string): Promise<{ port: number; root: string }> {
  const [port = 0] = await freePorts(1);
  const root = removeAfterwards(mkdtempSync(join(tmpdir(), prefix)));
  mkdirSync(join(root, 'srv'));
  symlinkSync(join(ROOT, 'web-public/dist'), join(root, 'srv/site'));
  symlinkSync(join(ROOT, 'web-admin/dist'), join(root, 'srv/admin'));
  return { port, root };
}

async function ready(service: Service, port: number): Promise<RealProxy> {
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/api/v1/health/live`)).ok, 'The proxy', service);
  return { ...service, url };
}
