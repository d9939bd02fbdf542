import { call } from '../support/callers.js';
import { anInquiry } from '../support/records.js';
import { api, filtered, mark, openDesk, rowsOf } from './admin-desk.js';

it('what a robot seems to have sent is flagged to staff, and found by the flag', async () => {
  const last_name = mark();
  const send = (first_name: string, age: string) =>
    call(api, 'POST', '/inquiry/property', {
      body: anInquiry({ first_name, last_name }),
      headers: { 'x-form-age': age },
    });
  await send('Robot', '200');
  await send('Person', '60000');

  const page = await openDesk(`/inquiries${filtered({ last_name, spam: true })}`);
  await page.getByText('1-1 of 1').waitFor();
  await rowsOf(page).first().getByText('Robot').click();
  await page.getByRole('alert').filter({ hasText: 'perhaps sent by a robot' }).waitFor();

  const other = await openDesk(`/inquiries${filtered({ last_name, spam: false })}`);
  await rowsOf(other).first().getByText('Person').click();
  await other.getByText('Who asks').waitFor();
  expect(await other.getByText('perhaps sent by a robot').count()).toBe(0);
});
