// npm run icons: copies the icons that react-admin and the back office draw out of @mui/icons-material into the
// workspace vendor/mui-icons, which stands in for that package: whole, it is 180 MB in 43,000 files.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { extract } from 'tar-stream';
import { npm, root } from './lib/run.mjs';

const icons = join(root, 'vendor', 'mui-icons');
const target = join(icons, 'drawn');
const { name, version } = JSON.parse(readFileSync(join(icons, 'package.json'), 'utf8'));

/** Names in `import … from '@mui/icons-material/<name>'`. */
function drawn() {
  const names = new Set();
  const folders = [
    'web-admin/src',
    ...['ra-ui-materialui', 'react-admin', 'ra-core'].map((p) => `node_modules/${p}/dist`),
  ];
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true }))
      if (/\.(js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
        for (const [, icon] of readFileSync(join(root, folder, file), 'utf8').matchAll(
          /^import .* from ['"]@mui\/icons-material\/(\w+)['"]/gm,
        ))
          names.add(icon);
  return names;
}

async function toSource(icon, module) {
  const drawing = /export default ([\s\S]*);/.exec(module)?.[1] ?? '';
  const calls = ['jsx', 'jsxs'].filter((call) => drawing.includes(`_${call}(`));
  const source = `// Copied from ${name} ${version} by \`npm run icons\`.
import { createSvgIcon } from '@mui/material/SvgIcon';
import { ${calls.join(', ')} } from 'react/jsx-runtime';

export default ${drawing.replace(/_(jsxs?)\(/g, '$1(')};
`;
  const file = join(target, `${icon}.ts`);
  return { file, source: await format(source, { ...(await resolveConfig(file)), filepath: file }) };
}

const wanted = drawn();
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  const [program, ...args] = npm('pack', '--silent', '--pack-destination', folder, `${name}@${version}`);
  execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const entries = extract();
  const reading = (async () => {
    for await (const entry of entries) {
      const icon = /^package\/(\w+)\.mjs$/.exec(entry.header.name)?.[1];
      if (icon !== undefined && wanted.delete(icon)) {
        const { file, source } = await toSource(icon, await text(entry));
        writeFileSync(file, source);
      } else entry.resume();
    }
  })();
  const archive = join(folder, readdirSync(folder)[0]);
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), entries), reading]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (wanted.size > 0) console.error(`${name} ${version} has no ${[...wanted].join(', ')}.`);
