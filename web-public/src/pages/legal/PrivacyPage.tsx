import { Fragment } from 'react';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

export function PrivacyPage() {
  const privacy = useContent('privacy');
  return (
    <>
      <Head {...privacy.metadata} />
      <PageTitle title={privacy.title} lead={privacy.lead} />
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
                <WithAddress text={text} email={privacy.contactEmail} />
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
function WithAddress({ text, email }: { text: string; email: string }) {
  const address = (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
  return text.split('{email}').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && address}
      {part}
    </Fragment>
  ));
}
