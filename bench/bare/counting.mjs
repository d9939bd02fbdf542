// What a server without kept totals does: node:http and pg, the first page and count(*) for every request.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';

const require = createRequire(import.meta.url);
const { delegateList } = require('../../dist/delegates/delegate-list.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const page = {
  name: 'counted_page',
  text: `SELECT ${delegateList.select.join(', ')}, (SELECT count(*) FROM delegate)::int AS total
    FROM delegate ORDER BY created_at DESC, id DESC LIMIT 10`,
};

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(page);
  const body = JSON.stringify({ data: rows, meta: { total: rows[0]?.total ?? 0 } });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
