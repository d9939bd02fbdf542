import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../support/server/free-ports.js';
import { hasPrograms } from './programs.js';
import { removeAfterwards, startService, until, type Service } from './service.js';

const ROOT = join(__dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');

/** nginx or Caddy with the configuration of deploy/, where only addresses and folders are this machine's. */
export type RealProxy = Service & { url: string };

/** The directory deploy/nginx where Debian keeps sites, with upstreams.conf and address.conf filled in, and nothing else. */
export async function startNginx(upstreams: number[]): Promise<RealProxy> {
  const { port, root } = await place('nginx-');
  const configuration = configureNginx(root, upstreams, (address) =>
    address.replace('listen 80;\nlisten [::]:80;', `listen 127.0.0.1:${port};`),
  );
  return ready(startService('nginx', configuration), port);
}

/** @returns what nginx says of the lines of address.conf that are for HTTPS, with a certificate made here @throws when it refuses */
export async function nginxTakesHttps(): Promise<string> {
  const root = removeAfterwards(mkdtempSync(join(tmpdir(), 'nginx-')));
  const [key, certificate] = [join(root, 'key.pem'), join(root, 'certificate.pem')];
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=example.com'.split(
    ' ',
  );
  execFileSync('openssl', [...kind, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const [port = 0] = await freePorts(1);
  const configuration = configureNginx(root, [1], (address) =>
    address
      .replaceAll(/^(# )?listen (80|\[::\]:).*\n/gm, '')
      .replaceAll(/^# (?=listen|ssl_)/gm, '')
      .replace('443', `127.0.0.1:${port}`)
      .replace(/(?<=ssl_certificate ).*;/, `${certificate};`)
      .replace(/(?<=ssl_certificate_key ).*;/, `${key};`),
  );
  const { stderr } = spawnSync('nginx', ['-t', ...configuration], { encoding: 'utf8' });
  return stderr;
}

/** @param change of address.conf @returns nginx's arguments */
function configureNginx(root: string, upstreams: number[], change: (address: string) => string): string[] {
  const site = join(root, 'developer-site');
  cpSync(join(DEPLOY, 'nginx'), site, { recursive: true });
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`);
  writeFileSync(join(site, 'upstreams.conf'), servers.join('\n'));
  const address = change(readFileSync(join(site, 'address.conf'), 'utf8'));
  writeFileSync(join(site, 'address.conf'), address.replace('/srv', join(root, 'srv')));
  mkdirSync(join(root, 'sites-enabled'));
  symlinkSync('../developer-site/site.conf', join(root, 'sites-enabled/developer-site'));
  writeFileSync(join(root, 'nginx.conf'), debianConfiguration(root));
  return ['-p', root, '-c', join(root, 'nginx.conf'), '-e', 'stderr'];
}

/** As Debian's nginx.conf is in what matters: MIME types, gzip, conf.d and sites-enabled in the http block. */
function debianConfiguration(root: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${root}/${kind};`)
    .join('\n');
  // As root its workers would be another user, who may not enter a test's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${root}/pid; error_log stderr warn; worker_processes 1;
    events {} http {
      access_log off; gzip on; default_type application/octet-stream; ${temporary}
      include ${root}/conf.d/*.conf; include ${root}/sites-enabled/*;
    }`;
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

export const PROXIES = [
  { name: 'nginx', packages: 'nginx-light', start: startNginx },
  { name: 'caddy', packages: 'caddy', start: startCaddy },
];

/** Those of them that are installed, all in front of the same processes. */
export const installedProxies = () => PROXIES.filter(({ name, packages }) => hasPrograms([name], packages));

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
