import { useParams } from 'react-router';
import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { metadata } from '../content/metadata';
import { partnerPage, partnershipTitle } from '../content/partners';

/** /partner-with-us/{partnershipType}; a type that we do not know has an empty title. */
export function Component() {
  const { partnershipType } = useParams();
  const title = partnershipTitle(partnershipType);
  if (title) {
    return (
      <>
        <Head {...metadata.investors} path={`/partner-with-us/${partnershipType}`} />
        <PageTitle title={title} />
      </>
    );
  }
  return (
    <>
      <Head {...metadata.partners} />
      <h1 className="sr-only">{partnerPage.title}</h1>
      <div className="h-24" />
    </>
  );
}
