import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { ticketTexts as texts } from '../../content/texts';
import type { RegistrationState } from '../../reference/api/schemas';

const NOTICE = 'mt-6 border-l-4 border-brass bg-sand/60 px-5 py-4';

/** What the holder should know: that it counts only once it is confirmed, or that no mail came. */
export function TicketNotices({ registration }: { registration: RegistrationState }) {
  const { to_confirm, held_until, mail_withheld } = registration;
  return (
    <>
      {to_confirm && held_until && (
        <p role="status" className={NOTICE}>
          {fill(texts.toConfirm, { until: momentOf(held_until) })}
        </p>
      )}
      {mail_withheld && (
        <p role="status" className={`${NOTICE} print:hidden`}>
          {to_confirm ? texts.noMailToConfirm : texts.noMail}
        </p>
      )}
    </>
  );
}
