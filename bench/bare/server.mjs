// The measure: what node:http and pg alone do with one statement a request. No routing, access, log or headers of our own.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inquiryStatement, registerStatement } from './statements.mjs';

const require = createRequire(import.meta.url);
const { FIRST_EVENT } = require('../../dist/events/event.entity.js');
const { delegateList } = require('../../dist/delegates/delegate-list.js');
const { pageSql } = require('../../dist/platform/listing/page-sql.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const page = pageSql(delegateList, {
  sort: { column: 'created_at', descending: true },
  offset: 0,
  limit: 10,
  filters: [],
  words: [],
});

const routes = {
  'POST /api/v1/delegates': async (body) => [201, await pool.query(registerStatement(body, FIRST_EVENT))],
  'POST /api/v1/inquiry/property': async (body) => [201, await pool.query(inquiryStatement(body))],
  'GET /api/v1/delegates': async () => [200, await pool.query(page)],
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const route = routes[`${request.method} ${request.url.split('?')[0]}`];
    const [status, { rows }] = await route(chunks.length > 0 ? JSON.parse(Buffer.concat(chunks)) : undefined);
    const body = JSON.stringify({ data: status === 201 ? rows[0] : rows });
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
