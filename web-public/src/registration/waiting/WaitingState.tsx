import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pesosOf } from 'web-shared/money';
import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { registrationTexts, waitingTexts as texts, ticketTexts } from '../../content/texts';
import { acceptOffer, confirmWaiting, leaveWaitingList } from '../../forms/api/waiting-list';
import type { WaitingView } from '../../reference/api/schemas';
import { Boundary } from '../../ui/Boundary';
import { ErrorPage } from '../../ui/ErrorPage';
import { mountToaster } from '../../ui/toasts/mount';
import { toast } from '../../ui/toasts/toast';
import { Heading, Loading, Row, Unavailable } from '../PageStates';
import { useWaiting } from './useWaiting';

/** The page /waiting/{uuid}. When it breaks there is nothing else on the page to use. */
export default function WaitingState() {
  return (
    <Boundary fallback={<ErrorPage />}>
      <Entry />
    </Boundary>
  );
}

/** The entry, or why there is none. */
function Entry() {
  useEffect(mountToaster, []);
  const { state, reload, show } = useWaiting();
  if (state.entry) return <Shown entry={state.entry} onChange={show} reload={reload} />;
  if (state.unknown)
    return (
      <>
        <Heading text={texts.unknownTitle} />
        <p className="mt-4">{ticketTexts.unknown}</p>
        <a href="/register" className="btn mt-6">
          {ticketTexts.registerAgain}
        </a>
      </>
    );
  if (state.problem) return <Unavailable title={texts.unavailable} problem={state.problem} reload={reload} />;
  return <Loading title={texts.title} />;
}

interface ShownProps {
  entry: WaitingView;
  onChange: (entry: WaitingView) => void;
  reload: () => Promise<void>;
}

function Shown({ entry, onChange, reload }: ShownProps) {
  const [busy, setBusy] = useState(false);
  const { state, event, place, places, delegates } = entry;
  const isOff = event.cancelled && state === 'ended';
  const words = isOff
    ? { title: registrationTexts.cancelledTitle, text: fill(texts.eventCancelled, { event: event.name }) }
    : texts.states[entry.to_confirm ? 'toConfirm' : state];
  const token = useToken();
  const isFree = entry.total_centavos === 0;
  const act = (call: (uuid: string) => Promise<WaitingView>) => {
    setBusy(true);
    call(entry.uuid)
      .then(onChange, (error: unknown) => {
        toast.error(error instanceof Error ? error.message : String(error));
        return reload();
      })
      .finally(() => setBusy(false));
  };
  const values = {
    place: String(place ?? ''),
    until: entry.offered_until === null ? '' : momentOf(entry.offered_until),
  };
  let lead = fill(place === 1 ? texts.first : words.text, values);
  if (state === 'accepted' && isFree) lead = texts.acceptedFree;
  if (entry.to_confirm && token) lead = texts.confirmHint;
  return (
    <>
      <Heading text={words.title} />
      <p role="status" className="mt-4 max-w-[52ch] text-lead">
        {lead}
      </p>
      <dl className="mt-8 max-w-2xl divide-y divide-ink/20 border-y border-ink/20">
        {place !== null && <Row label={texts.place}>{place}</Row>}
        <Row label={ticketTexts.event}>
          <span className="block">{event.name}</span>
          <span className="block text-small">
            {event.dates}, {event.times}, {event.place}
          </span>
        </Row>
        <Row label={places === 1 ? ticketTexts.delegate : fill(texts.delegates, { n: String(places) })}>
          {delegates.map((name, n) => (
            <span key={n} className="block">
              {name}
            </span>
          ))}
        </Row>
        {state === 'offered' && !isFree && <Row label={texts.toPay}>{pesosOf(entry.total_centavos)}</Row>}
      </dl>
      <div className="no-print mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {entry.to_confirm && token && (
          <button
            type="button"
            disabled={busy}
            onClick={() => act((uuid) => confirmWaiting(uuid, token))}
            className="btn"
          >
            {texts.confirm}
          </button>
        )}
        {state === 'offered' && (
          <button type="button" disabled={busy} onClick={() => act(acceptOffer)} className="btn">
            {places === 1 ? texts.acceptOne : fill(texts.accept, { n: String(places) })}
          </button>
        )}
        {(state === 'waiting' || state === 'offered') && (
          <Leave
            key={state}
            words={state === 'offered' ? texts.declining : texts.leaving}
            busy={busy}
            onLeave={() => act(leaveWaitingList)}
          />
        )}
        {state === 'accepted' && entry.ticket && (
          <a href={`/thank-you/${entry.ticket}`} className="btn">
            {texts.toTicket}
          </a>
        )}
        {(state === 'ended' || state === 'left') && !event.cancelled && (
          <a href="/register" className="btn">
            {texts.again}
          </a>
        )}
      </div>
    </>
  );
}

/** What stands behind the # of the mailed link: no server and no log sees it. */
const useToken = () =>
  useSyncExternalStore(
    () => () => {},
    () => location.hash.slice(1),
    () => '',
  );

interface LeaveProps {
  words: { ask: string; sure: string; yes: string };
  busy: boolean;
  onLeave: () => void;
}

/** What cannot be taken back is asked about once. */
function Leave({ words, busy, onLeave }: LeaveProps) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (asking) question.current?.focus();
    else if (wasAsking.current) begin.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (!asking)
    return (
      <button ref={begin} type="button" onClick={() => setAsking(true)} className="btn btn-ghost">
        {words.ask}
      </button>
    );
  return (
    <div className="w-full border-l-4 border-brass bg-sand/60 px-5 py-4">
      <p ref={question} tabIndex={-1} className="max-w-[52ch] font-medium">
        {words.sure}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" disabled={busy} onClick={onLeave} className="btn bg-error">
          {words.yes}
        </button>
        <button type="button" disabled={busy} onClick={() => setAsking(false)} className="btn btn-ghost">
          {texts.stay}
        </button>
      </div>
    </div>
  );
}
