import { ownTexts as texts } from '../../content/texts';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';
import { Act, LINK } from './Act';
import type { Change } from './ChangePanel';
import { isNamed, nameOf } from './names';
import { isPriced, priceOf } from './prices';

/** Of so many each stands open; a larger group is a list of rows that open. */
const MAX_OPEN = 4;

interface PeopleProps {
  own: OwnRegistration;
  onAct: (change: Change) => void;
}

/** Everybody of a registration, with what can be done about each place. */
export function People({ own, onAct }: PeopleProps) {
  const { delegates, may_change } = own;
  const shown = { priced: isPriced(own), mayChange: may_change, onAct };
  return (
    <ul className="mt-4 max-w-3xl divide-y divide-ink/20 border-y border-ink/20">
      {delegates.map((delegate) =>
        delegates.length > MAX_OPEN ? (
          <PersonRow key={delegate.id} delegate={delegate} {...shown} />
        ) : (
          <li key={delegate.id} className="py-5">
            <p className="font-display text-h3">
              <Name delegate={delegate} />
            </p>
            <Person delegate={delegate} {...shown} />
          </li>
        ),
      )}
    </ul>
  );
}

interface PersonProps {
  delegate: OwnDelegate;
  /** Whether what a place costs is said. */
  priced: boolean;
  mayChange: boolean;
  onAct: (change: Change) => void;
}

/** One line of a large group: who, and what is missing; the rest once it is opened. */
function PersonRow(props: PersonProps) {
  const { delegate, priced } = props;
  const missing = delegate.cancelled_at === null && !isNamed(delegate);
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-baseline gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className="w-4 shrink-0 text-small group-open:rotate-90">
            ›
          </span>
          <span className="min-w-0 flex-1 basis-28 wrap-anywhere">
            <Name delegate={delegate} />
          </span>
          <span className="ml-auto max-w-full grow basis-40 text-right text-small text-ink/75">
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
        <div className="no-print flex flex-wrap gap-x-6">
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
