import { Head } from '../components/Head';
import { JsonLd } from '../components/JsonLd';
import { PageTitle } from '../components/PageTitle';
import { event } from '../content/event';
import { registrationTexts } from '../content/form-texts';
import { EventAside } from '../registration/EventAside';
import { eventData } from '../registration/event-data';
import { whenVisible } from '../shell/whenVisible';

const RegistrationForm = whenVisible(() => import('../registration/RegistrationForm'));

export function Component() {
  return (
    <>
      <Head
        title={`Register for ${event.name}`}
        description={`${event.kind}, ${event.dates}, ${event.venue.city}. ${event.fee.label}. Register online and upload your proof of payment.`}
        path="/register"
      />
      <JsonLd data={eventData} />
      <PageTitle
        title={registrationTexts.title}
        lead={`${event.kind}, ${event.dates}, ${event.venue.city}`}
      />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-5">
          <EventAside />
        </div>
        <div className="lg:col-span-7">
          <RegistrationForm />
        </div>
      </div>
    </>
  );
}
