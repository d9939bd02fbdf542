import { Link } from 'react-router';
import { inquireNow } from '../content/company';
import { inquiryBlurb, summary } from '../content/home-story';
import { portfolioBanner } from '../content/home';
import { Banner } from './Banner';
import { whenVisible } from '../shell/whenVisible';
import { EventBand } from './EventBand';
import { InquiryPanel } from './InquiryPanel';

const SimpleInquiryForm = whenVisible(() => import('../forms/SimpleInquiryForm'));

/** The home page below its featured properties. */
export default function HomeStory() {
  return (
    <>
      <Banner title={portfolioBanner.title} picture={portfolioBanner.picture}>
        <a href={portfolioBanner.action.href} className="btn">
          {portfolioBanner.action.label}
        </a>
      </Banner>
      <About />
      <EventBand />
      <Inquiry />
    </>
  );
}

function About() {
  return (
    <section aria-labelledby="about" className="wrap section grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <h2 id="about" className="text-h2 lg:col-span-7">
        {summary.title}
      </h2>
      <div className="prose lg:col-span-5">
        {summary.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <Link to={summary.link.href} className="link inline-block py-2">
            {summary.link.label}
          </Link>
        </p>
      </div>
    </section>
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
