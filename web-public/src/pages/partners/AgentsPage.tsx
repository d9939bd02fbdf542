import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

export function AgentsPage() {
  const { agents } = useContent('partners');
  return (
    <>
      <Head {...agents.metadata} />
      <PageTitle title={agents.title} />
    </>
  );
}
