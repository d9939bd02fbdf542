import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  const delegates = [
    aDelegate({ first_name: 'Ana' }),
    aDelegate({ first_name: 'Zoe', last_name: 'Peña', ministry: 'Music, Youth "A"' }),
    aDelegate({ first_name: 'Ben', ministry: '@SUM(A1)', address: '1 Mabini Street' }),
  ];
  for (const body of delegates) await call(api, 'POST', '/delegates', { body });
  await call(api, 'POST', '/inquiry/property', { body: anInquiry({ message: '-1+1' }) });
});

const csvOf = async (path: string) => {
  const response = await fetch(`${api.url}/api/v1${path}`, { headers: staff });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('GET /delegates/export.csv', () => {
  it('is a CSV file to keep, with a byte order mark and the list’s columns', async () => {
    const { response, bytes } = await csvOf('/delegates/export.csv');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="delegates.csv"');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8')).toMatch(/^\uFEFFid,uuid,first_name,last_name,age,/);
  });

  it('writes dates as ISO 8601 UTC and what is not there as nothing', async () => {
    const text = (await csvOf('/delegates/export.csv')).bytes.toString('utf8');
    const [heads, ...rows] = text.split('\r\n').map((line) => line.split(','));
    const ben = rows.find((cells) => cells.includes('Ben'));
    const first = heads?.indexOf('payment_status') ?? -1;
    // A column that comes later stands behind these.
    expect(ben?.slice(first, first + 20).join(',')).toMatch(
      /^false,gcash,,,,false,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,\d{4}-[^,]+Z,[0-9a-f-]{36},[0-9a-f-]{36},,[0-9A-Z]{8},150000,0,150000,0,PHP,,,150000$/,
    );
  });

  it('has the filtered selection in the asked order, whatever its range', async () => {
    const query = new URLSearchParams({
      filter: '{"ministry":"m"}',
      sort: '["first_name","DESC"]',
      range: '[0,0]',
    });
    const text = (await csvOf(`/delegates/export.csv?${query}`)).bytes.toString('utf8');
    const names = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[2]);
    expect(names.filter((name) => name === 'Zoe' || name === 'Ana')).toEqual(['Zoe', 'Ana']);
    expect(names).not.toContain('Ben');
  });

  it('refuses an unknown filter before it sends anything', async () => {
    const answer = await call(api, 'GET', `/delegates/export.csv?filter={"colour":"red"}`, { as: staff });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'filter' }] } });
  });

  it('gives its connections back, also when readers go away', async () => {
    for (let i = 0; i < 12; i += 1) {
      const going = new AbortController();
      const response = await fetch(`${api.url}/api/v1/delegates/export.csv`, {
        headers: staff,
        signal: going.signal,
      });
      expect(response.status).toBe(200);
      going.abort();
    }
    expect((await call(api, 'GET', '/delegates', { as: staff })).status).toBe(200);
    expect((await csvOf('/delegates/export.csv')).response.status).toBe(200);
  });
});

describe('GET /inquiry/properties/export.csv', () => {
  it('has the inquiries', async () => {
    const { response, bytes } = await csvOf('/inquiry/properties/export.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="inquiries.csv"');
    expect(bytes.toString('utf8')).toContain(`,'-1+1,`);
  });
});

describe('a readable export', () => {
  const lines = async (path: string) => (await csvOf(path)).bytes.toString('utf8').split('\r\n');
  const cells = async (tz: string) => {
    const [head = '', ...rows] = await lines(`/delegates/export.csv?readable=true&tz=${tz}`);
    const ben = rows.find((row) => row.includes(',Ben,')) ?? '';
    return Object.fromEntries(
      head
        .replace('\uFEFF', '')
        .split(',')
        .map((name, n) => [name, ben.split(',')[n]]),
    );
  };

  it('has the words of the screen, the reader’s own times and telephone numbers that stay whole', async () => {
    const manila = await cells('Asia/Manila');
    expect(manila).toMatchObject({
      Payment: 'Unpaid',
      'Paid by': 'GCash',
      'QR code': 'No',
      Ministry: "'@SUM(A1)",
    });
    expect(manila['Phone number']).toBe('(+63) 917 123 4567');
    const { rows } = await api.db.query<{ at: string }>(
      `SELECT to_char(created_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') AS at FROM delegate WHERE first_name = 'Ben'`,
    );
    const newYork = await cells('America/New_York');
    expect(newYork.Registered).toBe(rows[0]?.at);
    expect(manila.Registered).not.toBe(newYork.Registered);
  });

  it('has nothing that a spreadsheet runs, and says the same of inquiries', async () => {
    const [head, row] = await lines('/inquiry/properties/export.csv?readable=true&tz=Asia/Manila');
    expect(head).toMatch(/^\uFEFFReceived,Last name,First name,E-mail,Phone number,/);
    expect(row).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d,Peñaflor,José,jose@example.com,\(\+63\) 918 111 2222,.*,'-1\+1,/,
    );
  });

  it('is refused with another word for true', async () => {
    expect((await csvOf('/delegates/export.csv?readable=yes')).response.status).toBe(400);
  });
});
