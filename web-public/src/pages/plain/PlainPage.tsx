import type { SiteContent } from '../../content';
import { metadataOf } from '../../content/pages/owner-pages';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { WidePicture } from '../../ui/pictures/WidePicture';
import { Sections } from './Sections';

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
