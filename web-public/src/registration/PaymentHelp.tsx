import { useState } from 'react';
import { pesosOf } from 'web-shared/money';
import type { EventContent } from '../content';
import type { WayToPay } from '../content/event/ways-to-pay';
import { fill } from '../content/text';
import { registrationTexts as texts } from '../content/texts';
import { useContent } from '../content/use-content';
import { gcashCode, savedAs } from './gcash-code';

type Payment = EventContent['payment'];

/** A code of the registration's own, with the amount in it. */
export interface ExactCode {
  /** Where its PNG is. */
  picture: string;
  /** The registration's short code. */
  code: string;
  centavos: number;
}

/** How much, to whom, until when and how, in the chosen way. @param sum what all cost; left out: the fee of one */
export function PaymentHelp({
  mode,
  sum,
  exact,
}: {
  mode: WayToPay;
  sum?: string | undefined;
  exact?: ExactCode | undefined;
}) {
  const { slug, payment, fee } = useContent('event');
  const isPayable = mode.atDesk || mode.account.number !== '' || (mode.code && (payment.gcash.qr || exact));
  return (
    <div className="mb-5 border-l-4 border-brass bg-sand/60 px-5 py-4">
      <p className="font-display text-h3 tabular-nums">{sum ?? fee.label}</p>
      <p className="mt-1 whitespace-pre-line">{mode.how || (isPayable ? '' : texts.askWhere)}</p>
      {!mode.atDesk && <p className="mt-1">{fill(texts.payBy, { date: payment.deadline.text })}</p>}
      {(mode.account.number || mode.code) && (
        <Account
          mode={mode}
          qr={mode.code ? payment.gcash.qr : undefined}
          slug={slug}
          exact={mode.code ? exact : undefined}
        />
      )}
    </div>
  );
}

interface AccountProps {
  mode: WayToPay;
  qr: Payment['gcash']['qr'] | undefined;
  slug: string;
  exact: ExactCode | undefined;
}

function Account({
  mode: {
    value,
    account: { name, number },
  },
  qr,
  slug,
  exact,
}: AccountProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
      {number && (
        <dl>
          <dt className="text-small text-ink/75">{texts.payTo}</dt>
          <dd className="font-medium">{name}</dd>
          <dt className="sr-only">{value === 'gcash' ? texts.gcashNumber : texts.accountNumber}</dt>
          <dd className="flex flex-wrap items-center gap-x-4">
            <span className="text-lg font-medium tabular-nums">{number}</span>
            <CopyButton text={number.replace(/\s/g, '')} label={texts.copyNumber} />
            {exact && <CopyButton text={(exact.centavos / 100).toFixed(2)} label={texts.copyAmount} />}
          </dd>
        </dl>
      )}
      {exact ? (
        <Exact code={exact} />
      ) : (
        qr && (
          <figure className="max-w-[40ch]">
            <img
              src={gcashCode(qr, slug)}
              alt={texts.gcashCode}
              width={160}
              height={160}
              className="size-40 bg-white"
            />
            <figcaption className="mt-1 text-small">{texts.gcashScan}</figcaption>
            <SaveCode picture={gcashCode(qr, slug)} name={savedAs(gcashCode(qr, slug))} />
          </figure>
        )
      )}
    </div>
  );
}

/** To be scanned from another screen, or saved: wallets read codes from the gallery too. */
function Exact({ code: { picture, code, centavos } }: { code: ExactCode }) {
  return (
    <figure className="max-w-[40ch] text-pretty">
      <img
        src={picture}
        alt={fill(texts.exactCode, { sum: pesosOf(centavos) })}
        width={240}
        height={240}
        className="size-60 bg-white"
      />
      <figcaption className="mt-2 text-small">{texts.exactScan}</figcaption>
      <SaveCode picture={picture} name={`pay-${code}.png`} />
    </figure>
  );
}

/** On a phone the code stands on the screen that should scan it: wallets read it from the gallery too. */
function SaveCode({ picture, name }: { picture: string; name: string }) {
  return (
    <p className="mt-1 text-small print:hidden">
      <a
        href={picture}
        download={name}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-terracotta"
      >
        {texts.exactSave}
      </a>
      <span className="block lg:hidden">{texts.exactSaveHint}</span>
    </p>
  );
}

/** Copies `text`, and says for a while that it did. Where copying is not allowed, the text can be marked by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.notCopied),
    );
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-11 min-w-11 text-small font-medium underline underline-offset-4 hover:text-terracotta print:hidden"
      >
        {label}
      </button>
      <span role="status" className="text-small">
        {status}
      </span>
    </>
  );
}
