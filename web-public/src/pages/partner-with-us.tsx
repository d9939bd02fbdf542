import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { partnerPage } from '../content/partners';

export function Component() {
  return (
    <>
      <Head {...partnerPage.metadata} />
      <PageTitle title={partnerPage.title} />
    </>
  );
}
