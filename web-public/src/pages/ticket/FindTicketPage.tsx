import { ticketTexts as texts } from '../../content/texts';
import FindTicketForm from '../../registration/FindTicketForm';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { PageTitle } from '../../ui/PageTitle';

const Form = island('find-ticket', FindTicketForm, { when: 'touched' });

/** For whoever lost the link. The answer is the same for every address. */
export function FindTicketPage() {
  return (
    <>
      <Head title={texts.find} description={texts.findLead} />
      <PageTitle title={texts.find} lead={texts.findLead} />
      <div className="wrap pb-(--section)">
        <div className="max-w-xl">
          <Form />
        </div>
      </div>
    </>
  );
}

/** Where the form leads to without JavaScript. */
export function TicketLinkSentPage() {
  return (
    <>
      <Head title={texts.find} description={texts.findLead} />
      <PageTitle title={texts.find} lead={texts.findSent} />
      <p className="wrap pb-(--section)">{texts.findNothing}</p>
    </>
  );
}

/** And where no mail is sent: the page's ending says how the organizers are reached. */
export function TicketLinkNotSentPage() {
  return (
    <>
      <Head title={texts.find} description={texts.findLead} />
      <PageTitle title={texts.find} lead={texts.findNoMail} />
    </>
  );
}
