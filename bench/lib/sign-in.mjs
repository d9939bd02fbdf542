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

async function makeKey(port) {
  const call = (path, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const answer = await call('/auth/sign-in', ADMIN);
  const cookie = answer.headers.getSetCookie()[0].split(';')[0];
  const made = await call(
    '/api-keys',
    { name: 'Bench', scopes: ['delegates:read', 'inquiries:read'] },
    { cookie },
  );
  return (await made.json()).data.key;
}
