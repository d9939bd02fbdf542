// npm run bench:parts: what each part made by hand saves against the library that does the same. The application runs
// twice, once as it is and once with the library in the part's place (bench/parts/), in turns on one
// database. `nothing` compares it with itself: what that shows is the error of all others.
// The libraries are not installed with the product: `npm install --no-save helmet pino-http` first.
import { openDatabase } from './lib/database.mjs';
import { inquiry } from './lib/inquiry.mjs';
import { http, load } from './lib/load.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';
import { loadRows } from './load-rows.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SECONDS = 1.5;
/** Turns that are not counted. */
const WARM_UP = 3;
const PARTS = ['nothing', 'express-prototypes', 'json-reply', 'access-log', 'security-headers'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : PARTS;

const database = await openDatabase('parts');
await loadRows(database.client, 1_000);
const { env, makeKey } = signedIn(database);
const first = await startServer('bench/lib/app.mjs', env);
const authorization = `Bearer ${await makeKey(first.port)}`;
first.stop();
const requests = {
  list: () => http('GET', '/api/v1/delegates?range=[0,9]', { headers: { authorization } }),
  inquiry,
  page: () => http('GET', '/about-us', { headers: { 'accept-encoding': 'br' } }),
};

console.log(
  `processor time a request and requests a second, by hand against library (medians of ${ROUNDS} turns)\n`,
);
for (const part of chosen) {
  // Both anew: a server that has run longer is better compiled, which would be counted for the part.
  const byHand = await startServer('bench/lib/app.mjs', env);
  const library = await startServer('bench/lib/app.mjs', { ...env, BENCH_PART: part });
  for (const [name, request] of Object.entries(requests)) {
    const turns = { hand: [], library: [] };
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [which, server] of [
        ['hand', byHand],
        ['library', library],
      ]) {
        const before = server.cpu();
        const { perSecond, statuses, done } = await load(server.port, request, { seconds: SECONDS });
        if (Object.keys(statuses).some((status) => !status.startsWith('2')))
          throw new Error(JSON.stringify(statuses));
        if (round >= 0) turns[which].push({ perSecond, cpu: (server.cpu() - before) / done });
      }
    const of = (which, key) => medianOf(turns[which].map((turn) => turn[key]));
    const [hand, other] = [of('hand', 'cpu'), of('library', 'cpu')];
    const slower = (1 - of('library', 'perSecond') / of('hand', 'perSecond')) * 100;
    console.log(
      `${part.padEnd(20)}${name.padEnd(9)}${hand.toFixed(0).padStart(5)} µs ${other.toFixed(0).padStart(5)} µs  ` +
        `${(((other - hand) / hand) * 100).toFixed(1).padStart(6)} % CPU  ${slower.toFixed(1).padStart(6)} % fewer requests`,
    );
  }
  library.stop();
  byHand.stop();
}
await database.close();
