import type { PageContent } from '../../content/company/metadata';
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

/** Any other type: its title is empty, and no other page's stands in its place. */
export function UnknownPartnershipPage() {
  const { brand } = useContent('company');
  return (
    <>
      <Head title={brand} description="" />
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
