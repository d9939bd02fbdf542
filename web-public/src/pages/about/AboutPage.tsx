import type { SiteContent } from '../../content';
import type { PictureContent } from '../../content/picture';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { WidePicture } from '../../ui/pictures/WidePicture';

export function AboutPage() {
  const { title, metadata, picture, intro, sections, proof, sisterBrand, built } = useContent('about');
  return (
    <>
      <Head {...metadata} />
      <PageTitle title={title} lead={intro} />
      <WidePicture of={picture} />
      <div className="wrap">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-8 gap-y-4 border-b border-ink/12 py-12 md:grid-cols-12 md:py-20"
          >
            <h2 className="text-h2 md:col-span-5">{section.title}</h2>
            <div className="prose md:col-span-7">
              {section.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
        <section className="grid gap-x-8 gap-y-4 py-12 md:grid-cols-12 md:py-20">
          <h2 className="text-h2 md:col-span-5">{sisterBrand.title}</h2>
          <div className="prose md:col-span-7">
            <p className="text-lead">
              {fill(sisterBrand.since, { name: sisterBrand.name, year: String(sisterBrand.founded) })}
            </p>
            <p>{sisterBrand.text}</p>
          </div>
        </section>
      </div>
      {built && <Built {...built} />}
      <Proof {...proof} />
    </>
  );
}

/** What stands already, where the owner has entered it. */
function Built({ title, buildings }: NonNullable<SiteContent['about']['built']>) {
  return (
    <section aria-labelledby="built" className="border-t border-ink/12">
      <div className="wrap section">
        <h2 id="built" className="text-h2">
          {title}
        </h2>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {buildings.map(({ name, place, year, picture }) => (
            <li key={name}>
              {picture && <ProofPicture of={picture} />}
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1 text-small text-ink/75">
                {place}, {year}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Instead of promises: what can be checked before a signature. */
function Proof({ title, lead, items }: SiteContent['about']['proof']) {
  return (
    <section aria-labelledby="proof" className="border-t border-ink/12">
      <div className="wrap section">
        <h2 id="proof" className="text-h2">
          {title}
        </h2>
        <p className="mt-4 max-w-[56ch] text-lead">{lead}</p>
        <dl className="mt-12 grid gap-x-16 md:grid-cols-2">
          {items.map((item) => (
            <div key={item.title} className="border-t border-brass py-7 md:last:odd:col-span-2">
              <dt className="font-display text-h3">{item.title}</dt>
              <dd className="mt-3 max-w-[52ch]">
                {item.picture && <ProofPicture of={item.picture} />}
                {item.text}
                {item.link && (
                  <a href={item.link.href} className="link mt-2 block w-fit py-2.5">
                    {item.link.label}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** What a point speaks of, to be looked at. */
const ProofPicture = ({ of: picture }: { of: PictureContent }) => (
  <div className="relative mb-5">
    <Picture
      of={picture}
      sizes="(min-width: 768px) 46vw, 100vw"
      box={3 / 2}
      wholeIfUpright
      className="aspect-3/2 w-full object-cover"
    />
    <CornerCaption of={picture} />
  </div>
);
