import { fileSize } from 'web-shared/file-size';
import { homeDrawing, planAddress, sqm } from '../../../plans/drawings';
import type { ProjectContent } from '../../content';
import { markedNumber } from '../../content/company/marks';
import { dayInWords } from '../../content/event/moments';
import type { PictureContent } from '../../content/picture';
import { roomArea } from '../../content/projects/parts/plan';
import { leftInWords, leftOf } from '../../content/projects/pieces/project-details';
import {
  listName,
  areaText,
  homePrice,
  money,
  priceText,
  shortSum,
  sumInWords,
  vatOf,
} from '../../content/projects/prices/prices';
import { fill } from '../../content/text';
import { pdfOf } from '../../content/uploaded-pdf';
import { useContent } from '../../content/use-content';
import { FigureCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { Drawing } from './Drawing';

type HomeContent = ProjectContent['details']['homes'][number];

/** The home types of a tower: plan, areas, view and price from. */
export function Homes({ project }: { project: ProjectContent }) {
  const words = useContent('details');
  const { vat } = useContent('formTexts').calculatorTexts;
  const { prices, details } = project;
  const { homes } = details;
  if (homes.length === 0) return null;
  const sum = prices && sumInWords(prices, words.price.parts);
  // Words alone stand beside each other.
  const bare = homes.every(
    ({ plan, planPicture, pictures = [] }) => !plan && !planPicture && pictures.length === 0,
  );
  return (
    <section
      id="homes"
      aria-labelledby="homes-title"
      className="second-sheet wrap section scroll-mt-(--header)"
    >
      <h2 id="homes-title" className="text-h2">
        {words.homes.title}
      </h2>
      {homes.some(({ plan }) => plan) && <p className="mt-4 max-w-[60ch]">{words.homes.lead}</p>}
      <ul
        className={`homes-list mt-12 grid md:mt-16 ${bare ? 'gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3' : 'gap-y-16 md:gap-y-24'}`}
      >
        {homes.map((home) => (
          <Home key={home.name} project={project} home={home} bare={bare} />
        ))}
      </ul>
      {prices && (
        <div id="prices" className="mt-14 scroll-mt-(--header) border-t-2 border-brass pt-6">
          <h3 className="text-h3">{words.price.title}</h3>
          {sum && <p className="mt-3 max-w-[66ch]">{sum}</p>}
          <p className="mt-2 text-small text-ink/75">
            {vat[vatOf(prices)]}{' '}
            {fill(words.price.asOf, { version: listName(prices), date: dayInWords(prices.date) })}
          </p>
        </div>
      )}
    </section>
  );
}

function Home({ project, home, bare }: { project: ProjectContent; home: HomeContent; bare: boolean }) {
  const words = useContent('details');
  const { prices } = project;
  const price = prices && homePrice(prices, home);
  const left = leftOf(home);
  const hasPlan = home.plan ?? home.planPicture;
  return (
    <li>
      <div className={`home-item ${bare ? '' : 'grid items-start gap-x-16 gap-y-6 lg:grid-cols-12'}`}>
        {hasPlan && (
          <div className="order-2 lg:order-none lg:col-span-7">
            <Plan project={project} home={home} />
          </div>
        )}
        {/* On phones the name stands above the plan, and the rest below it. */}
        <div
          className={
            hasPlan
              ? 'contents lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-span-5 lg:block'
              : 'lg:col-span-8'
          }
        >
          <h3 className={`text-h3 ${hasPlan ? 'order-1' : ''}`}>{home.name}</h3>
          <div className={hasPlan ? 'order-3' : ''}>
            {home.text && <p className="screen-only mt-3 max-w-[48ch]">{home.text}</p>}
            <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Fact
                label={words.homes.area}
                value={markedNumber(home.area, 'from', fill(words.homes.sqm, { area: areaText(home.area) }))}
              />
              {prices && (
                <Fact
                  label={words.homes.from}
                  value={
                    price === undefined
                      ? words.homes.onRequest
                      : priceText(prices, home, money(price, prices.currency))
                  }
                />
              )}
              {home.orientation && (
                <Fact label={words.homes.view} value={home.orientation} className="sm:col-span-2" />
              )}
            </dl>
            {prices && price !== undefined && (
              <p className="mt-2 text-small text-ink/75">
                {home.price === undefined && `${shortSum(prices, words.price)} `}
                {words.price.vat[vatOf(prices)]}.
              </p>
            )}
            {left !== undefined && (
              <p className="mt-3 font-medium text-accent">{leftInWords(left, words.homes)}</p>
            )}
            {home.planFile && <PlanFile address={home.planFile} />}
            {home.plan && <RoomTable rooms={home.plan.rooms} />}
          </div>
        </div>
      </div>
      {home.pictures && <Rooms pictures={home.pictures} />}
    </li>
  );
}

/** As it was drawn, or the owner's picture of it. */
function Plan({ project, home }: { project: ProjectContent; home: HomeContent }) {
  const words = useContent('details');
  const drawing = homeDrawing(project, home, words);
  const alt = fill(words.homes.planOf, { home: home.name, area: areaText(home.area) });
  if (drawing)
    return (
      <Drawing
        drawing={drawing}
        address={planAddress(project.details, home)}
        alt={alt}
        open={words.homes.open}
        className="max-h-[46rem] w-full object-contain"
      />
    );
  if (!home.planPicture) return null;
  return (
    <a href={home.planPicture.img.src} title={words.homes.open} className="block bg-white p-3 sm:p-6">
      <Picture
        of={home.planPicture}
        sizes="(min-width: 1024px) 56vw, 100vw"
        className="max-h-[46rem] w-full object-contain"
      />
    </a>
  );
}

/** The plan as a PDF, with its size where it was uploaded: who reads on a phone decides by it. */
function PlanFile({ address }: { address: string }) {
  const { homes: words } = useContent('details');
  const size = useContent('pdfSizes')[pdfOf(address) ?? ''];
  return (
    <a href={address} className="link no-print mt-3 inline-block py-2.5">
      {size === undefined ? words.planFile : fill(words.planFileSized, { size: fileSize(size) })}
    </a>
  );
}

function RoomTable({ rooms }: { rooms: NonNullable<HomeContent['plan']>['rooms'] }) {
  const words = useContent('details');
  return (
    <table className="mt-6 w-full text-small tabular-nums">
      <thead>
        <tr className="border-b border-ink/25 text-left">
          <th scope="col" className="py-2 font-medium">
            {words.homes.room}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {words.homes.between}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.name} className="border-b border-ink/12">
            <th scope="row" className="py-2 text-left font-normal">
              {room.name}
            </th>
            <td className="py-2 text-right">{sqm(words, roomArea(room))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two beside each other, or one across the page. */
function Rooms({ pictures }: { pictures: PictureContent[] }) {
  const alone = pictures.length === 1;
  return (
    <figure className="screen-only mt-12">
      <div className={`grid gap-3 md:gap-4 ${alone ? '' : 'sm:grid-cols-2'}`}>
        {pictures.map((picture) => (
          <Picture
            key={picture.file}
            of={picture}
            sizes={alone ? '(min-width: 640px) 96vw, 100vw' : '(min-width: 640px) 48vw, 100vw'}
            wholeIfUpright
            className={`aspect-3/2 w-full object-cover ${alone ? 'sm:aspect-2/1' : ''}`}
          />
        ))}
      </div>
      <FigureCaption of={pictures} />
    </figure>
  );
}

function Fact({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-small text-ink/75">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
