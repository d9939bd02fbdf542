// npm run stand-ins: bundles the few functions that our libraries use of two large packages into workspaces of the same
// names (vendor/es-toolkit, vendor/date-fns), which stand in for them.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { npm, root } from './lib/run.mjs';

/** Which package stands in for which module, and who imports it. */
const STAND_INS = [
  { folder: 'es-toolkit', module: 'es-toolkit/compat', file: 'compat.mjs', usedBy: ['@nestjs/swagger'] },
  { folder: 'date-fns', module: 'date-fns', file: 'index.mjs', usedBy: ['ra-core', 'ra-ui-materialui'] },
];

/** Names in `import { … } from '<module>'` of the packages' own files, sorted. */
function imported(module, packages) {
  const names = new Set();
  const imports = new RegExp(String.raw`^import \{([^}]*)\} from ['"]${module}['"]`, 'gm');
  for (const name of packages) {
    const folder = join(root, 'node_modules', name, 'dist');
    for (const file of readdirSync(folder, { recursive: true }))
      if (/\.m?js$/.test(file))
        for (const [, list] of readFileSync(join(folder, file), 'utf8').matchAll(imports))
          for (const one of list.split(',')) names.add(one.trim().split(' ')[0]);
  }
  return [...names].filter(Boolean).sort();
}

async function standIn({ folder, module, file, usedBy }) {
  const target = join(root, 'vendor', folder);
  const { name, version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const whole = mkdtempSync(join(tmpdir(), 'stand-in-'));
  try {
    writeFileSync(join(whole, 'package.json'), '{}');
    const [program, ...args] = npm('install', '--silent', '--no-save', `${name}@${version}`);
    execFileSync(program, args, { cwd: whole, stdio: ['ignore', 'ignore', 'inherit'] });
    const names = imported(module, usedBy);
    writeFileSync(join(whole, 'entry.mjs'), `export { ${names.join(', ')} } from '${module}';\n`);
    const bundle = await rolldown({ input: join(whole, 'entry.mjs'), cwd: whole });
    const { output } = await bundle.generate({ format: 'esm', comments: false });
    const code = output[0].code.replaceAll(/^\/\/#(end)?region.*\n/gm, '');
    const head = `// ${names.length} functions of ${name} ${version}, by \`npm run stand-ins\`.\n`;
    writeFileSync(join(target, file), head + code);
    const license = readdirSync(join(whole, 'node_modules', name)).find((each) => /^licen[cs]e/i.test(each));
    copyFileSync(join(whole, 'node_modules', name, license), join(target, 'LICENSE'));
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

for (const each of STAND_INS) await standIn(each);
