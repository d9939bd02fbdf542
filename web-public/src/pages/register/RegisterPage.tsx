import { registrationTexts } from '../../content/form-texts';
import { useContent } from '../../content/use-content';
import RegistrationForm from '../../registration/RegistrationForm';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { JsonLd } from '../../ui/JsonLd';
import { PageTitle } from '../../ui/PageTitle';
import { EventAside } from './EventAside';
import { useEventData } from './event-data';

const Form = island('registration', RegistrationForm, { when: 'painted', subjects: ['options', 'event'] });

export function RegisterPage() {
  const event = useContent('event');
  const sharing = useContent('sharing').event;
  return (
    <>
      <Head
        title={`Register for ${event.name}`}
        description={`${event.kind}, ${event.dates}, ${event.venue.city}. ${event.fee.label}. Register online and upload your proof of payment.`}
        sharing={sharing}
      />
      <JsonLd data={useEventData()} />
      <PageTitle
        title={registrationTexts.title}
        lead={`${event.kind}, ${event.dates}, ${event.venue.city}`}
      />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-5">
          <EventAside />
        </div>
        <div className="lg:col-span-7">
          <Form />
        </div>
      </div>
    </>
  );
}
