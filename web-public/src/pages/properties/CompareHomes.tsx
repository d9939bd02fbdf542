import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { comparedHomes } from './compared-homes';

/** All homes of all projects. Each filter is a link to its own line above the list, whose rule (compare.css) hides the rest: no script, and Back takes it back. */
export function CompareHomes() {
  const words = useContent('details');
  const { dollar } = useContent('company');
  const { homes, groups } = comparedHomes({
    projects: useContent('projects'),
    regions: useContent('regions'),
    words,
    rate: dollar.pesos,
  });
  if (homes.length === 0) return null;
  const { compare } = words;
  return (
    <section id="compare" aria-labelledby="compare-title" className="bg-sand/60">
      <div className="wrap section">
        <h2 id="compare-title" className="text-h2">
          {compare.title}
        </h2>
        <p className="mt-4 max-w-[60ch]">{compare.lead}</p>
        <nav aria-labelledby="compare-title" className="mt-8 grid gap-y-3">
          {groups.map(({ title, filters }) => (
            <div key={title} className="flex flex-wrap items-center gap-2">
              <p className="w-full text-small text-ink/75 sm:w-44">{title}</p>
              {filters.map(({ name, label }) => (
                <a key={name} href={`#only-${name}`} className="only-link">
                  {label}
                </a>
              ))}
            </div>
          ))}
        </nav>
        {groups.flatMap(({ filters }) =>
          filters.map(({ name, label, count }) => (
            <p key={name} id={`only-${name}`} className={`only only-${name} mt-8`}>
              <span className="font-medium">
                {fill(compare.shown, { count: String(count), all: String(homes.length), filter: label })}
              </span>{' '}
              <a href="#compare" className="link ml-4 inline-block py-2.5">
                {compare.all}
              </a>
            </p>
          )),
        )}
        <ul className="compared mt-6 border-t border-ink/18">
          {homes.map(({ key, name, project, href, place, area, price, vat, left, filters }) => (
            <li key={key} className={`border-b border-ink/18 ${filters.join(' ')}`}>
              <a
                href={href}
                className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-baseline gap-x-6 gap-y-0.5 py-4 hover:text-accent md:grid-cols-[2fr_2fr_1fr_1fr_10rem]"
              >
                <span className="font-medium">{name}</span>
                <span className="max-md:order-1 max-md:col-span-full max-md:text-small">
                  {project}, {place}
                </span>
                <span className="tabular-nums max-md:order-2 max-md:text-small">{area}</span>
                <span className="text-small text-accent max-md:order-2 max-md:justify-self-end">{left}</span>
                <span className="text-right font-medium tabular-nums">
                  {price} {vat && <span className="block text-small font-normal text-ink/75">{vat}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
