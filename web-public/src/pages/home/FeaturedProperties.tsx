import { useContent } from '../../content/use-content';
import { CardFacts, CardGrid, PictureCard } from '../../ui/PictureCard';

export function FeaturedProperties() {
  const { title } = useContent('home').featured;
  const items = useContent('projects').flatMap((project) =>
    project.featured ? [{ title: project.name, href: project.href, ...project.featured, project }] : [],
  );
  return (
    <section aria-labelledby="featured" className="wrap section">
      <h2 id="featured" className="mb-10 text-h2 md:mb-14">
        {title}
      </h2>
      <CardGrid count={items.length}>
        {items.map(({ place, project, ...card }) => (
          <PictureCard
            key={card.href}
            {...card}
            sizes="(min-width: 768px) 48vw, 100vw"
            shape="aspect-4/5 md:aspect-5/6"
          >
            <p className="mt-1 text-ink/75">{place}</p>
            <CardFacts of={project} />
          </PictureCard>
        ))}
      </CardGrid>
    </section>
  );
}
