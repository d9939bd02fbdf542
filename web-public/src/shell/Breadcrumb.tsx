import { Link, useLocation } from 'react-router';
import { mayBeShell, isShell } from '../pages';
import { JsonLd } from '../components/JsonLd';
import { siteUrl } from '../content/company';
import { crumbs } from './crumbs';
import { useHydrated } from './useHydrated';

/**
 * The address that the breadcrumb speaks of. A page served by a shell is prerendered without knowing its
 * address, so its last segment stays empty until it is hydrated.
 */
function useKnownPath() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const unknown = !hydrated && (import.meta.env.SSR ? isShell(pathname) : mayBeShell(pathname));
  return { pathname, unknown };
}

export function Breadcrumb() {
  const { pathname, unknown } = useKnownPath();
  const trail = crumbs(pathname);
  const last = trail.length - 1;
  if (last < 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="wrap no-print pt-5">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-small text-ink/75">
        <li>
          <Link to="/" className="inline-block py-1.5 hover:text-accent">
            Home
          </Link>
        </li>
        {trail.map(({ name, href }, i) => (
          <li key={href} className="flex min-w-0 items-center gap-2.5">
            <span aria-hidden="true" className="text-brass">
              /
            </span>
            {i < last && !isShellParent(href) ? (
              <Link to={href} className="inline-block py-1.5 hover:text-accent">
                {name}
              </Link>
            ) : (
              <span aria-current={i === last ? 'page' : undefined} className="max-w-[24ch] truncate text-ink">
                {i === last && unknown ? '\u00a0' : name}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!unknown && (
        <JsonLd
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: 'Home', href: '/' }, ...trail].map(({ name, href }, i) => ({
              '@type': 'ListItem',
              position: i + 1,
              name,
              item: siteUrl + href,
            })),
          }}
        />
      )}
    </nav>
  );
}

/** `/thank-you` is no page of its own. */
const isShellParent = (href: string) => href === '/thank-you';
