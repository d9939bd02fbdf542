import {
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import { useForm, type DefaultValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { draftTexts, phoneTexts, toasts } from '../content/texts';
import { useWhenBroken } from '../ui/Boundary';
import { mountToaster } from '../ui/toasts/mount';
import { toast } from '../ui/toasts/toast';
import { useHydrated } from '../ui/useHydrated';
import { ApiError } from './api/client';
import { typedEarly, withWholePhone } from './early';
import { isDoubtful } from './phone/phone-check';
import { fitting, type FormValues, type Outgoing } from './record';
import { keepTrying } from './resend';
import { schemaResolver } from './rules';
import { FormSession, TYPING, type Outcome, type Step } from './session';

interface SendFormOptions<V extends FormValues, C, A> {
  /** The form's name in the page, and of its record on the device. */
  name: string;
  /** Where the form goes without script. */
  action: string;
  schema: ZodMiniType<C>;
  /** The same object in every render: when it changes, the form starts anew. */
  defaults: V;
  toSend: (checked: C) => Outgoing;
  /** After a success; the button says Processing... until it is through. */
  onSent: (answer: A) => void | Promise<void>;
  /** After a refusal that concerns more than the fields. */
  onRefused?: (error: ApiError) => void;
  /** The toast of a failed send; without it the toast says what the server said. */
  failure?: string;
  /** The form's field for a field of the API, where they differ. */
  fieldOf?: (field: string, values: V) => string;
}

/** A form with how its last send went. */
export interface SendForm<V extends FormValues, C> {
  name: string;
  action: string;
  form: UseFormReturn<V, unknown, C>;
  submit: (event?: FormEvent) => Promise<void>;
  /** On its way; nothing can be changed until it is through. */
  busy: boolean;
  /** Sent, and nothing typed since. */
  sent: boolean;
  /** Why the last send failed, in a sentence. */
  problem: string | undefined;
  /** It will be sent by itself, as it stands. */
  waiting: boolean;
  /** What stands in the form was typed on an earlier visit. */
  restored: boolean;
  /** What was sent first has arrived; what stands in the form was changed after it. */
  arrived: boolean;
  /** Fills in what the page itself proposes. */
  offer: (values: Partial<V>) => void;
  /** Forgets all that was typed. */
  clear: () => void;
}

/**
 * A form that is sent once, whatever the connection does. What it keeps and where it stands is `FormSession`'s; here it
 * meets the fields: restored when the form comes alive, checked when it is sent, emptied after a success.
 */
export function useSendForm<V extends FormValues, C, A>(options: SendFormOptions<V, C, A>): SendForm<V, C> {
  const { name, action, schema, defaults } = options;
  const [session] = useState(() => new FormSession<A>(name));
  const [drafted] = useState(() => fitting(defaults, withWholePhone(session.values)));
  const [fresh, setFresh] = useState(
    Object.entries(drafted).every(([field, value]) => value === defaults[field]),
  );
  const step = useSyncExternalStore(session.subscribe, session.step, () => TYPING);
  const alive = useHydrated();
  const form = useForm<V, unknown, C>({
    mode: 'onTouched',
    defaultValues: defaults as DefaultValues<V>,
    resolver: schemaResolver<V, C>(schema),
  });
  const busy = step.at === 'sending';
  const waiting = step.at === 'waiting';
  const rememberFocus = useFocusBack(busy);
  const filling = useRef(false);
  /** Writes the values one after the other. Fields, which follow only what is theirs, stay registered. */
  const fill = useCallback(
    (values: V) => {
      filling.current = true;
      form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
      filling.current = false;
    },
    [form],
  );
  const isHeldBack = useHeldBack(form);

  // Before react-hook-form meets the inputs: what it then writes into them is what stands there, and the caret stays.
  useInsertionEffect(() => {
    const early = typedEarly(name, defaults);
    for (const [field, value] of Object.entries(early)) form.setValue(field as Path<V>, value as never);
  }, [name, defaults, form]);
  useEffect(() => {
    if (alive) mountToaster();
  }, [alive]);
  useWhenBroken(() => session.broke());

  useEffect(() => {
    // Once more: somebody may have typed on since.
    const early = typedEarly(name, defaults);
    const values = { ...defaults, ...drafted, ...early };
    if (Object.keys({ ...drafted, ...early }).length > 0) fill(values);
    if (Object.keys(early).length > 0) session.typed(values);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (!filling.current) session.typed(typed);
      },
    });
  }, [form, fill, session, drafted, name, defaults]);

  async function take(outcome: Outcome<A>) {
    if (outcome.refused !== undefined) explain(outcome.refused);
    if (outcome.answer === undefined) return;
    toast.clear();
    // Who typed on meanwhile keeps that. Before the page is left: what still stood in it then, browsers put back after Back.
    if (session.step().at !== 'typing') empty({ at: 'sending' });
    await options.onSent(outcome.answer);
    if (session.step().at !== 'typing') session.forget({ at: 'sent' });
  }
  const taken = useEffectEvent(take);

  useEffect(() => {
    void taken(session.takeAnswer());
  }, [session]);
  useEffect(() => {
    if (waiting) return keepTrying(() => session.sendAgain().then(taken));
  }, [waiting, session]);

  const returned = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && session.isDone()) empty();
  });
  useEffect(() => {
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);

  function empty(next: Step = TYPING) {
    fill(defaults);
    session.forget(next);
    setFresh(true);
  }

  function offer(values: Partial<V>) {
    const all = { ...form.getValues(), ...values };
    session.offer(all);
    fill(all);
  }

  function explain(error: unknown) {
    toast.error(options.failure ?? (error instanceof Error ? error.message : String(error)));
    if (!(error instanceof ApiError)) return console.error(error);
    showAtFields(form, error, options.fieldOf);
    options.onRefused?.(error);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    await form.handleSubmit(
      async (checked) => {
        const values = form.getValues();
        if (isHeldBack(values)) return;
        rememberFocus();
        await take(await session.send(values, options.toSend(checked)));
      },
      () => toast.warning(toasts.incomplete),
    )();
  }

  return {
    name,
    action,
    form,
    submit,
    busy,
    sent: step.at === 'sent',
    problem: 'problem' in step ? step.problem : waiting ? draftTexts.unanswered : undefined,
    waiting,
    restored: alive && !fresh,
    arrived: alive && step.at === 'typing' && step.arrived === true,
    offer,
    clear: () => empty(),
  };
}

/** Says at the fields what the server said of them, and leads to the first. @param fieldOf see `SendFormOptions` */
function showAtFields<V extends FormValues, C>(
  form: UseFormReturn<V, unknown, C>,
  { errors }: ApiError,
  fieldOf = (field: string, _values: V) => field,
) {
  const values = form.getValues();
  const shown = errors
    .map(({ field, message }) => ({ field: fieldOf(field, values) as Path<V>, message }))
    .filter(({ field }) => field in values);
  for (const { field, message } of shown) form.setError(field, { type: 'server', message });
  const [first] = shown;
  // Once it is no longer frozen.
  if (first) setTimeout(() => form.setFocus(first.field));
}

/** A number that cannot be one is asked about once; sent again it goes, since a lead is worth more than a rule. */
function useHeldBack<V extends FormValues, C>(form: UseFormReturn<V, unknown, C>) {
  const held = useRef('');
  return ({ phone_number: number }: FormValues): boolean => {
    if (typeof number !== 'string' || held.current === number || !isDoubtful(number)) return false;
    held.current = number;
    toast.warning(toasts.incomplete);
    form.setError(
      'phone_number' as Path<V>,
      { type: 'doubt', message: phoneTexts.again },
      { shouldFocus: true },
    );
    return true;
  };
}

/** What is frozen loses the focus; whoever has not gone elsewhere on the page meanwhile gets it back. */
function useFocusBack(busy: boolean) {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (busy || !(before.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [busy]);
  return () => {
    before.current = document.activeElement;
  };
}
