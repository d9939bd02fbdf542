import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { metadata } from '../content/metadata';
import { partnerPage } from '../content/partners';

export function Component() {
  return (
    <>
      <Head {...metadata.partners} />
      <PageTitle title={partnerPage.title} />
    </>
  );
}
