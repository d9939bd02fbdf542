import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { agentsPage } from '../content/partners';

export function Component() {
  return (
    <>
      <Head {...agentsPage.metadata} />
      <PageTitle title={agentsPage.title} />
    </>
  );
}
