// npm run release: makes in .cache/release what a release is made of: a tarball that runs where Node is and npm is not
// (node dist/main.js), the source, which is also the image's context, the list of its packages (SBOM), and their checksums.
// PostgreSQL and the picture library are of one kind of system: the tarball is of the one that it is made on, as its name says.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail, npm, root } from './lib/run.mjs';

/** What goes along as it is; node_modules come from npm, and what is built from the build. */
const SHIPPED = [
  'CHANGELOG.md',
  'README.md',
  'deploy',
  'dist',
  'docs',
  'openapi-office.json',
  'openapi.json',
  'package.json',
  'tracing/package-lock.json',
  'tracing/package.json',
  'tracing/start.mjs',
  'web-admin/dist',
  'web-door/dist',
  'web-public/dist',
  'web-public/dist-ssr',
  'web-public/package.json',
];

const read = (program, args, cwd = root) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 256e6 });
const git = (...args) => read('git', args).trim();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (git('status', '--porcelain') !== '')
  fail('There are changes that are not committed: a release says which commit it is.');
const commit = git('rev-parse', '--short=12', 'HEAD');
const at = Number(git('log', '-1', '--format=%ct'));
const isTagged = git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`);
if (!isTagged)
  console.log(`This commit does not bear the tag v${version}: its files bear the commit in their names.`);

const name = `developer-site-${version}${isTagged ? '' : `-${commit}`}`;
const platform = `${name}-${process.platform}-${process.arch}`;
const out = join(root, '.cache/release');
const stage = join(out, platform);

await installIfStale();
const fault = await build();
if (fault) fail(fault);

rmSync(out, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
for (const path of SHIPPED)
  cpSync(join(root, path), join(stage, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.built-from$|\.js\.map$/.test(file),
  });
writeFileSync(join(stage, 'release.json'), `${JSON.stringify({ version, commit }, null, 2)}\n`);

for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(stage, file));
execFileSync(process.execPath, [join(root, 'scripts/production-packages.mjs')], {
  cwd: stage,
  stdio: 'inherit',
});
const [program, ...args] = npm('sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application');
writeFileSync(join(out, `${platform}.cdx.json`), read(program, args, stage));
for (const file of ['package-lock.json', '.npmrc']) rmSync(join(stage, file));
// The scripts of the checkout are not in it.
const manifest = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8'));
writeFileSync(
  join(stage, 'package.json'),
  `${JSON.stringify({ ...manifest, scripts: { start: 'node dist/main.js' } }, null, 2)}\n`,
);

// The same commit gives the same order, times and owners, wherever it is packed.
const isGnu = read('tar', ['--version']).includes('GNU');
const alike = isGnu
  ? ['--sort=name', `--mtime=@${at}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=go=u-w']
  : [];
read('tar', [...alike, '-czf', `${platform}.tar.gz`, platform], out);
rmSync(stage, { recursive: true });
git('archive', '--format=tar.gz', `--prefix=${name}/`, '-o', join(out, `${name}-source.tar.gz`), 'HEAD');

const made = [`${platform}.tar.gz`, `${platform}.cdx.json`, `${name}-source.tar.gz`];
const sumOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(out, file)))
    .digest('hex');
writeFileSync(join(out, `${platform}.sha256`), made.map((file) => `${sumOf(file)}  ${file}\n`).join(''));
for (const file of made) console.log(`${file}  ${(statSync(join(out, file)).size / 1e6).toFixed(1)} MB`);
