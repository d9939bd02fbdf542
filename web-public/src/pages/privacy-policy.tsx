import { Fragment } from 'react';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { privacy } from '../content/privacy';

export function Component() {
  return (
    <>
      <Head {...privacy.metadata} />
      <PageTitle title={privacy.title} />
      <article className="wrap pb-(--section)">
        <div className="prose">
          <p>
            <time dateTime={privacy.dateTime}>{privacy.date}</time>
          </p>
          <p className="text-lead">{privacy.intro}</p>
        </div>
        {privacy.sections.map(({ title, paragraphs, points }, i) => (
          <section key={title} className="prose mt-12">
            <h2 className="text-h3">
              {i + 1}. {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <WithAddress text={text} />
              </p>
            ))}
            {points && (
              <ul className="list-disc pl-5 marker:text-brass">
                {points.map((point) => (
                  <li key={point} className="mt-2 pl-1">
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </>
  );
}

/** Puts the contact address, as a mail link, where the text says `{email}`. */
function WithAddress({ text }: { text: string }) {
  const address = (
    <a href={`mailto:${privacy.contactEmail}`} className="link">
      {privacy.contactEmail}
    </a>
  );
  return text.split('{email}').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && address}
      {part}
    </Fragment>
  ));
}
