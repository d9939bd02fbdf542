import { exchanged, lowestPrice, millions } from '../../content/prices';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Head, JsonLd } from '../../ui/Head';
import { island } from '../../ui/island';
import { EventBand } from './EventBand';
import { FeaturedProperties } from './FeaturedProperties';
import Hero, { HERO_SIZES } from './Hero';
import { HomeStory } from './HomeStory';
import { HomeInquiry } from './HomeInquiry';
import { PortfolioBanner } from './Banner';
import { useOrganization } from './organization';

const Carousel = island('carousel', Hero, { when: 'painted', optional: true });

export function HomePage() {
  const { metadata, hero } = useContent('home');
  const { brand, dollar } = useContent('company');
  const pesos = useContent('projects')
    .flatMap((project) => lowestPrice(project) ?? [])
    .map(({ price, currency }) => exchanged(price, currency, 'PHP', dollar.pesos));
  const from = pesos.length > 0 ? fill(hero.from, { price: millions(Math.min(...pesos), 'PHP') }) : undefined;
  const [first] = hero.slides;
  return (
    <>
      <Head {...metadata} hero={first && { ...first, sizes: HERO_SIZES }} />
      <JsonLd data={useOrganization()} />
      <Carousel {...hero} title={brand} from={from} />
      <FeaturedProperties />
      <PortfolioBanner />
      <HomeStory />
      <EventBand />
      <HomeInquiry />
    </>
  );
}
