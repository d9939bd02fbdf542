import { statementDesk } from '../../../support/payments/statement-desk.js';

const desk = statementDesk();
const FEE = 150_000;

it('lists what is not in the bank by the day on which it came, not by when it was entered', async () => {
  const came: string[] = [];
  for (const received_on of ['2026-11-20', null, '2026-11-03']) {
    const id = await desk.register('Ocampo');
    await desk.ask('POST', `/registrations/${id}/payments`, {
      ...{ amount_centavos: FEE, channel: 'bank-transfer', reference: `OLD${received_on ?? ''}` },
      received_on,
    });
    came.push(id);
  }
  const rows = await desk.ask<{ registration_id: string; since_on: string }[]>('GET', '/not-in-bank');
  expect(rows.map(({ since_on }) => since_on)).toEqual([
    '2026-11-03',
    '2026-11-20',
    expect.stringMatching(/^20/) as string,
  ]);
  expect(rows.map(({ registration_id }) => registration_id)).toEqual([came[2], came[0], came[1]]);
});
