import { Head } from '../components/Head';
import { PageTitle } from '../components/PageTitle';
import { metadata } from '../content/metadata';
import { agentsPage } from '../content/partners';

export function Component() {
  return (
    <>
      <Head {...metadata.agents} />
      <PageTitle title={agentsPage.title} />
    </>
  );
}
