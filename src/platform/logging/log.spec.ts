import { NestLog, type Log } from './log.js';

it('no address of what a mail server answers gets into the log; versions of packages do', () => {
  const lines: unknown[] = [];
  const log = new NestLog({ warn: (_fields: object, text: string) => lines.push(text) } as unknown as Log);
  log.warn('550 5.1.1 <ana.maria+news@mailbox.example.ph>: Recipient address rejected', 'MailSender');
  log.warn(new Error('Key (email)=(ñina@mailbox.ph) is there already').message, 'Jobs');
  log.warn('at /app/node_modules/@nestjs/core/index.js, pg@8.23.1', 'Jobs');
  expect(lines).toEqual([
    '550 5.1.1 <…@…>: Recipient address rejected',
    'Key (email)=(…@…) is there already',
    'at /app/node_modules/@nestjs/core/index.js, pg@8.23.1',
  ]);
});
