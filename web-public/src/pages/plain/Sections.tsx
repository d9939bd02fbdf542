import type { SiteContent } from '../../content';
import { plain } from '../../content/company/marks';
import type { PictureContent } from '../../content/picture';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { CornerCaption } from '../../ui/pictures/caption';
import { isUpright, Picture } from '../../ui/pictures/Picture';

type Section = SiteContent['pages'][number]['sections'][number];
/** What the form of a page is about: an inquiry names it as its interest. */
type FormSubject = { title: string; project?: string };

type SectionsProps = {
  of: readonly Section[];
  asked: FormSubject;
  /** The first stands under a picture, which parts it from the head by itself. */
  picture?: unknown;
};

/** The sections of a page, one under the other between hairlines: a heading at the left, what it says at the right. */
export function Sections({ of: sections, asked, picture }: SectionsProps) {
  return sections.map((section, index) => (
    // Nothing names a section, and none moves while the page is shown.
    <section key={index} className="wrap">
      <div
        className={`grid gap-x-8 gap-y-6 py-10 md:grid-cols-12 md:py-16 ${index === 0 && picture ? '' : 'border-t border-ink/12'}`}
      >
        {'title' in section && section.title && <h2 className="text-h3 md:col-span-5">{section.title}</h2>}
        <div className={isAcross(section) ? 'md:col-span-12' : 'md:col-span-7 md:col-start-6'}>
          <Body of={section} asked={asked} />
        </div>
      </div>
    </section>
  ));
}

/** A poster, or another upright picture that stands alone: it is shown whole, in the column of the text. */
const isPoster = ([picture, ...others]: readonly PictureContent[]) =>
  picture !== undefined && others.length === 0 && isUpright(picture);
const isAcross = (section: Section) => section.kind === 'pictures' && !isPoster(section.pictures);

function Body({ of: section, asked }: { of: Section; asked: FormSubject }) {
  switch (section.kind) {
    case 'text':
      return (
        <div className="prose">
          {section.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      );
    case 'pictures':
      return <Pictures of={section.pictures} />;
    case 'list':
      return (
        <ul className="max-w-[65ch] border-b border-brass/60">
          {section.items.map((item) => (
            <li key={item} className="border-t border-brass/60 py-3.5 wrap-anywhere whitespace-pre-line">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <>
          {section.text && <p className="mb-6 max-w-[56ch] text-lead whitespace-pre-line">{section.text}</p>}
          <a href={section.action.href} className="btn">
            {section.action.label}
          </a>
        </>
      );
    case 'form':
      return <Form of={section} asked={asked} />;
  }
}

/** An inquiry of a project's page where it is of a project, else that of the home page. */
function Form({
  of: { text, interest },
  asked,
}: {
  of: Extract<Section, { kind: 'form' }>;
  asked: FormSubject;
}) {
  if (asked.project !== undefined && interest === undefined)
    return <InquiryPanel variant="project" project={plain(asked.project)} text={text} />;
  return <InquiryPanel variant="simple" subject={plain(interest ?? asked.title)} text={text} />;
}

/** One across the page, two beside each other, more in three columns; a poster as it is. */
const SHAPES = {
  poster: {
    grid: '',
    shape: 'h-auto',
    box: undefined,
    sizes: '(min-width: 80rem) 46rem, (min-width: 768px) 56vw, 100vw',
  },
  one: {
    grid: '',
    shape: 'aspect-3/2 md:aspect-16/9',
    box: 16 / 9,
    sizes: '(min-width: 80rem) 80rem, 100vw',
  },
  two: { grid: 'sm:grid-cols-2', shape: 'aspect-4/3', box: 4 / 3, sizes: '(min-width: 640px) 48vw, 100vw' },
  more: {
    grid: 'sm:grid-cols-2 lg:grid-cols-3',
    shape: 'aspect-4/3',
    box: 4 / 3,
    sizes: '(min-width: 1024px) 32vw, (min-width: 640px) 48vw, 100vw',
  },
};

const NAMES: Record<number, keyof typeof SHAPES> = { 1: 'one', 2: 'two' };

function Pictures({ of: pictures }: { of: readonly PictureContent[] }) {
  const { grid, shape, box, sizes } =
    SHAPES[isPoster(pictures) ? 'poster' : (NAMES[pictures.length] ?? 'more')];
  const allUpright = pictures.length > 1 && pictures.every(isUpright);
  return (
    <ul className={`grid gap-6 lg:gap-8 ${grid}`}>
      {pictures.map((picture, index) => (
        <li key={index} className="relative">
          <Picture
            of={picture}
            sizes={sizes}
            box={box}
            wholeIfUpright={!allUpright}
            className={`${allUpright ? 'aspect-3/4' : shape} w-full object-cover`}
          />
          <CornerCaption of={picture} />
        </li>
      ))}
    </ul>
  );
}
