import { Link } from 'react-router';
import { summary } from '../content/company';
import { portfolioBanner } from '../content/home';
import { Banner } from './Banner';
import { EventBand } from './EventBand';

/** The home page between its featured properties and its form. */
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
