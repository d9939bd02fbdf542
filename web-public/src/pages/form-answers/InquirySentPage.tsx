import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

/** Where an inquiry without JavaScript leads to. */
export function InquirySentPage() {
  const { inquirySent } = useContent('formPages');
  return (
    <>
      <Head {...inquirySent.metadata} />
      <PageTitle title={inquirySent.title} lead={inquirySent.lead} />
      <p className="wrap pb-(--section)">{inquirySent.text}</p>
    </>
  );
}
