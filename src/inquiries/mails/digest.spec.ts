import type { Pool } from 'pg';
import { company } from '../../platform/mail/company.js';
import { layOut } from '../../platform/mail/layout.js';
import { inquiryDigest } from './digest.js';
import { SAMPLE_INQUIRY } from './inquiry-received.js';

it('the inquiries of a day are answered by one click each, but those that somebody has answered', async () => {
  const links = { publicUrl: 'https://site.example', company };
  const one = (id: string, more: object) => ({ ...SAMPLE_INQUIRY, id, open: true, ...more });
  const inquiries = [one('a', {}), one('b', { email: null }), one('c', { open: false })];
  const { html, text } = layOut(
    await inquiryDigest({} as Pool).render({ inquiries, total: 3, given: [], returned: [], due: [] }, links),
    links,
  );
  for (const part of [html, text]) {
    expect(part).toContain('https://site.example/admin/inquiries/a/show?answered=mail');
    expect(part).toContain('https://site.example/admin/inquiries/b/show?answered=phone');
    expect(part).not.toContain('/admin/inquiries/c/');
    expect(part).toContain('mark each as answered with one click');
  }
  const answered = await inquiryDigest({} as Pool).render(
    { inquiries: inquiries.slice(2), total: 1, given: [], returned: [], due: [] },
    links,
  );
  expect(JSON.stringify(answered)).not.toMatch(/one click|I have answered/);
});

it('what nobody answered in time stands in the mail of the day', async () => {
  const links = { publicUrl: 'https://site.example', company };
  const returned = [{ ...SAMPLE_INQUIRY, id: 'a' }];
  const mail = await inquiryDigest({} as Pool).render(
    { inquiries: [], total: 0, given: [], returned, due: [] },
    links,
  );
  expect(mail.subject).toBe('1 inquiry still waits for an answer');
  expect(layOut(mail, links).text).toContain('https://site.example/admin/inquiries/a/show?answered=mail');
});
