import type { Page } from '../src/app/page-table';
import { shownPages } from '../src/app/routes';
import { renderFile } from '../src/app/site';
import { content as written, type SiteContent } from '../src/content';
import { withFiles } from '../src/content/picture';
import { useContent } from '../src/content/use-content';
import { renderingAnew } from './rendered-before';

const content = withFiles(written, {
  picture: () => ({ sources: {}, img: { src: '/x.jpg', w: 1, h: 1 } }),
  clip: () => ({ files: [] }),
});
const of = (of: SiteContent) => ({
  content: of,
  origin: 'https://example.ph',
  template: '<head></head><!--head--><!--app-->',
});
/** All texts of these subjects, changed. */
const changed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    typeof inner === 'string' && inner.includes(' ') && key !== 'file' ? `${inner} now` : inner,
  );

const PATHS = /^(?:.|.contact-us|.register.[^/]+|.*alpha-tower)$/;
it.each(['company', 'projects', 'event', 'formTexts'] as const)(
  'renders every page anew that shows %s',
  (subject) => {
    for (const now of [content, { ...content, [subject]: changed(content[subject]) }]) {
      const render = renderingAnew(of(now));
      for (const page of shownPages(now).filter(({ path }) => PATHS.test(path)))
        expect(render(page, of(now)) === renderFile(page, of(now)) ? '' : page.path).toBe('');
    }
  },
);

it('renders no page again that would be the same', () => {
  let times = 0;
  const View = ({ name }: { name: string }) => {
    times++;
    return `${useContent('sharing').picture.file}${name}`;
  };
  const render = (now: SiteContent, name = 'a', page: Partial<Page> = {}) =>
    renderingAnew(of(now))({ path: '/counted', view: <View name={name} />, ...page }, of(now));
  const once = render(content);
  expect(render(structuredClone(content))).toBe(once);
  expect(render({ ...content, news: [], projects: [] })).toBe(once);
  expect(times).toBe(1);
  const picture = { ...content.sharing.picture, file: 'another' };
  render({ ...content, sharing: { ...content.sharing, picture } });
  expect(times).toBe(2);
  render(content, 'b');
  expect(times).toBe(3);
  render(content, 'b', { noindex: true });
  expect(times).toBe(4);
});
