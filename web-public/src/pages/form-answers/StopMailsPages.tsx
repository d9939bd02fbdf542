import { ticketTexts as texts } from '../../content/texts';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';

/** Where a message to guests leads to. The server puts the mail's id where `{uuid}` stands; opening it changes nothing. */
export const StopMailsPage = () => (
  <Answer
    title={texts.stopMails}
    lead={texts.stopMailsLead}
    action="/api/v1/mail-stops/{uuid}"
    button={texts.stop}
  />
);

export const MailsStoppedPage = () => (
  <Answer
    title={texts.mailsStopped}
    lead={texts.mailsStoppedLead}
    action="/api/v1/mail-stops/{uuid}/resume"
    button={texts.resumeMails}
  />
);

export const MailsResumedPage = () => <Answer title={texts.mailsResumed} lead={texts.mailsResumedLead} />;

/** The same for news, from the answer to an inquiry. */
export const StopNewsPage = () => (
  <Answer
    title={texts.stopNews}
    lead={texts.stopNewsLead}
    action="/api/v1/mail-stops/{uuid}/news"
    button={texts.stopNewsButton}
  />
);

export const NewsStoppedPage = () => <Answer title={texts.newsStopped} lead={texts.newsStoppedLead} />;

function Answer({
  title,
  lead,
  action,
  button,
}: {
  title: string;
  lead: string;
  action?: string;
  button?: string;
}) {
  return (
    <>
      <Head title={title} description={lead} />
      <PageTitle title={title} lead={lead} />
      {action !== undefined && (
        <form method="post" action={action} className="wrap pb-(--section)">
          <button type="submit" className="btn">
            {button}
          </button>
        </form>
      )}
    </>
  );
}
