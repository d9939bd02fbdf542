import { useEffect, useRef, useState } from 'react';
import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { ownTexts as texts, ticketTexts } from '../../content/texts';
import type { OwnRegistration } from '../../reference/api/schemas';
import { MAX } from '../group/rows';
import { LINK } from './Act';
import { ChangePanel, type Change } from './ChangePanel';
import { ConfirmPlaces } from './ConfirmPlaces';
import { isNamed } from './names';
import { OwnFacts } from './OwnFacts';
import { People } from './People';

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
  const { event, delegates, may_change } = own;
  const coming = delegates.filter(({ cancelled_at }) => cancelled_at === null);
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
      <OwnFacts own={own} onCorrect={() => setChange({ kind: 'contact' })} />
      <h2 ref={people} tabIndex={-1} className="mt-10 text-h3">
        {texts.delegates}
      </h2>
      <People own={own} onAct={setChange} />
      {may_change && (
        <div className="no-print mt-8 flex flex-wrap gap-3">
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
