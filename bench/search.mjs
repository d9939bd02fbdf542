// npm run bench:search: the one search of the back office over 100,000 inquiries with a note each and 10,000 delegates with a
// payment each, as a manager asks it: ms of the whole request (median and slowest of 9).
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { sessionOf, signedIn } from './lib/sign-in.mjs';
import { loadRows } from './load-rows.mjs';

const TURNS = 9;
const QUESTIONS = {
  'a word of two in a hundred': 'maria',
  'a name as others write it': 'De La Cruz',
  'the beginning of a word': 'vil',
  'part of a phone number': '4321',
  'part of a reference': '000 0012',
  'words of notes': 'corner 7f',
  'two letters wrong': 'Vilanueba',
  'two words with a letter wrong': 'Teresa Bautisda',
  'nobody’s name': 'Qwertz Zyxwv',
};

const database = await openDatabase('search');
const { client } = database;
const { env } = signedIn(database);
const app = await startServer('bench/lib/app.mjs', env);
await loadRows(client, 100_000, { only: 'inquiry' });
await loadRows(client, 10_000, { only: 'delegate' });
await client.query(`INSERT INTO inquiry_note (id, inquiry_id, kind, text, author_kind)
  SELECT gen_random_uuid(), id, 'note', (ARRAY['Prefers the corner unit', 'Wife decides', 'Pag-ibig loan', 'Calls after 9 pm'])
    [1 + (hashtext(id::text) & 3)] || ', ' || md5(id::text), 'staff' FROM inquiry`);
await client.query(`INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, reference)
  SELECT gen_random_uuid(), registration_id, event_id, 'payment', 100, 'gcash', '999' || lpad((row_number() OVER ())::text, 10, '0')
    FROM delegate`);
await client.query('VACUUM ANALYZE');

const cookie = await sessionOf(app.port);
for (const [kind, q] of Object.entries(QUESTIONS)) {
  const times = [];
  let found;
  for (let turn = 0; turn <= TURNS; turn++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${app.port}/api/v1/search?${new URLSearchParams({ q })}`, {
      headers: { cookie },
    });
    found = (await answer.json()).data.map(({ total }) => total).join(' + ');
    // The first turn warms up.
    if (turn > 0) times.push(performance.now() - start);
  }
  console.log(
    `${kind.padEnd(32)} ${q.padEnd(18)} ${found.padStart(12)} ${medianOf(times).toFixed(0).padStart(5)} ms ${Math.max(
      ...times,
    )
      .toFixed(0)
      .padStart(5)} ms`,
  );
}
app.stop();
await database.close();
