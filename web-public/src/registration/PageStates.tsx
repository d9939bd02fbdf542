import type { ReactNode } from 'react';
import { partTexts, ticketTexts } from '../content/texts';
import { AfterLong } from '../ui/AfterLong';

/** What a page shows that asks for its data with a script: its heading, that it loads, and that it could not. */
export function Heading({ text }: { text: string }) {
  return <h1 className="max-w-[20ch] text-h1">{text}</h1>;
}

interface LoadingProps {
  title: string;
  /** What its island says without script; left out: the page around it says so. */
  needsScript?: string;
  /** The same address shows it without script; what the link to that says. */
  plain?: string;
}

export function Loading({ title, needsScript, plain }: LoadingProps) {
  return (
    <>
      <Heading text={title} />
      <div role="status" className="needs-script mt-4">
        <p>{partTexts.loading}</p>
        <AfterLong>
          <p className="mt-4">{partTexts.stillLoading}</p>
        </AfterLong>
      </div>
      {needsScript && (
        <noscript>
          <p className="mt-4">{needsScript}</p>
          {plain && (
            <>
              <meta httpEquiv="refresh" content="0;url=?plain" />
              <a href="?plain" className="btn mt-6">
                {plain}
              </a>
            </>
          )}
        </noscript>
      )}
    </>
  );
}

interface UnavailableProps {
  title: string;
  problem: string;
  reload: () => Promise<void>;
}

export function Unavailable({ title, problem, reload }: UnavailableProps) {
  return (
    <div role="alert">
      <Heading text={title} />
      <p className="mt-4">{problem}</p>
      <button type="button" onClick={() => void reload()} className="btn mt-6">
        {ticketTexts.retry}
      </button>
    </div>
  );
}

/** One fact of a list. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-small text-ink/75 sm:pt-1">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
