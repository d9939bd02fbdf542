import { useContent } from '../../content/use-content';

/** The short account of the company. */
export function HomeStory() {
  const { title, paragraphs, link } = useContent('home').summary;
  return (
    <section aria-labelledby="about" className="wrap section grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <h2 id="about" className="text-h2 lg:col-span-7">
        {title}
      </h2>
      <div className="prose lg:col-span-5">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a href={link.href} className="link inline-block py-2.5">
            {link.label}
          </a>
        </p>
      </div>
    </section>
  );
}
