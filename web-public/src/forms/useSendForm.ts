import { useEffect, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api/client';
import { toasts } from '../content/form-texts';
import { mountToaster } from '../ui/toasts/mount';
import { toast } from '../ui/toasts/toast';
import { fitting, type DraftValues } from './drafts';
import { typedEarly } from './early';
import { Outbox } from './outbox';
import { schemaResolver } from './resolver';

export interface SendFormOptions<V extends DraftValues, C, P, A> {
  /** The form's name in the page, and of its draft. */
  name: string;
  schema: ZodMiniType<C>;
  /** The same object in every render: when it changes, the form starts anew. */
  defaults: V;
  toPayload: (checked: C) => P;
  send: (payload: P, idempotencyKey: string) => Promise<A>;
  /** After a success; the button says Processing... until it is through. */
  onSent: (answer: A) => void | Promise<void>;
  /** The toast of a failed send. */
  failure: string;
  /** The form's field for a field of the API, where they differ. */
  fieldOf?: (field: string, values: V) => string;
}

/** A form with how its last send went. */
export interface SendForm<V extends DraftValues, C> {
  name: string;
  form: UseFormReturn<V, unknown, C>;
  submit: (event?: FormEvent) => Promise<void>;
  /** Sent, and nothing typed since. */
  sent: boolean;
  /** Why the last send failed, in a sentence. */
  problem: string | undefined;
}

/**
 * A form that is sent once, whatever the connection does: touched-then-error, one idempotency key per content,
 * everything typed kept after a failure (across a reload too), reset after a success.
 */
export function useSendForm<V extends DraftValues, C, P, A>(
  options: SendFormOptions<V, C, P, A>,
): SendForm<V, C> {
  const { name, schema, defaults } = options;
  const [early] = useState(() => typedEarly(name, defaults));
  const [outbox] = useState(() => new Outbox(name));
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<V, unknown, C>({
    mode: 'onTouched',
    defaultValues: defaults as DefaultValues<V>,
    resolver: schemaResolver<V, C>(schema),
  });

  useEffect(mountToaster, []);

  useEffect(() => {
    const drafted = outbox.restore();
    const values = { ...fitting(defaults, drafted ?? {}), ...early };
    if (Object.keys(values).length) form.reset({ ...defaults, ...values }, { keepDefaultValues: true });
  }, [form, outbox, early, defaults]);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => outbox.changed(values) }),
    [form, outbox],
  );

  async function deliver(checked: C) {
    setProblem(undefined);
    setSent(false);
    try {
      const payload = options.toPayload(checked);
      const answer = await options.send(payload, outbox.keyFor(payload));
      outbox.delivered();
      await options.onSent(answer);
      form.reset(defaults);
      setSent(true);
    } catch (error) {
      outbox.failed(form.getValues());
      explain(error, form.getValues());
    }
  }

  function explain(error: unknown, values: V) {
    const { fieldOf = (field: string) => field } = options;
    toast.error(options.failure);
    if (!(error instanceof ApiError)) console.error(error);
    setProblem(error instanceof ApiError ? error.message : options.failure);
    const refused = error instanceof ApiError ? error.errors : [];
    const fields = refused.map(({ field, message }) => ({ field: fieldOf(field, values), message }));
    const shown = fields.filter(({ field }) => field in defaults);
    shown.forEach(({ field, message }, index) =>
      form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!outbox.begin()) return;
    const refuse = () => toast.warning(toasts.incomplete);
    await form
      .handleSubmit(deliver, refuse)()
      .finally(() => outbox.end());
  }

  return { name, form, submit, sent: sent && !form.formState.isDirty, problem };
}
