import { newsListPath, newsPages } from '../../content/pages/owner-pages';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { FeedLink, NewsCards } from '../../ui/news/News';
import { PageTitle } from '../../ui/PageTitle';

/** A page of the list of news, the newest first. @param number from 1 */
export function NewsListPage({ number }: { number: number }) {
  const words = useContent('newsPage');
  const all = newsPages(useContent('news'));
  const which = fill(words.page, { page: String(number), pages: String(all.length) });
  const { title, description } = words.metadata;
  return (
    <>
      <Head title={number === 1 ? title : `${title}, ${which}`} description={description} />
      <FeedLink />
      <PageTitle title={words.title} lead={number === 1 ? words.lead : undefined} />
      <div className="wrap pb-(--section)">
        <NewsCards news={all[number - 1] ?? []} heading="h2" eager />
        {all.length > 1 && (
          <nav
            aria-label={words.metadata.title}
            className="mt-14 flex flex-wrap items-center justify-between gap-x-8 border-t border-ink/12 pt-4"
          >
            {number > 1 && (
              <a href={newsListPath(number - 1)} rel="prev" className="link py-2.5">
                {words.newer}
              </a>
            )}
            <p className="py-2.5 text-ink/75 tabular-nums">{which}</p>
            {number < all.length && (
              <a href={newsListPath(number + 1)} rel="next" className="link py-2.5">
                {words.older}
              </a>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
