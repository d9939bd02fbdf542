import type { SiteContent } from '../../content';
import { metadataOf } from '../../content/pages/owner-pages';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { Sections } from './Sections';
import { WidePicture } from './WidePicture';

/** A page that the owner added: its heading, perhaps a picture, and its sections. */
export function PlainPage({ page }: { page: SiteContent['pages'][number] }) {
  const { title, lead, picture, sections, sharing } = page;
  return (
    <>
      <Head {...metadataOf(page, lead)} sharing={sharing ?? picture} />
      <PageTitle title={title} lead={lead} />
      {picture && <WidePicture of={picture} />}
      <Sections of={sections} asked={{ title }} picture={picture} />
    </>
  );
}
