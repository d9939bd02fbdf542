import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { SocialLinks } from '../../ui/Reach';
import { Wordmark } from '../../ui/Wordmark';
import { eventLinks } from './event-links';

export function Footer() {
  const { contact, footer, reach } = useContent('company');
  const links = useContent('navigation').footer;
  const { abroad } = useContent('details').faq;
  const { street, city, postalCode, country } = contact.office;
  return (
    <footer className="no-print on-dark bg-ink text-paper">
      <div className="wrap grid gap-10 py-16 md:grid-cols-12 md:py-20">
        <div className="md:col-span-4 lg:col-span-6">
          <Wordmark onDark />
          <p className="mt-5 max-w-sm text-paper/80">{footer.line}</p>
          <ul className="mt-3 flex flex-wrap gap-x-7">
            {[...eventLinks(), { label: abroad, href: '/buying-from-abroad' }].map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="block py-2.5 underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <address className="not-italic md:col-span-5 lg:col-span-4">
          <p>{street}</p>
          <p>
            {postalCode} {city}, {country}
          </p>
          <p className="mt-3 text-paper/80">{contact.hours}</p>
          <a href={reach.telephone.href} className="mt-1 block py-2.5 underline underline-offset-4">
            {reach.telephone.label}
          </a>
          <a
            href={`mailto:${contact.email}`}
            className="mt-1 inline-block py-2.5 underline underline-offset-4"
          >
            {contact.email}
          </a>
        </address>
        <SocialLinks className="-mx-3 md:col-span-3 md:justify-end lg:col-span-2 [&_a:hover]:text-brass" />
      </div>
      <div className="border-t border-paper/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-4 text-small">
          <a href="/" className="py-3 text-paper/80 hover:text-paper">
            {fill(footer.rights, { year: String(footer.year) })}
          </a>
          <ul className="flex flex-wrap gap-x-7">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="block py-3 text-paper/80 hover:text-paper">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
