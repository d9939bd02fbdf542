import type { PageContent } from '../../content/metadata';
import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

/** /partner-with-us/{partnershipType} of a type that we know. */
export function PartnershipPage({ page }: { page: PageContent }) {
  return (
    <>
      <Head {...page.metadata} />
      <PageTitle title={page.title} />
    </>
  );
}

/** Any other type: its title is empty. */
export function UnknownPartnershipPage() {
  const { partner } = useContent('partners');
  return (
    <>
      <Head {...partner.metadata} />
      <h1 className="sr-only">{partner.title}</h1>
      <div className="h-24" />
    </>
  );
}

export function AgentsPage() {
  const { agents } = useContent('partners');
  return (
    <>
      <Head {...agents.metadata} />
      <PageTitle title={agents.title} />
    </>
  );
}

export function PartnerPage() {
  const { partner } = useContent('partners');
  return (
    <>
      <Head {...partner.metadata} />
      <PageTitle title={partner.title} />
    </>
  );
}
