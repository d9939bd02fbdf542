import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';

export function AboutPage() {
  const { title, metadata, picture, intro, sections, sisterBrand } = useContent('about');
  return (
    <>
      <Head {...metadata} />
      <PageTitle title={title} lead={intro} />
      <Picture of={picture} sizes="100vw" eager className="aspect-4/3 w-full object-cover md:aspect-21/9" />
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
              {sisterBrand.name}, founded in {sisterBrand.founded}
            </p>
            <p>{sisterBrand.text}</p>
          </div>
        </section>
      </div>
    </>
  );
}
