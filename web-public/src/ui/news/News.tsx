import type { SiteContent } from '../../content';
import { plain } from '../../content/company/marks';
import { dayInWords } from '../../content/event/moments';
import { FEED, NEWS } from '../../content/pages/owner-pages';
import { useContent } from '../../content/use-content';
import { Title } from '../Head';
import { usePage } from '../page';
import { CornerCaption } from '../pictures/caption';
import { Picture } from '../pictures/Picture';

type News = SiteContent['news'];

type CardsProps = {
  news: News;
  heading: 'h2' | 'h3';
  /** They stand at the head of a page: the first row is fetched at once. */
  eager?: boolean;
};

/** News as cards: picture, day, heading and a few words. */
export function NewsCards({ news, heading: Heading, eager = false }: CardsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
      {news.map(({ href, title, day, picture, text }, index) => (
        <li key={href} className="slow-zoom">
          <a
            href={href}
            tabIndex={-1}
            aria-hidden="true"
            className="relative block aspect-3/2 overflow-hidden bg-sand"
          >
            <Picture
              of={picture}
              sizes="(min-width: 1024px) 32vw, (min-width: 640px) 48vw, 100vw"
              box={3 / 2}
              eager={eager && index === 0}
              decorative
              wholeIfUpright
              className="size-full object-cover"
            />
            <CornerCaption of={picture} />
          </a>
          <p className="mt-4 text-small text-ink/75">
            <time dateTime={plain(day)}>{dayInWords(day)}</time>
          </p>
          <Heading className="text-h3">
            <a href={href} className="inline-block py-2 hover:text-accent">
              <Title text={title} />
            </a>
          </Heading>
          <p className="mt-1 max-w-[48ch] text-ink/85">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The newest under a heading, with the way to all. Nothing where there are none. */
export function NewsBand({ id, title, news }: { id: string; title: string; news: News }) {
  const { all } = useContent('newsPage');
  if (news.length === 0) return null;
  return (
    <section aria-labelledby={id} className="wrap section">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <a href={NEWS} className="link inline-block py-2.5">
          {all}
        </a>
      </div>
      <NewsCards news={news} heading="h3" />
    </section>
  );
}

/** Where programs that read news find the feed. */
export function FeedLink() {
  const { origin } = usePage();
  const { title } = useContent('newsPage').metadata;
  if (useContent('news').length === 0) return null;
  return <link rel="alternate" type="application/rss+xml" title={title} href={origin + FEED} />;
}
