import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { buttons, draftTexts, inquiryTexts } from '../content/texts';
import { AfterLong } from '../ui/AfterLong';
import { useHydrated } from '../ui/useHydrated';
import { Honeypot } from './Field';
import type { FormValues } from './record';
import type { SendForm } from './useSendForm';

interface FrameProps<V extends FormValues, C> {
  of: SendForm<V, C>;
  /** The button is disabled until everything required is there (the contact page's rule). */
  onlyWhenValid?: boolean;
  /** The form has a file: without script it must be sent as multipart. */
  withFile?: boolean;
  /** What to say after a success, over the emptied form. */
  success?: ReactNode;
  /** What the button says, where it does something else than it does usually. */
  button?: string;
  /** What is kept after a failure. */
  kept: string;
  children: ReactNode;
}

/**
 * The form around its fields: what went well, what went wrong, and the button with its states. Without script it is
 * an ordinary form, which the browser checks and posts.
 */
export function FormFrame<V extends FormValues, C>(props: FrameProps<V, C>) {
  const { of, onlyWhenValid = false, withFile, success, button = buttons.idle, kept, children } = props;
  const [isValid, setValid] = useState(false);
  // Fields follow what is theirs: what changes of the form as a whole draws none of them.
  const [formState] = useState(of.form.formState);
  const { busy } = of;
  const alive = useHydrated();
  const disabled = alive && onlyWhenValid && !isValid;

  // A disabled button swallows the Enter key and the click that should say what is missing.
  const trySending = () => {
    if (disabled && !busy) void of.submit();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) trySending();
  };

  return (
    <FormProvider {...of.form} formState={formState}>
      {alive && onlyWhenValid && <Validity onChange={setValid} />}
      <form
        name={of.name}
        method="post"
        action={of.action}
        encType={withFile ? 'multipart/form-data' : undefined}
        noValidate={alive}
        aria-busy={busy}
        onSubmit={(event) => void of.submit(event)}
        onKeyDown={onKeyDown}
        className="relative grid gap-1"
      >
        <Honeypot />
        {success && of.sent && <Sent>{success}</Sent>}
        {of.restored && !of.arrived && <Restored text={draftTexts.restored} onClear={of.clear} />}
        {/* What is changed while it is under way would be lost with the answer. */}
        <fieldset disabled={busy} className="contents">
          {children}
        </fieldset>
        {/* Beside the button: that is where somebody looks who has pressed it. */}
        {of.arrived && <Restored text={draftTexts.arrived} onClear={of.clear} />}
        {of.problem && (
          <div role="alert" className="mb-2 border-l-4 border-error bg-error/5 px-4 py-3">
            <p className="font-medium">{of.problem}</p>
            <p>{of.waiting ? draftTexts.waiting : kept}</p>
          </div>
        )}
        <div
          onClick={trySending}
          data-live={onlyWhenValid ? '' : undefined}
          className={`mt-2 ${disabled ? 'cursor-not-allowed' : ''}`}
        >
          <button
            type="submit"
            disabled={busy || disabled}
            data-until-valid={onlyWhenValid ? '' : undefined}
            className="btn w-full disabled:pointer-events-none sm:w-auto sm:min-w-48"
          >
            {busy ? buttons.busy : button}
          </button>
        </div>
        <div role="status">
          {busy && (
            <AfterLong>
              <p className="mt-2 border-l-4 border-brass bg-sand/60 px-4 py-3">{draftTexts.stillWaiting}</p>
            </AfterLong>
          )}
        </div>
        {disabled && <p className="mt-2 text-small text-ink/75">{inquiryTexts.completeToSend}</p>}
      </form>
    </FormProvider>
  );
}

/** Has the whole form checked, once it answers and with every key. */
function Validity({ onChange }: { onChange: (isValid: boolean) => void }) {
  const { isValid } = useFormState();
  useEffect(() => {
    onChange(isValid);
  }, [isValid, onChange]);
  return null;
}

/** On a shared device one must be able to take one's details away. */
function Restored({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 border-l-4 border-brass bg-sand/60 px-4 py-1"
    >
      {text}
      <button type="button" onClick={onClear} className="min-h-11 underline underline-offset-4">
        {draftTexts.clear}
      </button>
    </p>
  );
}

/** Takes the focus, so that nobody misses it: neither eyes, which it scrolls to, nor a screen reader. */
function Sent({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="mb-5 scroll-mt-28 border-l-4 border-leaf bg-leaf/10 px-5 py-4">
      {children}
    </div>
  );
}
