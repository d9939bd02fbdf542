import { FeaturedProperties } from '../components/FeaturedProperties';
import { Head } from '../components/Head';
import { Hero, HERO_SIZES } from '../components/Hero';
import { InquiryPanel } from '../components/InquiryPanel';
import { JsonLd } from '../components/JsonLd';
import { inquireNow, inquiryBlurb } from '../content/company';
import { hero, homeMetadata } from '../content/home';
import { organization } from '../content/organization';
import { whenVisible } from '../shell/whenVisible';

const HomeStory = whenVisible(() => import('../components/HomeStory'));
const SimpleInquiryForm = whenVisible(() => import('../forms/SimpleInquiryForm'));
const [first] = hero.slides;

export function Component() {
  return (
    <>
      <Head {...homeMetadata} hero={first && { ...first, sizes: HERO_SIZES }} />
      <JsonLd data={organization} />
      <Hero />
      <FeaturedProperties />
      <HomeStory />
      <Inquiry />
    </>
  );
}

function Inquiry() {
  return (
    <section aria-labelledby="inquiry" className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="inquiry" className="text-h2">
          {inquiryBlurb.title}
        </h2>
        <div className="prose mt-6">
          {inquiryBlurb.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="lg:col-span-7">
        <InquiryPanel text={inquireNow.home}>
          <SimpleInquiryForm />
        </InquiryPanel>
      </div>
    </section>
  );
}
