import { partTexts, ticketTexts } from '../content/texts';

/** What a page shows that asks for its data with a script: its heading, that it loads, and that it could not. */
export function Heading({ text }: { text: string }) {
  return <h1 className="max-w-[20ch] text-h1">{text}</h1>;
}

export function Loading({ title, needsScript }: { title: string; needsScript: string }) {
  return (
    <>
      <Heading text={title} />
      <p role="status" className="needs-script mt-4">
        {partTexts.loading}
      </p>
      <noscript>
        <p className="mt-4">{needsScript}</p>
      </noscript>
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
