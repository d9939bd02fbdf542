import { Link } from 'react-router';
import { SocialLinks } from '../components/SocialLinks';
import { Wordmark } from '../components/Wordmark';
import { brand, contact, footer } from '../content/company';
import { footerLinks } from '../content/navigation';

export function Footer() {
  const { street, city, postalCode, country } = contact.office;
  return (
    <footer className="no-print on-dark bg-ink text-paper">
      <div className="wrap grid gap-10 py-16 md:grid-cols-12 md:py-20">
        <div className="md:col-span-4 lg:col-span-6">
          <Wordmark />
          <p className="mt-5 max-w-sm text-paper/80">{footer.line}</p>
        </div>
        <address className="not-italic md:col-span-5 lg:col-span-4">
          <p>{street}</p>
          <p>
            {postalCode} {city}, {country}
          </p>
          <p className="mt-3 text-paper/80">{contact.hours}</p>
          <a href={`mailto:${contact.email}`} className="mt-1 inline-block py-2 underline underline-offset-4">
            {contact.email}
          </a>
        </address>
        <SocialLinks className="-mx-3 md:col-span-3 md:justify-end lg:col-span-2 [&_a:hover]:text-brass" />
      </div>
      <div className="border-t border-paper/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-4 text-small">
          <Link to="/" className="py-3 text-paper/80 hover:text-paper">
            © {footer.year} {brand}. All rights reserved.
          </Link>
          <ul className="flex flex-wrap gap-x-7">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} className="block py-3 text-paper/80 hover:text-paper">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
