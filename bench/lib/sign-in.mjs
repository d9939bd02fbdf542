import { ADMIN } from './staff.mjs';

/** Settings for the application on this database, and a way to get an API key of it. */
export function signedIn(database) {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    AUTH_SECRET: 'bench'.repeat(10),
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  return { env, makeKey };
}

const post = (port, path, body, headers = {}) =>
  fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** @returns the cookie of a session, for what no API key may read */
export async function sessionOf(port) {
  const answer = await post(port, '/auth/sign-in', ADMIN);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

async function makeKey(port) {
  const cookie = await sessionOf(port);
  const made = await post(
    port,
    '/api-keys',
    { name: 'Bench', scopes: ['delegates:read', 'inquiries:read'] },
    { cookie },
  );
  return (await made.json()).data.key;
}
