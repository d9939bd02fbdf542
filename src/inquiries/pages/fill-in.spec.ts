import { fillIn } from './fill-in.js';

it('puts texts and parts where the page has places for them, and uncovers what is so', () => {
  const page =
    '<h1>{project}</h1><p hidden="" data-when="taken">Gone</p><p hidden="" data-when="over">Over</p>{hours}';
  expect(fillIn(page, { texts: { project: 'Alpha' }, parts: { hours: '<b>9</b>' }, shown: ['taken'] })).toBe(
    '<h1>Alpha</h1><p >Gone</p><p hidden="" data-when="over">Over</p><b>9</b>',
  );
});

it('lets nothing that somebody typed become HTML, a place or a pattern', () => {
  const page = '<input value="{first_name}"/><textarea>{message}</textarea>{other}';
  const texts = { first_name: '"><script>', message: '{first_name} $& {hours}' };
  expect(fillIn(page, { texts, parts: { hours: '<b>9</b>' } })).toBe(
    '<input value="&quot;&gt;&lt;script&gt;"/><textarea>{first_name} $&amp; {hours}</textarea>{other}',
  );
});

it('knows only its own names', () => expect(fillIn('{constructor}', { texts: {} })).toBe('{constructor}'));

it('ticks what was ticked', () =>
  expect(
    fillIn('<i data-ticked="agree_terms"/><i data-ticked="agree_newsletter"/>', {
      texts: {},
      ticked: ['agree_terms'],
    }),
  ).toBe('<i checked=""/><i />'));
