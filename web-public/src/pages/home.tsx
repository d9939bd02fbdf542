import { FeaturedProperties } from '../components/FeaturedProperties';
import { Head } from '../components/Head';
import { Hero, HERO_SIZES } from '../components/Hero';
import { JsonLd } from '../components/JsonLd';
import { hero, homeMetadata } from '../content/home';
import { organization } from '../content/organization';
import { whenVisible } from '../shell/whenVisible';

const HomeStory = whenVisible(() => import('../components/HomeStory'));
const [first] = hero.slides;

export function Component() {
  return (
    <>
      <Head {...homeMetadata} hero={first && { ...first, sizes: HERO_SIZES }} />
      <JsonLd data={organization} />
      <Hero />
      <FeaturedProperties />
      <HomeStory />
    </>
  );
}
