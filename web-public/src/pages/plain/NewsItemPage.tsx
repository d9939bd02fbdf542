import type { SiteContent } from '../../content';
import { plain } from '../../content/company/marks';
import { dayInWords } from '../../content/event/moments';
import { FEW_NEWS, metadataOf } from '../../content/pages/owner-pages';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { logoAddress } from '../../ui/brand';
import { Head, JsonLd, Title } from '../../ui/Head';
import { FeedLink, NewsBand } from '../../ui/news/News';
import { usePage } from '../../ui/page';
import { WidePicture } from '../../ui/pictures/WidePicture';
import { Sections } from './Sections';

/** One piece of news: its day and heading, its picture, its sections, and what else there is. */
export function NewsItemPage({ item }: { item: SiteContent['news'][number] }) {
  const { title, day, picture, text, sections, sharing } = item;
  const words = useContent('newsPage');
  const project = useContent('projects').find(({ details }) => details.slug === item.project);
  const others = useContent('news').filter(({ href }) => href !== item.href);
  const metadata = metadataOf(item, text);
  return (
    <>
      <Head {...metadata} article={day} sharing={sharing ?? picture} />
      <FeedLink />
      <JsonLd data={useArticle(item, metadata.description)} />
      <header className="wrap pt-8 pb-12 md:pt-14 md:pb-20">
        <p className="label text-accent">
          <time dateTime={plain(day)}>{dayInWords(day)}</time>
        </p>
        <h1 className="mt-3 max-w-[22ch] text-h1">
          <Title text={title} />
        </h1>
        <p className="mt-6 max-w-[52ch] text-lead text-ink/85 whitespace-pre-line">{text}</p>
        {project && (
          <p className="mt-4">
            <a href={project.href} className="link inline-block py-2.5">
              {fill(words.toProject, { project: project.name })}
            </a>
          </p>
        )}
      </header>
      <WidePicture of={picture} />
      <Sections of={sections} asked={{ title, project: project?.interest }} picture={picture} />
      {others.length > 0 && (
        <div className="no-print border-t border-ink/12">
          <NewsBand id="others" title={words.others} news={others.slice(0, FEW_NEWS)} />
        </div>
      )}
    </>
  );
}

/** As schema.org knows it. */
function useArticle({ title, day, picture }: SiteContent['news'][number], description: string) {
  const { origin, canonical } = usePage();
  const { brand } = useContent('company');
  const logo = useContent('logo');
  const company = { '@type': 'Organization', '@id': `${origin}/#company`, name: brand, url: origin };
  return {
    '@type': 'NewsArticle',
    headline: plain(title),
    description,
    datePublished: plain(day),
    image: new URL(picture.img.src, origin).href,
    mainEntityOfPage: origin + canonical,
    author: company,
    publisher: { ...company, logo: { '@type': 'ImageObject', url: origin + logoAddress(logo) } },
  };
}
