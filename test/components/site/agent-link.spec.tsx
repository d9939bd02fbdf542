import { source } from '../../../web-public/src/inquiries/source';

const visit = (address: string) => {
  window.history.replaceState(null, '', address);
  return source();
};
let written: string[];
beforeEach(() => {
  document.cookie = 'agent=; Max-Age=0; Path=/';
  written = [];
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    cookies?.set?.call(document, cookie);
  });
});
afterEach(() => jest.restoreAllMocks());

it('the address that an agent’s link led to is kept as the link is: 90 days, for this site alone', () => {
  expect(visit('/properties?agent=maria-cruz')).toMatchObject({ agent_code: 'maria-cruz' });
  expect(written).toEqual(['agent=maria-cruz; Max-Age=7776000; Path=/; SameSite=Lax']);
});

it('what the server has kept is left as it is, and the last agent counts', () => {
  document.cookie = 'agent=maria-cruz; Path=/';
  written = [];
  visit('/properties?agent=maria-cruz');
  expect(written).toEqual([]);
  visit('/properties?agent=ben');
  expect(document.cookie).toContain('agent=ben');
});

it.each(['/properties', '/properties?agent=%3Cscript%3E', '/?utm_source=fb'])(
  '%s keeps nothing',
  (address) => {
    visit(address);
    expect(written).toEqual([]);
  },
);
