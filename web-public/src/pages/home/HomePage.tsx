import { floorArea } from '../../content/projects/parts/plan';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { millions, priceFrom } from '../../reference/price-list';
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
  const { brand } = useContent('company');
  const homes = useContent('projects').flatMap(({ details }) => details.homes);
  const lowest = Math.min(...homes.map(({ plan }) => priceFrom(floorArea(plan))));
  const [first] = hero.slides;
  return (
    <>
      <Head {...metadata} hero={first && { ...first, sizes: HERO_SIZES }} />
      <JsonLd data={useOrganization()} />
      <Carousel {...hero} title={brand} from={fill(hero.from, { price: millions(lowest) })} />
      <FeaturedProperties />
      <PortfolioBanner />
      <HomeStory />
      <EventBand />
      <HomeInquiry />
    </>
  );
}
