import { replyMail } from './replyMail';

const inquiry = {
  email: 'ana@example.ph',
  first_name: 'Ana',
  project_interest: null,
  message: 'Price?\nThanks',
};

describe('replyMail', () => {
  it('quotes the visitor below the answer', () => {
    const link = new URL(replyMail(inquiry));
    expect(decodeURIComponent(link.pathname)).toBe('ana@example.ph');
    expect(link.searchParams.get('subject')).toBe('Your inquiry');
    expect(link.searchParams.get('body')).toContain('> Price?\r\n> Thanks');
  });
  it('lets no address smuggle in another header', () => {
    const link = replyMail({ ...inquiry, email: 'a@b.ph?bcc=all@b.ph&x=' });
    expect(new URL(link).searchParams.has('bcc')).toBe(false);
  });
  it('names the project in the subject', () => {
    expect(decodeURIComponent(replyMail({ ...inquiry, project_interest: 'Alpha Tower' }))).toContain(
      'Your inquiry about Alpha Tower',
    );
  });
});
