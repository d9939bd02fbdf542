import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { buttons, inquiryTexts } from '../content/form-texts';
import type { DraftValues } from './drafts';
import { Honeypot } from './Honeypot';
import type { SendForm } from './useSendForm';

interface FrameProps<V extends DraftValues, C> {
  of: SendForm<V, C>;
  /** The button sleeps until everything required is there (the contact page's rule). */
  onlyWhenValid?: boolean;
  /** What to say after a success, over the emptied form. */
  success?: ReactNode;
  /** What is kept after a failure. */
  kept: string;
  children: ReactNode;
}

/** The form around its fields: what went well, what went wrong, and the button with its states. */
export function FormFrame<V extends DraftValues, C>(props: FrameProps<V, C>) {
  const { of, onlyWhenValid = false, success, kept, children } = props;
  const { isSubmitting, isValid } = of.form.formState;
  const asleep = onlyWhenValid && !isValid;

  // A disabled button swallows the Enter key and the click that should say what is missing.
  const trySending = () => {
    if (asleep && !isSubmitting) void of.submit();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) trySending();
  };

  return (
    <FormProvider {...of.form}>
      {/* Method "dialog" outside a dialog sends nothing: before its script arrives, the form must not put what
          was typed into the address. */}
      <form
        name={of.name}
        method="dialog"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void of.submit(event)}
        onKeyDown={onKeyDown}
        className="relative grid gap-1"
      >
        <Honeypot />
        {success && of.sent && <Sent>{success}</Sent>}
        {children}
        {of.problem && (
          <div role="alert" className="border-l-4 border-error bg-error/5 mb-2 px-4 py-3">
            <p className="font-medium">{of.problem}</p>
            <p>{kept}</p>
          </div>
        )}
        <div onClick={trySending} className={`mt-2 ${asleep ? 'cursor-not-allowed' : ''}`}>
          <button
            type="submit"
            disabled={isSubmitting || asleep}
            className="btn w-full disabled:pointer-events-none sm:w-auto sm:min-w-48"
          >
            {isSubmitting ? buttons.busy : buttons.idle}
          </button>
        </div>
        {onlyWhenValid && asleep && (
          <p className="mt-2 text-small text-ink/75">{inquiryTexts.completeToSend}</p>
        )}
        <noscript>
          <p className="border-l-4 border-brass px-4">{inquiryTexts.needsScript}</p>
        </noscript>
      </form>
    </FormProvider>
  );
}

/** Takes the focus, so that nobody misses it: neither eyes, which it scrolls to, nor a screen reader. */
function Sent({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="mb-5 scroll-mt-28 border-l-4 border-leaf bg-leaf/10 px-5 py-4">
      {children}
    </div>
  );
}
