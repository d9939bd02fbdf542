import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

/** For buyers abroad: what they may own, and how they sign. */
export function AbroadPage() {
  const { title, lead, metadata, sections } = useContent('abroad');
  return (
    <>
      <Head {...metadata} />
      <PageTitle title={title} lead={lead} />
      <article className="wrap pb-(--section)">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-8 gap-y-4 border-t border-ink/12 py-10 md:grid-cols-12 md:py-14"
          >
            <h2 className="text-h3 md:col-span-5">{section.title}</h2>
            <div className="prose md:col-span-7">
              {section.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
      </article>
    </>
  );
}
