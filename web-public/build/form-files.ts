import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const OF_FORMS = ['src/app/hydrate.tsx', 'src/forms/FormFrame.tsx'];

/** Writes into the page's frame which files forms are made of, as inert JSON: the page fetches them early (app/browser/preload.ts). */
export function formFiles(): Plugin {
  return {
    name: 'form-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        if (!bundle) return;
        const attrs = { type: 'application/json', id: 'form-files' };
        return [{ tag: 'script', attrs, children: JSON.stringify(filesOf(bundle)), injectTo: 'body' }];
      },
    },
  };
}

/** The files that loading these modules loads, without those that every page with script has. */
function filesOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const next of chunk.imports) add(chunks.find(({ fileName }) => fileName === next));
  };
  for (const module of OF_FORMS)
    add(chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(ROOT, module)));
  return [...found].map((file) => `/${file}`);
}
