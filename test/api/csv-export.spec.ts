import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { aDelegate, anInquiry } from '../support/records.js';

let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api);
  const delegates = [
    aDelegate({
      first_name: 'Ana',
      church_name: '=HYPERLINK("http://evil.example")',
      address: 'Line 1\nLine 2',
    }),
    aDelegate({ first_name: 'Zoe', last_name: 'Peña', ministry: 'Music, Youth "A"' }),
    aDelegate({ first_name: 'Ben', ministry: '@SUM(A1)' }),
  ];
  for (const body of delegates) await call(api, 'POST', '/delegates', { body });
  await call(api, 'POST', '/inquiry/property', { body: anInquiry({ message: '-1+1' }) });
});
afterAll(() => api.close());

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

  it('quotes what would break a row, and takes the power of formulas', async () => {
    const text = (await csvOf('/delegates/export.csv')).bytes.toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"Line 1\nLine 2"');
    expect(text).toContain('"Music, Youth ""A"""');
    expect(text).toContain(`,'@SUM(A1),`);
    expect(text).toContain('Peña');
  });

  it('writes dates as ISO 8601 UTC and what is not there as nothing', async () => {
    const text = (await csvOf('/delegates/export.csv')).bytes.toString('utf8');
    const [row] = text.split('\r\n').filter((line) => line.includes(',Ben,'));
    expect(row).toMatch(/,false,gcash,,,,false,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,\d{4}-[^,]+Z$/);
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
