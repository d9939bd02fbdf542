import { featured } from '../content/home';
import { CardGrid } from './CardGrid';
import { PictureCard } from './PictureCard';

export function FeaturedProperties() {
  const { title, items } = featured;
  return (
    <section aria-labelledby="featured" className="wrap section">
      <h2 id="featured" className="mb-10 text-h2 md:mb-14">
        {title}
      </h2>
      <CardGrid count={items.length}>
        {items.map((item) => (
          <PictureCard
            key={item.href}
            {...item}
            sizes="(min-width: 768px) 48vw, 100vw"
            shape="aspect-4/5 md:aspect-5/6"
          >
            <p className="mt-1 text-ink/75">{item.place}</p>
          </PictureCard>
        ))}
      </CardGrid>
    </section>
  );
}
