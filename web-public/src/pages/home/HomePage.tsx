import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { JsonLd } from '../../ui/JsonLd';
import { EventBand } from './EventBand';
import { FeaturedProperties } from './FeaturedProperties';
import Hero, { HERO_SIZES } from './Hero';
import { HomeStory } from './HomeStory';
import { HomeInquiry } from './HomeInquiry';
import { PortfolioBanner } from './PortfolioBanner';
import { useOrganization } from './organization';

const Carousel = island('carousel', Hero, { when: 'painted' });

export function HomePage() {
  const { metadata, hero } = useContent('home');
  const { brand } = useContent('company');
  const [first] = hero.slides;
  return (
    <>
      <Head {...metadata} hero={first && { ...first, sizes: HERO_SIZES }} />
      <JsonLd data={useOrganization()} />
      <Carousel {...hero} title={brand} />
      <FeaturedProperties />
      <PortfolioBanner />
      <HomeStory />
      <EventBand />
      <HomeInquiry />
    </>
  );
}
