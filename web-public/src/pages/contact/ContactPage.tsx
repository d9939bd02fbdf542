import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { Reach } from '../../ui/Reach';

export function ContactPage() {
  const contactPage = useContent('contactPage');
  const { contact, inquireNow, reach } = useContent('company');
  const { street, city, postalCode, country } = contact.office;
  const next = useContent('event');
  const others = useContent('events');
  const organizers = [next, ...others.filter(({ slug }) => slug !== next.slug)].map(
    ({ slug, organizer }) => ({
      slug,
      ...organizer,
    }),
  );
  return (
    <>
      <Head {...contactPage.metadata} />
      <PageTitle title={contactPage.title} lead={contactPage.lead} />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-8">
          <InquiryPanel variant="general" text={inquireNow.contact} organizers={organizers} main />
        </div>
        <address className="not-italic lg:col-span-4">
          <h2 className="text-h3">{contactPage.office}</h2>
          <p className="mt-4">{street}</p>
          <p>
            {postalCode} {city}, {country}
          </p>
          <p className="mt-4">{contact.hours}</p>
          <h3 className="mt-6 font-sans font-medium">{reach.title}</h3>
          <Reach />
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contact.email}
          </a>
        </address>
      </div>
      <Visit />
    </>
  );
}

/** The page's own ending: where we sit, with the way there. */
function Visit() {
  const { title, text, map, picture } = useContent('contactPage').visit;
  const { contact } = useContent('company');
  const { street, city, postalCode, country } = contact.office;
  const address = `${street}, ${postalCode} ${city}`;
  const query = encodeURIComponent(`${address}, ${country}`);
  return (
    <section aria-labelledby="visit" className={`bg-sand ${picture ? 'lg:grid lg:grid-cols-2' : ''}`}>
      {picture && (
        <div className="relative aspect-3/2 lg:aspect-auto lg:min-h-112">
          <Picture
            of={picture}
            sizes="(min-width: 64rem) 50vw, 100vw"
            box={3 / 2}
            className="absolute inset-0 size-full object-cover"
          />
          <CornerCaption of={picture} />
        </div>
      )}
      <div className="wrap section grid content-center">
        <h2 id="visit" className="text-h2">
          {title}
        </h2>
        <p className="mt-4 max-w-[56ch]">{text}</p>
        <p className="mt-4">{address}</p>
        <p className="text-small text-ink/75">{contact.hours}</p>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          rel="noopener"
          className="mt-2 inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
        >
          {map}
        </a>
      </div>
    </section>
  );
}
