import type { Page } from '../../src/app/page-table';
import { checkPages } from './check-pages';

const page = (html: string, path = '/about-us') => {
  const file = `${path.slice(1)}/index.html`;
  const files = new Map([[file, html]]);
  const pages: (Page & { file: string })[] = [
    { path, file, view: null },
    { path: '/register', file: 'register/index.html', view: null },
  ];
  return checkPages(pages.slice(0, 1), files, {
    redirects: ['/agents'],
    exists: (name) => name === 'brochures/a.pdf',
  });
};
const whole = '<h1>About us</h1><img src="/a.jpg" alt="">';
const messages = (html: string) => page(html).map(({ message }) => message);

describe('a page may be published', () => {
  it('with one heading, pictures that say what they show, and links that lead somewhere', () =>
    expect(
      page(`${whole}<a href="/about-us?x=1#a">a</a><a href="/agents/">b</a><a href="/brochures/a.pdf">c</a>`),
    ).toEqual([]));

  it.each([
    ['<p>No heading</p>', 'It has no heading.'],
    ['<h1>One</h1><h1>Two</h1>', 'It has 2 main headings.'],
    ['<h1>One</h1><img src="/a.jpg">', 'A picture has no words for those who cannot see it.'],
    [
      `${whole}<a class="x" href="/nowhere"><b>More</b> of it</a>`,
      'The link “More of it” leads to /nowhere, where there is no page.',
    ],
    [`${whole}<a href="/nowhere"><img alt=""></a>`, 'A link leads to /nowhere, where there is no page.'],
  ])('but not %s', (html, message) => expect(messages(html)).toEqual([message]));

  it('but not when it is too heavy', () => {
    // Letters that no compression finds a pattern in.
    let seed = 1;
    const noise = Array.from({ length: 120_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(97 + (seed % 26));
    });
    expect(messages(whole + noise.join(''))).toEqual([
      expect.stringMatching(/^It is too heavy: \d+ kB of text, where 60 kB are the limit\.$/),
    ]);
  });

  it.each(['/old(page', '/old[page', '/a+b', '/a|', '/**'])('also with a moved page at %s', (from) => {
    const pages = [{ path: '/x', file: 'x/index.html', view: null }];
    const html = `${whole}<a href="${from}">Old</a><a href="/other">Other</a>`;
    const around = { redirects: [from], exists: () => false };
    expect(checkPages(pages, new Map([['x/index.html', html]]), around)).toEqual([
      expect.objectContaining({ to: '/other' }),
    ]);
  });

  it('but not where another has its address', () => {
    const pages = ['a', 'b'].map(() => ({ path: '/x', file: 'x/index.html', view: null }));
    const around = { redirects: [], exists: () => true, names: new Map([['/x', ['One', 'Other']]]) };
    expect(checkPages(pages, new Map([['x/index.html', whole]]), around)).toEqual([
      { page: '/x', message: 'Two pages have this address: One and Other.' },
    ]);
  });

  it('names a link of the navigation once, and takes one that leads on', () => {
    const pages = ['/a', '/b'].map((path) => ({ path, file: `${path.slice(1)}/index.html`, view: null }));
    const html = `${whole}<a href="/gone">Gone</a><a href="/left">Left</a>`;
    const files = new Map(pages.map(({ file }) => [file, html]));
    const navigation = {
      main: [{ label: 'A', href: '/a', items: [{ label: 'Gone', href: '/gone' }] }],
      footer: [{ label: 'Left', href: '/left' }],
    };
    const around = { redirects: ['/left'], exists: () => false, navigation };
    expect(checkPages(pages, files, around)).toEqual([
      {
        page: 'Menu and footer',
        message: 'The link “Gone” leads to /gone, where there is no page.',
        to: '/gone',
      },
    ]);
  });

  it('and what is wrong is said with its page', () =>
    expect(page('<p>Nothing</p>')).toEqual([{ page: '/about-us', message: 'It has no heading.' }]));
});
