import { ownTexts as texts } from '../../content/texts';
import OwnRegistration from '../../registration/own/OwnRegistration';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';

const Own = island('my-registration', OwnRegistration, { when: 'painted' });

/** What the contact changes by the mailed link. Not for search engines: whoever holds the link sees the names. */
export function OwnRegistrationPage() {
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title={texts.title} description={texts.title} />
      <Own />
    </div>
  );
}
