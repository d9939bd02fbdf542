import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { terms } from '../content/terms';

export function Component() {
  return (
    <>
      <Head {...terms.metadata} />
      <PageTitle title={terms.title} />
      <article className="wrap pb-(--section)">
        <div className="prose">
          {terms.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </article>
    </>
  );
}
