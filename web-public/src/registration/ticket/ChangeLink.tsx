import { useRef, useState } from 'react';
import { buttons, ownTexts as texts } from '../../content/texts';
import { askForLink } from '../../forms/api/own-registration';
import { toast } from '../../ui/toasts/toast';

/** Has the link by which a registration is changed sent to whoever registered: the ticket alone does not open it. */
export function ChangeLink({ uuid }: { uuid: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'asked' | 'no-mail'>('idle');
  const answer = useRef<HTMLParagraphElement>(null);
  const ask = () => {
    setState('busy');
    askForLink(uuid).then(
      ({ by_mail }) => {
        setState(by_mail ? 'asked' : 'no-mail');
        // The button goes.
        answer.current?.focus();
      },
      (error: unknown) => {
        setState('idle');
        toast.error(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <div className="mt-10 print:hidden">
      <h2 className="text-h3">{texts.ask}</h2>
      <p ref={answer} role="status" tabIndex={-1} className="mt-2 max-w-[52ch]">
        {state === 'asked' ? texts.asked : state === 'no-mail' ? texts.askedNoMail : texts.askHint}
      </p>
      {(state === 'idle' || state === 'busy') && (
        <button type="button" disabled={state === 'busy'} onClick={ask} className="btn btn-ghost mt-4">
          {state === 'busy' ? buttons.busy : texts.ask}
        </button>
      )}
    </div>
  );
}
