import { madeFrom, markedAs, plain } from '../src/content/company/marks';
import { markFields } from './mark-fields';

const FIELDS = ['a/site:title', 'b/site:name'];
const page = (html: string) => markFields(html, FIELDS);
const [title, name] = [markedAs(0, 'Title'), markedAs(1, 'Name')];

describe('a marked text', () => {
  it.each([
    [`<h1 class="x">${title}</h1>`, '<h1 class="x" data-field="a/site:title">Title</h1>'],
    [
      `<p>${title}, <b>${name}</b></p>`,
      '<p><span data-field="a/site:title" data-text>Title</span>, <b data-field="b/site:name">Name</b></p>',
    ],
    [
      `<p>${markedAs(0, `Ask about ${name}.`)}</p>`,
      '<p><span data-field="a/site:title" data-text>Ask about </span><span data-field="b/site:name" data-text>Name</span><span data-field="a/site:title" data-text>.</span></p>',
    ],
    [
      `<p>${markedAs(0, 'Write to <a>us</a> now')}</p><p>else</p>`,
      '<p><span data-field="a/site:title" data-text>Write to </span><a data-field="a/site:title">us</a><span data-field="a/site:title" data-text> now</span></p><p>else</p>',
    ],
    [`<img src="/a" alt="${title}"/>`, '<img src="/a" alt="Title" data-field="a/site:title"/>'],
    [
      `<a aria-label="${title}"><svg></svg></a>`,
      '<a aria-label="Title" data-field="a/site:title"><svg></svg></a>',
    ],
    [`<section aria-label="${title}"></section>`, '<section aria-label="Title"></section>'],
    [`<title>${title}</title><script>["${name}"]</script>`, '<title>Title</title><script>["Name"]</script>'],
    [`<a href="/x?q=${encodeURIComponent(name)}">y</a>`, '<a href="/x?q=Name">y</a>'],
  ])('%#', (html, expected) => expect(page(html)).toBe(expected));
});

it('goes to what is made of it, and out of what is compared', () => {
  expect(page(`<b>${madeFrom(title, (text) => text.toUpperCase())}</b>`)).toBe(
    '<b data-field="a/site:title">TITLE</b>',
  );
  expect(madeFrom('Title', (text) => `${text}!`)).toBe('Title!');
  expect(plain(`${title} ${name}`)).toBe('Title Name');
});
