import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useController } from 'react-hook-form';
import { labels, partTexts, phoneTexts, placeholders } from '../../content/texts';
import { Arrow, Field, type ControlProps } from '../Field';
import { DEFAULT_COUNTRY, dialCode, fromNumber, parseTyped, toNumber, type PhoneEntry } from './phone';
import { loadPlans, usePlans } from './phone-check';

// The list's code (with downshift) is fetched when a visitor moves towards it.
const loadList = () => import('./CountryList');
const CountryList = lazy(() => loadList().catch(() => ({ default: NoCountryList })));

/** Milliseconds after leaving the field: nothing may move from under a pointer that is just pressing a button. */
const AFTER_PRESS = 300;

/** A phone number with its country: the field's value is E.164, or '' while empty. */
export const PhoneField = memo(function PhoneField() {
  const { field, fieldState } = usePhoneNumber();
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    if (!fieldState.isTouched) return;
    const timer = setTimeout(() => setIsLeft(true), AFTER_PRESS);
    return () => clearTimeout(timer);
  }, [fieldState.isTouched]);
  const isAsked = fieldState.error?.type === 'doubt';
  const plans = usePlans();
  return (
    <div>
      <Field name="phone_number" label={labels.phone_number} required>
        {(control) => <PhoneControl {...control} />}
      </Field>
      <div role="status">
        {plans && (isLeft || isAsked) && (
          <plans.PhoneDoubt number={field.value ?? ''} onTake={field.onChange} />
        )}
      </div>
    </div>
  );
});

const usePhoneNumber = () =>
  useController<Record<string, string>>({ name: 'phone_number', defaultValue: '' });

function PhoneControl(control: ControlProps) {
  const { field } = usePhoneNumber();
  const value = field.value ?? '';
  const [typed, setTyped] = useState<PhoneEntry>(() => fromNumber(value));
  // The form may also be reset, or filled from outside: then what was typed here no longer counts.
  const entry = toNumber(typed) === value ? typed : restored(value);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  // What was typed before the script was there stays as it was typed, under the caret.
  useEffect(() => {
    const early = input.current?.value;
    if (early) setTyped(parseTyped(early, DEFAULT_COUNTRY));
  }, []);

  function change(next: PhoneEntry) {
    setTyped(next);
    field.onChange(toNumber(next));
  }
  function choose(country: string) {
    const short = entry.text.startsWith('+') ? fromNumber(toNumber(entry), country).text : entry.text;
    change({ country, text: short });
    setOpen(false);
    input.current?.focus();
  }
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className="relative" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <div className="flex">
        <button
          ref={button}
          type="button"
          aria-label={`${phoneTexts.dialCode}: ${entry.country} +${dialCode(entry.country)}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadList().catch(() => undefined)}
          onFocus={() => void loadList().catch(() => undefined)}
          onClick={() => setOpen(!open)}
          className="needs-script flex min-h-12 shrink-0 items-center gap-1.5 rounded-l-xs border border-r-0 border-ink/60 bg-sand px-3 text-base tabular-nums hover:bg-sand/60"
        >
          {entry.country} +{dialCode(entry.country)}
          <Arrow />
        </button>
        <input
          {...control}
          className={`${control.className} rounded-l-none`}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          name={field.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={placeholders.phone}
          value={entry.text}
          onFocus={() => void loadPlans()}
          onChange={(event) => change(parseTyped(event.target.value, entry.country))}
          onBlur={() => {
            if (entry.text.startsWith('+')) setTyped(fromNumber(toNumber(entry), entry.country));
            field.onBlur();
          }}
        />
      </div>
      {open && (
        <div
          role="dialog"
          aria-label={phoneTexts.dialCode}
          className="absolute inset-x-0 top-full z-30 mt-1 border border-ink/60 bg-white shadow-lg"
        >
          <Suspense fallback={<p className="px-3 py-2.5">{partTexts.loading}</p>}>
            <CountryList current={entry.country} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** A value from outside is a whole number, or what was typed before the script arrived. */
function restored(value: string): PhoneEntry {
  return value.startsWith('+') || !value ? fromNumber(value) : parseTyped(value, DEFAULT_COUNTRY);
}

/** In place of the list when its code could not be fetched. */
function NoCountryList() {
  return (
    <p role="alert" className="px-3 py-2.5">
      {phoneTexts.unavailable}
    </p>
  );
}
