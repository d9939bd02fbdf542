import { ownTexts, partTexts, ticketTexts as texts } from '../content/texts';
import { useEffect, useSyncExternalStore } from 'react';
import { Boundary } from '../ui/Boundary';
import { ErrorPage } from '../ui/ErrorPage';
import { mountToaster } from '../ui/toasts/mount';
import { CopyButton } from './PaymentHelp';
import { TicketView } from './TicketView';
import { useTicket } from './useTicket';

/** The page /thank-you/{uuid}. When it breaks there is nothing else on the page to use. */
export default function TicketState() {
  return (
    <Boundary fallback={<ErrorPage />}>
      <Ticket />
    </Boundary>
  );
}

/** Everything that the page can show: the ticket, or why there is none. */
function Ticket() {
  const uuid = useUuid();
  useEffect(mountToaster, []);
  const { state, reload } = useTicket(uuid);
  const { ticket, registration, unknown, problem } = state;
  if (ticket) {
    return (
      <>
        <Heading text={registration?.cancelled_at ? ownTexts.cancelled : texts.heading} />
        <p className="mt-4 max-w-[52ch] text-lead print:hidden">
          {registration?.cancelled_at ? ownTexts.place : texts.intro}
        </p>
        <p className="mt-1 flex items-center gap-x-4">
          <CopyButton text={location.href} label={texts.copyLink} />
        </p>
        <TicketView ticket={ticket} registration={registration} onUploaded={() => reload()} />
      </>
    );
  }
  if (unknown) {
    return (
      <>
        <Heading text={texts.unknownTitle} />
        <p className="mt-4">{texts.unknown}</p>
        <a href="/register" className="btn mt-6">
          {texts.registerAgain}
        </a>
        <p className="mt-2">
          <a
            href="/find-my-ticket"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.find}
          </a>
        </p>
      </>
    );
  }
  if (problem) {
    return (
      <div role="alert">
        <Heading text={texts.unavailableTitle} />
        <p className="mt-4">{problem}</p>
        <button type="button" onClick={() => void reload()} className="btn mt-6">
          {texts.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      <Heading text={texts.loadingTitle} />
      <p role="status" className="needs-script mt-4">
        {partTexts.loading}
      </p>
      <noscript>
        <p className="mt-4">{texts.needsScript}</p>
      </noscript>
    </>
  );
}

function Heading({ text }: { text: string }) {
  return <h1 className="max-w-[20ch] text-h1">{text}</h1>;
}

const never = () => () => {};

/** The last part of the address; '' in the prerendered page, which is the same for all. */
function useUuid() {
  return useSyncExternalStore(
    never,
    () => decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
    () => '',
  );
}
