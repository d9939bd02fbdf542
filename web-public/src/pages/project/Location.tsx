import { mapAddress, mapDrawing, nearby } from '../../../plans/drawings';
import type { ProjectContent } from '../../content';
import { useContent } from '../../content/use-content';
import { Drawing } from './Drawing';

/** Opens the map app of an iPhone and of an Android phone, and a map elsewhere: `geo:` is unknown to iPhones. */
function mapLink({ name, details: { map, address } }: ProjectContent): string {
  const { street, barangay, city, province } = address;
  const where = map ? map.site.at.join(',') : [name, street, barangay, city, province].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}`;
}

/** Where the project stands: address, drawn map, distances. Nothing is asked of a map service. */
export function Location({ project }: { project: ProjectContent }) {
  const words = useContent('details');
  const { details } = project;
  const { street, barangay, city, province, postalCode } = details.address;
  const map = mapDrawing(project, words);
  return (
    <section
      aria-labelledby="location"
      className="print-cols wrap section grid items-start gap-x-16 gap-y-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="location" className="text-h2">
          {words.location.title}
        </h2>
        <address className="mt-6 not-italic">
          <p>
            {street}, {barangay}
          </p>
          <p>
            {postalCode} {city}, {province}
          </p>
        </address>
        <p className="mt-4 max-w-[48ch]">{details.mapNote}</p>
        {details.map && (
          <>
            <h3 className="screen-only mt-8 text-small font-sans font-medium">{words.location.distances}</h3>
            <dl className="screen-only mt-2 text-small tabular-nums">
              {nearby(details, words).map(({ name, distance }) => (
                <div key={name} className="flex justify-between gap-6 border-t border-ink/12 py-2">
                  <dt>{name}</dt>
                  <dd>{distance}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <a href={mapLink(project)} rel="noopener" className="link no-print mt-3 inline-block py-2.5">
          {words.location.open}
        </a>
      </div>
      {map && (
        <figure className="map-box lg:col-span-7">
          <Drawing
            drawing={map}
            address={mapAddress(details)}
            alt={project.name}
            open={words.location.title}
            className="w-full"
          />
          <figcaption className="mt-3 text-small text-ink/75">{words.location.note}</figcaption>
        </figure>
      )}
    </section>
  );
}
