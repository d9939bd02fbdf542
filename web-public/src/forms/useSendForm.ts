import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { draftTexts, messages, toasts } from '../content/texts';
import { mountToaster } from '../ui/toasts/mount';
import { toast } from '../ui/toasts/toast';
import { useHydrated } from '../ui/useHydrated';
import { ApiError } from './api/client';
import { fitting, type DraftValues } from './drafts';
import { typedEarly, withWholePhone } from './early';
import { Outbox } from './outbox';
import { schemaResolver } from './resolver';
import { useResend } from './useResend';

export interface SendFormOptions<V extends DraftValues, C, P, A> {
  /** The form's name in the page, and of its draft. */
  name: string;
  /** Where the form goes without script. */
  action: string;
  schema: ZodMiniType<C>;
  /** The same object in every render: when it changes, the form starts anew. */
  defaults: V;
  toPayload: (checked: C) => P;
  send: (payload: P, idempotencyKey: string) => Promise<A>;
  /** After a success; the button says Processing... until it is through. */
  onSent: (answer: A) => void | Promise<void>;
  /** The toast of a failed send; without it the toast says what the server said. */
  failure?: string;
  /** The form's field for a field of the API, where they differ. */
  fieldOf?: (field: string, values: V) => string;
}

/** A form with how its last send went. */
export interface SendForm<V extends DraftValues, C> {
  name: string;
  action: string;
  form: UseFormReturn<V, unknown, C>;
  submit: (event?: FormEvent) => Promise<void>;
  /** Sent, and nothing typed since. */
  sent: boolean;
  /** Why the last send failed, in a sentence. */
  problem: string | undefined;
  /** It will be sent by itself, as it stands. */
  waiting: boolean;
  /** What stands in the form was typed on an earlier visit. */
  restored: boolean;
  /** Forgets all that was typed. */
  clear: () => void;
}

/**
 * A form that is sent once, whatever the connection does: touched-then-error, one idempotency key per content,
 * everything typed kept from the first letter (across reloads too), sent by itself when the line is back, reset after
 * a success.
 */
export function useSendForm<V extends DraftValues, C, P, A>(
  options: SendFormOptions<V, C, P, A>,
): SendForm<V, C> {
  const { name, action, schema, defaults } = options;
  const [early] = useState(() => typedEarly(name, defaults));
  const [outbox] = useState(() => new Outbox(name));
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const alive = useHydrated();
  const [draft] = useState(() => (typeof document === 'undefined' ? undefined : outbox.restore()));
  const [drafted] = useState(() => fitting(defaults, withWholePhone(draft?.values ?? {})));
  const [waiting, setWaiting] = useState(draft?.pending === true && Object.keys(early).length === 0);
  const [fresh, setFresh] = useState(
    Object.entries(drafted).every(([field, value]) => value === defaults[field]),
  );
  const form = useForm<V, unknown, C>({
    mode: 'onTouched',
    defaultValues: defaults as DefaultValues<V>,
    resolver: schemaResolver<V, C>(schema),
  });

  useEffect(mountToaster, []);

  useEffect(() => {
    const values = { ...drafted, ...early };
    if (Object.keys(values).length) form.reset({ ...defaults, ...values }, { keepDefaultValues: true });
  }, [form, drafted, early, defaults]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          outbox.changed(values);
          setWaiting(false);
        },
      }),
    [form, outbox],
  );

  async function deliver(checked: C, quiet: boolean) {
    const values = form.getValues();
    const payload = options.toPayload(checked);
    // By itself only what was sent before: on the page of another event, the same words mean something else.
    if (quiet && !outbox.isKnown(payload)) {
      outbox.refused(values);
      return setWaiting(false);
    }
    setProblem(undefined);
    setSent(false);
    try {
      const answer = await options.send(payload, outbox.sending(values, payload));
      outbox.clear();
      setWaiting(false);
      toast.clear();
      await options.onSent(answer);
      form.reset(defaults);
      setFresh(true);
      setSent(true);
    } catch (error) {
      const same = JSON.stringify(form.getValues()) === JSON.stringify(values);
      const again = same && error instanceof ApiError && error.retryable;
      if (!again) outbox.refused(form.getValues());
      explain(error, values, quiet);
      setWaiting(again);
    }
  }

  function explain(error: unknown, values: V, quiet: boolean) {
    const { fieldOf = (field: string) => field } = options;
    if (!(error instanceof ApiError)) console.error(error);
    const text = error instanceof Error ? error.message : String(error);
    if (!quiet) toast.error(options.failure ?? text);
    setProblem(text);
    const refused = error instanceof ApiError ? error.errors : [];
    const fields = refused.map(({ field, message }) => ({ field: fieldOf(field, values), message }));
    const shown = fields.filter(({ field }) => field in defaults);
    shown.forEach(({ field, message }, index) =>
      form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }

  /** @param quiet without a toast when it fails: nobody pressed the button */
  async function send(quiet: boolean) {
    if (!outbox.begin()) return;
    await form
      .handleSubmit(
        (checked) => deliver(checked, quiet),
        (errors) => toast.warning(isIncomplete(errors) ? toasts.incomplete : toasts.incorrect),
      )()
      .finally(() => outbox.end());
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    return send(false);
  }

  function clear() {
    outbox.clear();
    form.reset(defaults);
    outbox.clear(); // what the reset itself kept
    setFresh(true);
    setWaiting(false);
    setProblem(undefined);
  }

  useResend(alive && waiting, () => send(true));

  return {
    name,
    action,
    form,
    submit,
    sent: sent && !form.formState.isDirty,
    problem: problem ?? (alive && waiting ? draftTexts.unanswered : undefined),
    waiting,
    restored: alive && !fresh,
    clear,
  };
}

/** Whether anything is missing; otherwise all is there, and something is malformed. */
function isIncomplete(errors: FieldErrors): boolean {
  const missing: unknown[] = [messages.required, messages.agreeTerms];
  return Object.values(errors).some((error) => missing.includes(error?.message));
}
