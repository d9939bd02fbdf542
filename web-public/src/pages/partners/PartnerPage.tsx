import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

export function PartnerPage() {
  const { partner } = useContent('partners');
  return (
    <>
      <Head {...partner.metadata} />
      <PageTitle title={partner.title} />
    </>
  );
}
