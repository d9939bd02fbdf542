import { placeOf } from '../../content/event/event-words';
import { FEW_NEWS } from '../../content/pages/owner-pages';
import { exchanged, lowestPrice, millions, vatOf } from '../../content/projects/prices/prices';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { logoAddress } from '../../ui/brand';
import { EventHead } from '../../ui/EventHead';
import { Head, JsonLd } from '../../ui/Head';
import { PlainPart } from '../../ui/island';
import { FeedLink, NewsBand } from '../../ui/news/News';
import { usePage } from '../../ui/page';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { CardFacts, CardGrid, PictureCard } from '../../ui/pictures/PictureCard';
import { PortfolioBanner } from './Banner';
import Hero, { HERO_SIZES, HERO_UPRIGHT } from './Hero';

export function HomePage() {
  const { metadata, hero } = useContent('home');
  const { brand, dollar } = useContent('company');
  const { vat } = useContent('details').price;
  const [lowest] = useContent('projects')
    .flatMap((project) => {
      const { prices } = project;
      const from = lowestPrice(project);
      if (!prices || !from) return [];
      return { pesos: exchanged(from.price, from.currency, 'PHP', dollar.pesos), prices };
    })
    .toSorted((one, other) => one.pesos - other.pesos);
  const from =
    lowest && `${fill(hero.from, { price: millions(lowest.pesos, 'PHP') })}, ${vat[vatOf(lowest.prices)]}`;
  const [first] = hero.slides;
  return (
    <>
      <Head {...metadata} hero={first && { ...first, sizes: HERO_SIZES, upright: HERO_UPRIGHT }} />
      <FeedLink />
      <JsonLd data={useOrganization()} />
      <PlainPart name="carousel" when="painted">
        <Hero {...hero} title={brand} from={from} />
      </PlainPart>
      <FeaturedProperties />
      <PortfolioBanner />
      <HomeStory />
      <HomeNews />
      <EventBand />
      <HomeInquiry />
    </>
  );
}

/** The short account of the company. */
function HomeStory() {
  const { title, paragraphs, link } = useContent('home').summary;
  return (
    <section aria-labelledby="about" className="wrap section grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <h2 id="about" className="text-h2 lg:col-span-7">
        {title}
      </h2>
      <div className="prose lg:col-span-5">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a href={link.href} className="link inline-block py-2.5">
            {link.label}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The newest, between hairlines; nothing at all while there are none. */
function HomeNews() {
  const news = useContent('news').slice(0, FEW_NEWS);
  const { home } = useContent('newsPage');
  if (news.length === 0) return null;
  return (
    <div className="border-t border-ink/12">
      <NewsBand id="news" title={home} news={news} />
    </div>
  );
}

/** The company's words beside the inquiry form. */
function HomeInquiry() {
  const { title, paragraphs, picture } = useContent('home').inquiry;
  const { inquireNow } = useContent('company');
  return (
    <section aria-labelledby="inquiry" className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="inquiry" className="text-h2">
          {title}
        </h2>
        <div className="prose mt-6">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="lg:col-span-7 lg:row-span-2">
        <InquiryPanel variant="simple" text={inquireNow.home} />
      </div>
      {picture && (
        <figure className="no-print relative self-end lg:col-span-5">
          <Picture
            of={picture}
            sizes="(min-width: 64rem) 38vw, 100vw"
            box={1}
            narrowBox={3 / 2}
            wholeIfUpright
            className="aspect-3/2 w-full object-cover lg:aspect-square"
          />
          <CornerCaption of={picture} />
        </figure>
      )}
    </section>
  );
}

/** On the home page: the event, and the way to its registration. */
function EventBand() {
  const event = useContent('event');
  // What does not take place is no news of the first page; its own page says so.
  if (event.registration === 'none' || event.registration === 'cancelled') return null;
  return (
    <section aria-labelledby="event" className="on-dark bg-ink text-paper">
      <EventHead>
        <h2 id="event" className="mt-6 text-h2">
          {event.name}
        </h2>
        <p className="mt-4 max-w-[52ch] text-paper/85">{event.summary}</p>
        <p className="mt-4 text-paper/85">
          {placeOf(event)}. {event.fee.label}.
        </p>
        <p className="mt-8">
          <a href={event.action.href} className="btn">
            {event.action.label}
          </a>
        </p>
      </EventHead>
    </section>
  );
}

function FeaturedProperties() {
  const { title } = useContent('home').featured;
  const items = useContent('projects').flatMap((project) =>
    project.featured ? [{ title: project.name, href: project.href, ...project.featured, project }] : [],
  );
  return (
    <section aria-labelledby="featured" className="wrap section">
      <h2 id="featured" className="mb-10 text-h2 md:mb-14">
        {title}
      </h2>
      <CardGrid count={items.length}>
        {items.map(({ place, project, ...card }) => (
          <PictureCard
            key={card.href}
            {...card}
            sizes="(min-width: 768px) 48vw, 100vw"
            shape="aspect-4/5 md:aspect-5/6"
          >
            <p className="mt-1 text-ink/75">{place}</p>
            <CardFacts of={project} />
          </PictureCard>
        ))}
      </CardGrid>
    </section>
  );
}

/** The company as schema.org knows it. */
function useOrganization() {
  const { origin } = usePage();
  const { brand, contact, socialLinks } = useContent('company');
  const logo = useContent('logo');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: brand,
    url: origin,
    logo: origin + logoAddress(logo),
    email: contact.email,
    areaServed: 'PH',
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.office.street,
      addressLocality: contact.office.city,
      postalCode: contact.office.postalCode,
      addressCountry: 'PH',
    },
    // The front page of a network is nobody's account.
    sameAs: socialLinks.map(({ href }) => href).filter((href) => /^https:\/\/[^/]+\/./.test(href)),
  };
}
