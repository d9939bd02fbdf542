import { useParams } from 'react-router';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { partnerPage, partnershipMetadata, partnershipTitle } from '../content/partners';

/** /partner-with-us/{partnershipType}; a type that we do not know has an empty title. */
export function Component() {
  const { partnershipType } = useParams();
  const title = partnershipTitle(partnershipType);
  if (title) {
    return (
      <>
        <Head {...partnershipMetadata} path={`/partner-with-us/${partnershipType}`} />
        <PageTitle title={title} />
      </>
    );
  }
  return (
    <>
      <Head {...partnerPage.metadata} />
      <h1 className="sr-only">{partnerPage.title}</h1>
      <div className="h-24" />
    </>
  );
}
