// node test/support/browser/dev-pages.mjs FOLDER PATH…: serves a web application from its sources, as `npm run dev` does, and
// prints as JSON what each path answered.
import { serveSources } from '../../../scripts/lib/vite.mjs';

const [folder, ...paths] = process.argv.slice(2);
const { port, close } = await serveSources(folder, 1);
const answers = [];
for (const path of paths) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  answers.push({ path, status: answer.status, html: await answer.text() });
}
await close();
// A pipe takes part of it at once: whoever exits sooner cuts the rest off.
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
