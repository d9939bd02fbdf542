import { useEffect } from 'react';
import { dayOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { ownTexts, registrationTexts, ticketTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import type { Ticket as ShownTicket } from '../../reference/api/schemas';
import { Boundary } from '../../ui/Boundary';
import { ErrorPage } from '../../ui/ErrorPage';
import { mountToaster } from '../../ui/toasts/mount';
import { Heading, Loading, Unavailable } from '../PageStates';
import { CopyButton } from '../PaymentHelp';
import { useUuid } from '../useUuid';
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
  const { ticket, registration, former, unknown, problem } = state;
  const cancelled = registration?.cancelled_at;
  const isOff = registration?.event.cancelled === true;
  useKept(ticket);
  if (ticket) {
    let intro = texts.intro;
    if (cancelled)
      intro = registration.lapsed ? texts.lapsed : fill(ownTexts.place, { date: dayOf(cancelled) });
    if (isOff) intro = fill(texts.eventCancelled, { event: registration.event.name });
    return (
      <>
        <Heading
          text={isOff ? registrationTexts.cancelledTitle : cancelled ? ownTexts.cancelled : texts.heading}
        />
        <p className={`mt-4 max-w-[52ch] text-lead ${isOff ? '' : 'print:hidden'}`}>{intro}</p>
        {cancelled ? (
          <AskUs />
        ) : (
          <p className="mt-1 flex items-center gap-x-4">
            <CopyButton text={location.href} label={texts.copyLink} />
          </p>
        )}
        <TicketView ticket={ticket} registration={registration} onUploaded={() => reload()} />
      </>
    );
  }
  if (former) {
    return (
      <>
        <Heading text={texts.passedOnTitle} />
        <p role="status" className="mt-4 max-w-[52ch] text-lead">
          {fill(texts.passedOn, { date: dayOf(former.passed_on_at), event: former.event.name })}
        </p>
        <AskUs />
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
    return <Unavailable title={texts.unavailableTitle} problem={problem} reload={reload} />;
  }
  return <Loading title={texts.loadingTitle} needsScript={texts.needsScript} plain={texts.plain} />;
}

/** Once it has its code, it is kept on the device. */
function useKept(ticket: ShownTicket | undefined) {
  const code = ticket?.qr_code;
  useEffect(() => {
    if (code) void keepTicket([code]);
  }, [code]);
}

/** Who can say more to somebody whose ticket is no longer valid. */
function AskUs() {
  const { contact, reach } = useContent('company');
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-terracotta';
  return (
    <div className="mt-4 max-w-[52ch] print:hidden">
      <p>{texts.askUs}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`mailto:${contact.email}`} className={link}>
          {contact.email}
        </a>
        <a href={reach.telephone.href} className={link}>
          {reach.telephone.label}
        </a>
      </p>
    </div>
  );
}

/** As in public/ticket-worker.js. */
const CACHE = 'tickets';
const WORKER = '/ticket-worker.js';

/**
 * Keeps the ticket that is shown, for the day on which the line is slow at the door: the page, its files, and what the API
 * said of it. Where the browser can't, nothing is said: the ticket is there while there is a line.
 * @param pictures addresses of what is still on its way
 */
async function keepTicket(pictures: string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/thank-you/' });
    // Of the first visit, which the worker has not seen.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [location.href, ...loaded, ...pictures].filter((address) =>
      new URL(address, location.href).pathname.match(/^\/(thank-you|assets|api\/v1\/delegates\/uuid)\//),
    );
    const cache = await caches.open(CACHE);
    await Promise.all([...new Set(own)].map((address) => cache.add(address).catch(() => undefined)));
  } catch {
    // A private window, or a device that is full.
  }
}
