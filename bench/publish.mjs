// npm run bench:publish -- [projects] [pictures]: how long a release takes to render when one word of one project changed,
// and what a preview takes, on a site of so many projects and uploaded pictures. Needs a built site; no server, no database.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { medianOf } from './lib/median.mjs';

const [projects = 60, pictures = 600] = process.argv.slice(2).map(Number);
const ROUNDS = 7;
const worker = new Worker(new URL('../web-public/dist-ssr/renderer.js', import.meta.url), {
  env: { NODE_ENV: 'production' },
});
const waiting = new Map();
worker.on('message', ({ id, output, fault }) => {
  const { resolve, reject } = waiting.get(id);
  if (fault === undefined) resolve(output);
  else reject(new Error(fault));
});
let last = 0;
const call = (name, input) =>
  new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    worker.postMessage({ id: last, name, input });
  });
const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
};

const { seed } = await call('describe');
const like = seed.find(({ kind, slug }) => kind === 'projects' && slug === 'grove-tower').data;
const names = Array.from({ length: pictures }, (_, i) => createHash('md5').update(`${i}`).digest('hex'));
const uploaded = Object.fromEntries(names.map((name) => [name, { width: 2560, height: 1440 }]));
/** Drawn plans and brochures are made once for a project; what is measured is the change of a word. */
const project = (i, words = 'as before') => {
  const slug = `tower-${i}`;
  const own = names.slice((i * pictures) / projects, ((i + 1) * pictures) / projects);
  const gallery = own
    .slice(0, 24)
    .map((name, n) => ({ file: `uploaded/${name}`, alt: `View ${n} of ${slug}` }));
  const { plan: _, ...home } = like.details.homes[0];
  const { map: __, section: ___, ...details } = like.details;
  const more = { name: `Tower ${i}`, href: `/properties/residential/visayas/${slug}`, region: 'visayas' };
  const data = {
    ...like,
    ...more,
    description: `Story ${words}`,
    details: { ...details, slug, homes: [home] },
  };
  return { kind: 'projects', slug, data: { ...data, gallery: gallery.length > 0 ? gallery : like.gallery } };
};
const site = (words) => ({
  entries: Array.from({ length: projects }, (_, i) => project(i, i === 0 ? words : undefined)),
  uploaded,
  pdfs: {},
  details: {},
  origin: 'https://example.ph',
  past: [],
});
const root = mkdtempSync(join(tmpdir(), 'bench-publish-'));
try {
  let before;
  const times = { preview: [], draft: [], render: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const folder = join(root, 'releases', `r${round}`);
    const input = site(`anew ${round}`);
    const [preview] = await timed(() =>
      call('preview', { ...input, path: project(0).data.href, marked: true }),
    );
    const changed = [project(0, `anew ${round}`)];
    const [draft] = await timed(() =>
      call('draftProblems', { entries: changed, all: input.entries, uploaded, pdfs: {} }),
    );
    const [render, { problems }] = await timed(() =>
      call('render', { ...input, folder, before, anyway: true }),
    );
    if (round === 0)
      console.log(`first: ${Math.round(render)} ms, ${problems.length} problems`, problems.slice(0, 3));
    else for (const [name, time] of Object.entries({ preview, draft, render })) times[name].push(time);
    before = folder;
  }
  console.log(`${projects} projects, ${pictures} pictures; median of ${ROUNDS}:`);
  for (const [name, all] of Object.entries(times)) console.log(`  ${name} ${Math.round(medianOf(all))} ms`);
} finally {
  rmSync(root, { recursive: true, force: true });
  await worker.terminate();
}
