import { JsonLd } from '../../ui/Head';
import { usePage } from '../../ui/page';
import { crumbs } from './crumbs';

/** Home and each segment of the address; the last is the page itself, whose name a page for many addresses learns later. */
export function Breadcrumb({ path }: { path: string }) {
  const { origin } = usePage();
  const trail = crumbs(path);
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="wrap no-print pt-3">
      {/* A slash that a line would begin with lies outside, and is clipped. */}
      <ol className="-ml-6 flex flex-wrap items-center text-small text-ink/75 [clip-path:inset(-6px_-6px_-6px_18px)]">
        <li className="pl-6">
          <a href="/" className="inline-block py-3 hover:text-accent">
            Home
          </a>
        </li>
        {trail.map(({ name, href }, i) => (
          <li key={href} className="flex min-w-0 items-center">
            <span aria-hidden="true" className="w-6 text-center text-brass">
              /
            </span>
            {i < last ? (
              <a href={href} className="inline-block py-3 hover:text-accent">
                {name}
              </a>
            ) : (
              <span
                aria-current="page"
                className="max-w-[24ch] truncate text-ink"
                data-last-segment={name === '*' ? '' : undefined}
              >
                {name === '*' ? '\u00a0' : name}
              </span>
            )}
          </li>
        ))}
      </ol>
      {trail.at(-1)?.name !== '*' && (
        <JsonLd
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: 'Home', href: '/' }, ...trail].map(({ name, href }, i) => ({
              '@type': 'ListItem',
              position: i + 1,
              name,
              item: origin + href,
            })),
          }}
        />
      )}
    </nav>
  );
}
