import { useEffect, useRef, useState } from 'react';
import { pesosOf } from 'web-shared/money';
import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { ownTexts as texts, ticketTexts } from '../../content/texts';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';
import { MAX } from '../group/rows';
import { Row } from '../PageStates';
import { ChangePanel, type Change } from './ChangePanel';
import { ConfirmPlaces } from './ConfirmPlaces';
import { isNamed, nameOf } from './names';
import { isPriced, priceOf } from './prices';

interface OwnViewProps {
  token: string;
  own: OwnRegistration;
  onChange: (own: OwnRegistration) => void;
  reload: () => Promise<void>;
}

/** All of a registration, with what can be done about each place. */
export function OwnView({ token, own, onChange, reload }: OwnViewProps) {
  const [change, setChange] = useState<Change>();
  const people = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    // What was pressed may be gone with the place; the focus is then not left to nothing.
    if (acted.current && !change && document.activeElement === document.body) people.current?.focus();
    acted.current = change !== undefined;
  }, [change]);
  const { event, contact, delegates, may_change } = own;
  const isFree = own.total_centavos === 0;
  const coming = delegates.filter(({ cancelled_at }) => cancelled_at === null);
  const [first] = coming;
  const priced = isPriced(own);
  const until = momentOf(own.changes_close_at);
  const open = coming.filter((one) => !isNamed(one)).length;
  const missing = open === 1 ? texts.toNameOne : fill(texts.toName, { n: String(open) });
  let lead = coming.length === 0 ? texts.allCancelled : texts.closed;
  if (may_change) lead = texts.lead;
  if (event.cancelled) lead = fill(ticketTexts.eventCancelled, { event: event.name });
  return (
    <>
      <h1 className="max-w-[20ch] text-h1">{texts.title}</h1>
      <p role="status" className="mt-4 max-w-[52ch] text-lead">
        {open > 0 && may_change && <strong className="block font-medium">{missing}</strong>}
        {fill(lead, { until })}
      </p>
      {own.to_confirm && <ConfirmPlaces token={token} own={own} onDone={onChange} />}
      <dl className="mt-8 max-w-3xl divide-y divide-ink/20 border-y border-ink/20">
        <Row label={ticketTexts.event}>
          <span className="block">{event.name}</span>
          <span className="block text-small">
            {event.dates}, {event.times}, {event.place}
          </span>
        </Row>
        <Row label={texts.contact}>
          <span className="block">{nameOf(contact)}</span>
          <span className="block text-small wrap-anywhere">
            {contact.email}, +{contact.phone_number}
          </span>
          {may_change && (
            <Act
              label={texts.correct}
              named={`${texts.correct}: ${texts.contact}`}
              onClick={() => setChange({ kind: 'contact' })}
            />
          )}
        </Row>
        {first && (
          <Row
            label={isFree ? ticketTexts.admission : own.payment_status ? ticketTexts.payment : texts.toPay}
          >
            <span className="block">
              {isFree ? ticketTexts.free : own.payment_status ? texts.paid : pesosOf(own.money.owed_centavos)}
            </span>
            {!isFree && !own.payment_status && own.money.paid_centavos > 0 && (
              <span className="block text-small">
                {fill(texts.received, {
                  paid: pesosOf(own.money.paid_centavos),
                  due: pesosOf(own.due_centavos),
                })}
              </span>
            )}
            {own.proof_state === 'waiting' && <span className="block text-small">{texts.proofWaiting}</span>}
            {own.proof_reason && <span className="block text-small">{own.proof_reason}</span>}
            {!isFree && !own.to_confirm && !own.payment_status && own.proof_state !== 'waiting' && (
              <a href={`/thank-you/${first.uuid}`} className={LINK}>
                {texts.upload}
              </a>
            )}
          </Row>
        )}
        {own.money.to_return_centavos > 0 && (
          <Row label={texts.toReturn}>
            <span className="block">{pesosOf(own.money.to_return_centavos)}</span>
            <span className="block text-small">{texts.cancelPaid}</span>
          </Row>
        )}
      </dl>
      <h2 ref={people} tabIndex={-1} className="mt-10 text-h3">
        {texts.delegates}
      </h2>
      <ul className="mt-4 max-w-3xl divide-y divide-ink/20 border-y border-ink/20">
        {delegates.map((delegate) =>
          delegates.length > MAX_OPEN ? (
            <PersonRow
              key={delegate.id}
              delegate={delegate}
              priced={priced}
              mayChange={may_change}
              onAct={setChange}
            />
          ) : (
            <li key={delegate.id} className="py-5">
              <p className="font-display text-h3">
                <Name delegate={delegate} />
              </p>
              <Person delegate={delegate} priced={priced} mayChange={may_change} onAct={setChange} />
            </li>
          ),
        )}
      </ul>
      {may_change && (
        <div className="mt-8 flex flex-wrap gap-3">
          {own.registration === 'open' && coming.length < MAX && (
            <button type="button" onClick={() => setChange({ kind: 'add' })} className="btn">
              {texts.addPerson}
            </button>
          )}
          {coming.length > 1 && (
            <button type="button" onClick={() => setChange({ kind: 'cancel' })} className="btn btn-ghost">
              {texts.cancelAll}
            </button>
          )}
        </div>
      )}
      {may_change && own.registration !== 'open' && (
        <p className="mt-4 max-w-[52ch] text-small">
          {own.registration === 'full' ? texts.addFull : texts.addClosed}{' '}
          {own.registration === 'full' && (
            <a href={`/register/${event.slug}`} className={LINK}>
              {texts.waitingList}
            </a>
          )}
        </p>
      )}
      {change && (
        <ChangePanel
          token={token}
          own={own}
          change={change}
          onDone={onChange}
          onConflict={() => void reload()}
          onClose={() => setChange(undefined)}
        />
      )}
    </>
  );
}

interface PersonProps {
  delegate: OwnDelegate;
  /** Whether what a place costs is said. */
  priced: boolean;
  mayChange: boolean;
  onAct: (change: Change) => void;
}

/** Of so many each stands open; a larger group is a list of rows that open. */
const MAX_OPEN = 4;

/** One line of a large group: who, and what is missing; the rest once it is opened. */
function PersonRow(props: PersonProps) {
  const { delegate, priced } = props;
  const missing = delegate.cancelled_at === null && !isNamed(delegate);
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className="w-4 shrink-0 text-small group-open:rotate-90">
            ›
          </span>
          <span className="min-w-0 wrap-anywhere">
            <Name delegate={delegate} />
          </span>
          <span className="ml-auto text-right text-small text-ink/75">
            <span className="block">{missing ? texts.missing : delegate.church_name}</span>
            {priced && <span className="block tabular-nums">{priceOf(delegate)}</span>}
          </span>
        </summary>
        <div className="pb-3 pl-7">
          <Person {...props} />
        </div>
      </details>
    </li>
  );
}

function Name({ delegate }: { delegate: OwnDelegate }) {
  const name = nameOf(delegate);
  if (delegate.cancelled_at === null) return name;
  return (
    <>
      <s>{name}</s>
      <span className="ml-3 font-sans text-small">{texts.cancelled}</span>
    </>
  );
}

function Person({ delegate, priced, mayChange, onAct }: PersonProps) {
  const { church_name, email, phone_number, cancelled_at, uuid } = delegate;
  const name = nameOf(delegate);
  const named = isNamed(delegate);
  return (
    <>
      <p className="text-small wrap-anywhere">
        {(named ? [church_name, email, `+${phone_number}`] : [church_name]).filter(Boolean).join(', ')}
        {priced && <span className="block tabular-nums">{priceOf(delegate)}</span>}
        {!named && cancelled_at === null && <span className="block">{texts.nameToFollowHint}</span>}
      </p>
      {cancelled_at === null && (
        <div className="flex flex-wrap gap-x-6">
          {named && (
            <a href={`/thank-you/${uuid}`} className={LINK} aria-label={`${texts.ticket}: ${name}`}>
              {texts.ticket}
            </a>
          )}
          {mayChange && (
            <>
              <Act
                label={named ? texts.correct : texts.addName}
                named={`${named ? texts.correct : texts.addName}: ${name}`}
                onClick={() => onAct({ kind: 'correct', delegate })}
              />
              {named && (
                <Act
                  label={texts.transfer}
                  named={`${texts.transfer}: ${name}`}
                  onClick={() => onAct({ kind: 'transfer', delegate })}
                />
              )}
              <Act
                label={texts.cancel}
                named={`${texts.cancel}: ${name}`}
                onClick={() => onAct({ kind: 'cancel', delegate })}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-terracotta';

function Act({ label, named, onClick }: { label: string; named: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={named} onClick={onClick} className={LINK}>
      {label}
    </button>
  );
}
