import { groupTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import GroupForm from '../../registration/group/GroupForm';
import { isOpen, whyNot } from '../../registration/open';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { OrganizerLinks } from '../../ui/OrganizerLinks';
import { usePage } from '../../ui/page';
import { PageTitle } from '../../ui/PageTitle';
import { EventAside } from './EventAside';

const Form = island('group', GroupForm, { when: 'touched', subjects: ['options', 'event'] });

/** Where a leader registers everybody at once. */
export function RegisterGroupPage() {
  const event = useContent('event');
  const lead = event.fee.amount === 0 ? texts.leadFree : texts.lead;
  const sharing = useContent('sharing').event;
  const toSingle = usePage().path.replace(/\/group$/, '');
  return (
    <>
      <Head
        title={`${texts.title} for ${event.name}`}
        description={`${event.name}, ${event.dates}. ${lead}`}
        sharing={sharing}
      />
      <PageTitle title={texts.title} lead={lead} />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-4">
          <EventAside />
        </div>
        <div className="lg:col-span-8">
          <p className="mb-6">
            <a href={toSingle} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {texts.single}
            </a>
          </p>
          {isOpen(event) ? <WholeForm /> : <p className="text-lead">{whyNot(event)}</p>}
        </div>
      </div>
    </>
  );
}

/** Its rows are the script's: without it, what takes the form's place. */
function WholeForm() {
  const { organizer } = useContent('event');
  return (
    <>
      <noscript>
        <div className="border-l-4 border-brass bg-sand/60 px-5 py-4">
          <p>{texts.needsScript}</p>
          <OrganizerLinks of={organizer} />
        </div>
      </noscript>
      <div className="needs-script">
        <Form />
      </div>
    </>
  );
}
