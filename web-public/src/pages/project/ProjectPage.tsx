import type { ProjectContent } from '../../content';
import { telephone } from '../../content/company/reach';
import { FEW_NEWS } from '../../content/pages/owner-pages';
import { calculationOf } from '../../content/projects/prices/mortgage';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { Head, JsonLd } from '../../ui/Head';
import { island } from '../../ui/island';
import { NewsBand } from '../../ui/news/News';
import { usePage } from '../../ui/page';
import { Reach } from '../../ui/Reach';
import { Wordmark } from '../../ui/Wordmark';
import { Amenities } from './Amenities';
import MortgageCalculator from './calculator/MortgageCalculator';
import { Faq } from './Faq';
import { Film } from './Film';
import Gallery from './Gallery';
import { Homes } from './Homes';
import { InquireBar } from './InquireBar';
import { Location } from './Location';
import { PaymentStages } from './PaymentStages';
import { Person } from './Person';
import { Progress } from './Progress';
import { projectData } from './project-data';
import { PROJECT_HERO_SIZES, PROJECT_HERO_UPRIGHT, ProjectHero } from './ProjectHero';
import { ProjectStory } from './ProjectStory';
import { Updates } from './Updates';

const Calculator = island('calculator', MortgageCalculator);
const GalleryIsland = island('gallery', Gallery);

const ACCENTS = { residential: '', 'hotel-leisure': 'accent-sea', agriculture: 'accent-leaf' };

/** A project: picture and name, facts, story beside the form, calculator, films, gallery. */
export function ProjectPage({ project }: { project: ProjectContent }) {
  const { origin } = usePage();
  const { inquireNow, dollar } = useContent('company');
  const words = useContent('details');
  const { name, hero, interest, timeline, gallery, place, details } = project;
  const calculation = calculationOf(project, dollar);
  return (
    <div className={`project-page ${ACCENTS[project.sector]}`}>
      <PrintHead />
      <Head
        title={`${name}, ${place}`}
        description={project.card.description}
        hero={{
          picture: hero.wide,
          tall: hero.tall,
          sizes: PROJECT_HERO_SIZES,
          upright: PROJECT_HERO_UPRIGHT,
        }}
        sharing={project.sharing ?? hero.wide}
      />
      <JsonLd data={projectData(project, origin)} />
      <ProjectHero project={project} />
      <div className="wrap section grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <ProjectStory project={project} />
        <div id="inquire" className="screen-only lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
            <Person project={project} />
            <p className="no-print mb-6 flex flex-wrap items-center gap-x-6">
              <a href={`/book-a-viewing/${details.slug}`} className="btn btn-ghost">
                {words.viewing.label}
              </a>
              <a href={`/book-a-viewing/${details.slug}?how=video`} className="link py-2.5">
                {words.viewing.video}
              </a>
            </p>
            <InquiryPanel
              variant="project"
              project={interest}
              text={fill(inquireNow.project, { project: name })}
            />
            <Reach className="no-print mt-4" />
          </div>
        </div>
      </div>
      <Homes project={project} />
      <PaymentStages project={project} />
      {calculation && (
        <section aria-labelledby="calculator" className="screen-only bg-sand">
          <div className="wrap section">
            <h2 id="calculator" className="mb-10 text-h2">
              {words.calculator.title}
            </h2>
            <Calculator calculation={calculation} />
          </div>
        </section>
      )}
      <Amenities project={project} />
      <Location project={project} />
      <Progress project={project} />
      <Updates project={project} />
      <ProjectNews project={project} />
      {timeline.length > 0 && (
        <section aria-labelledby="timeline" className="screen-only wrap pt-(--section)">
          <h2 id="timeline" className="mb-10 text-h2">
            {words.timeline.title}
          </h2>
          <div className="grid gap-8 md:grid-cols-2">
            {timeline.map((film) => (
              <Film key={film.title} film={film} sizes="(min-width: 768px) 48vw, 100vw" />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="gallery" className="screen-only wrap section">
        <h2 id="gallery" className="mb-10 text-h2">
          {words.gallery.title}
        </h2>
        <GalleryIsland pictures={gallery} title={name} />
      </section>
      <Faq project={project} />
      <PrintFoot project={project} />
      <InquireBar {...useBar(project, calculation !== undefined)} />
    </div>
  );
}

const useNewsOf = ({ details }: ProjectContent) =>
  useContent('news').filter(({ project }) => project === details.slug);

/** The newest of this project. */
function ProjectNews({ project }: { project: ProjectContent }) {
  const news = useNewsOf(project).slice(0, FEW_NEWS);
  const title = fill(useContent('newsPage').project, { project: project.name });
  if (news.length === 0) return null;
  return (
    <div className="screen-only">
      <NewsBand id="news" title={title} news={news} />
    </div>
  );
}

/** What the bar of a phone leads to: only what the page has. */
function useBar(project: ProjectContent, hasCalculator: boolean) {
  const { prices, timeline, details, person, payments = [], updates = [], faq = [] } = project;
  const words = useContent('details');
  const newsPage = useContent('newsPage');
  const hasNews = useNewsOf(project).length > 0;
  const { reach } = useContent('company');
  const hasHomes = details.homes.length > 0;
  const hasPrices = hasHomes && prices !== undefined;
  const sections = [
    ['homes', words.homes.title, hasHomes],
    ['prices', words.price.title, hasPrices],
    ['payments', words.payments.title, payments.length > 0],
    ['calculator', words.calculator.title, hasCalculator],
    ['amenities', words.amenities.title, details.amenities.length > 0 || details.section !== undefined],
    ['location', words.location.title, true],
    ['progress', words.progress.title, true],
    ['updates', words.updates.title, updates.length > 0],
    ['news', newsPage.home, hasNews],
    ['timeline', words.timeline.title, timeline.length > 0],
    ['gallery', words.gallery.title, true],
    ['faq', words.faq.title, faq.length > 0],
  ] as const;
  return {
    hasPrices,
    telephone: person ? telephone(person.mobile).href : reach.telephone.href,
    sections: sections.flatMap(([id, title, isThere]) => (isThere ? [{ id, title }] : [])),
  };
}

/** On paper, which has no header and no footer. */
function PrintHead() {
  return (
    <div className="print-only mb-3">
      <Wordmark />
    </div>
  );
}

function PrintFoot({ project: { person, href } }: { project: ProjectContent }) {
  const { origin } = usePage();
  const { contact, reach } = useContent('company');
  const { street, city, postalCode } = contact.office;
  return (
    <p className="print-only mt-3 border-t border-brass pt-2">
      {person ? `${person.name}, ${person.mobile}` : reach.telephone.label}, {contact.email}, {street},{' '}
      {postalCode} {city}. {origin + href}
    </p>
  );
}
