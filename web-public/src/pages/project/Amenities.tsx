import { sectionAddress, sectionDrawing } from '../../../plans/drawings';
import type { ProjectContent } from '../../content';
import { useContent } from '../../content/use-content';
import { Drawing } from './Drawing';

/** The amenities, beside a section through the building. */
export function Amenities({ project }: { project: ProjectContent }) {
  const words = useContent('details');
  const { details } = project;
  const section = sectionDrawing(project, words);
  if (details.amenities.length === 0 && !section) return null;
  return (
    <section aria-labelledby="amenities" className="bg-sand/60">
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className={section ? 'lg:col-span-6' : 'lg:col-span-12'}>
          <h2 id="amenities" className="text-h2">
            {words.amenities.title}
          </h2>
          <dl className={`print-thirds mt-8 grid gap-x-10 ${section ? '' : 'md:grid-cols-2'}`}>
            {details.amenities.map(({ title, text }) => (
              <div key={title} className="border-t border-ink/18 py-4">
                <dt className="font-medium">{title}</dt>
                <dd className="mt-1 max-w-[52ch] text-ink/85">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {section && (
          <figure className="section-box lg:col-span-6">
            <h3 className="mb-5 text-h3">{words.section.title}</h3>
            <Drawing
              drawing={section}
              address={sectionAddress(details)}
              alt={section.title}
              open={words.section.title}
              className="max-h-[44rem] w-full object-contain"
            />
            <figcaption className="mt-3 text-small text-ink/75">{words.section.note}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
