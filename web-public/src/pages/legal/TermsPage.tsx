import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

export function TermsPage() {
  const terms = useContent('terms');
  return (
    <>
      <Head {...terms.metadata} />
      <PageTitle title={terms.title} lead={terms.lead} />
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
