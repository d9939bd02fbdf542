import { CardGrid } from '../components/CardGrid';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { PictureCard } from '../components/PictureCard';
import { regions } from '../content/regions';
import { residentialPage } from '../content/sectors';

export function Component() {
  return (
    <>
      <Head {...residentialPage.metadata} />
      <PageTitle title={residentialPage.title} lead={residentialPage.lead} />
      <div className="wrap pb-(--section)">
        <CardGrid count={regions.length}>
          {regions.map(({ slug, name, description, picture }, i) => (
            <PictureCard
              key={slug}
              title={name}
              href={`/properties/residential/${slug}`}
              picture={picture}
              sizes="(min-width: 1024px) 24vw, (min-width: 640px) 48vw, 100vw"
              eager={i === 0}
            >
              <p className="mt-2 max-w-[40ch] text-ink/80">{description}</p>
            </PictureCard>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
