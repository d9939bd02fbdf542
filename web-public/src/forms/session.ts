import { newId } from 'web-shared/ids';
import { ApiError, call, formSignals, withRetry } from './api/client';
import {
  loadRecord,
  removeRecord,
  saveRecord,
  type FormRecord,
  type FormValues,
  type Outgoing,
  type SentForm,
} from './record';

/** Where a form stands on its way to the answer. */
export type Step =
  | { at: 'typing'; /** Why the last send was refused, in a sentence. */ problem?: string; arrived?: boolean }
  | { at: 'sending' }
  /** No answer came: the device keeps it and sends it again by itself. Without a reason: on an earlier visit. */
  | { at: 'waiting'; problem?: string }
  | { at: 'sent' };

/** What came of a send; none of it when it is sent again later, or when another send took its place. */
export interface Outcome<A> {
  answer?: A;
  refused?: unknown;
}

export const TYPING: Step = { at: 'typing' };
const ARRIVED: Step = { at: 'typing', arrived: true };

/**
 * One form from the first letter to the answer, whatever the connection does. It alone writes the form's record on the
 * device, and knows no React.
 *
 *     typing → sending → sent
 *       ↑ ↖       ↓ ↑
 *       |  refused ↓ Submit
 *       └─ typed ─ waiting ⟲ sent again by itself
 *
 * What was sent and not answered stays as it was sent, body and key, while somebody types on: it is sent until it is
 * answered or until it is sent changed. That goes under the same key, so that the two never make two records; where the
 * first had arrived after all, the form says so, and what was changed stays for whoever wants it sent as well.
 */
export class FormSession<A> {
  private current: Step = TYPING;
  private record: FormRecord | undefined;
  private underWay: SentForm | undefined;
  private offered: FormValues | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly name: string) {
    this.record = typeof document === 'undefined' ? undefined : loadRecord(name);
    if (this.record?.sent?.waiting && !this.record.edited) this.current = { at: 'waiting' };
    else if (this.record?.arrived) this.current = ARRIVED;
  }

  readonly step = (): Step => this.current;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** What an earlier visit left. */
  get values(): FormValues {
    return this.record?.values ?? {};
  }

  /** What the page itself has put in; kept only together with something that was typed. */
  offer(values: FormValues): void {
    this.offered = values;
  }

  /** Keeps what stands in the form. */
  typed(values: FormValues): void {
    if (same(values, this.record?.values ?? this.offered ?? {})) return;
    this.keep({ values, ...(this.record?.sent && { edited: true }) });
    if (this.current.at === 'waiting' || this.current.at === 'sent') this.go(TYPING);
  }

  /** Sends what stands in the form: to the letter what was sent before, if it is the same. */
  async send(values: FormValues, outgoing: Outgoing): Promise<Outcome<A>> {
    this.go({ at: 'sending' });
    const known = this.record?.sent;
    const made = replacing(this.made(outgoing), known);
    // The same is on its way already, by itself: whoever sent it takes its answer.
    if (this.underWay?.typed === made.typed) return {};
    const sent = known?.typed === made.typed ? { ...known, waiting: true } : made;
    const { edited: _, arrived: __, ...before } = this.record ?? { begun: Date.now() };
    this.record = { ...before, values, sent };
    this.keep({});
    return this.deliver(sent, withRetry);
  }

  private made({ path, body, also, elsewhere }: Outgoing): SentForm {
    return {
      key: newId(),
      path,
      body: { ...body, ...also },
      headers: formSignals(this.record?.begun),
      typed: JSON.stringify([path, body]),
      at: Date.now(),
      waiting: true,
      elsewhere: { ...elsewhere, page: location.pathname },
    };
  }

  /** Sends again what waits, unless that is under way. */
  async sendAgain(): Promise<Outcome<A>> {
    const sent = this.record?.sent;
    if (!sent?.waiting || this.underWay) return {};
    return this.deliver(sent, (post) => post());
  }

  /** What another page of the site was answered. */
  takeAnswer(): Outcome<A> {
    const answer = this.record?.sent?.answer as A | undefined;
    if (answer === undefined) return {};
    this.forget({ at: 'sending' });
    return { answer };
  }

  /** Forgets all that was typed and sent. */
  forget(step: Step = TYPING): void {
    this.record = undefined;
    this.underWay = undefined;
    removeRecord(this.name);
    this.go(step);
  }

  /**
   * The form failed with these values: the first time it may have been by chance, the second time they go.
   * @returns whether they went
   */
  broke(): boolean {
    if (this.record?.broken) {
      removeRecord(this.name);
      return true;
    }
    if (this.record) this.keep({ broken: true });
    return false;
  }

  /** Sent, from here or from another page of the site. */
  isDone(): boolean {
    return this.current.at === 'sent' || (this.current.at === 'waiting' && !loadRecord(this.name));
  }

  private async deliver(sent: SentForm, post: typeof withRetry<Taken<A>>): Promise<Outcome<A>> {
    this.underWay = sent;
    try {
      const taken = await post(() => postSent<A>(sent));
      return this.isCurrent(sent) ? this.answered(taken) : {};
    } catch (error) {
      return this.isCurrent(sent) ? this.failed(sent, error) : {};
    }
  }

  /** Not so when another send took its place, or the form was cleared. */
  private isCurrent(sent: SentForm): boolean {
    if (this.underWay !== sent) return false;
    this.underWay = undefined;
    return true;
  }

  private answered({ answer, isEarlier }: Taken<A>): Outcome<A> {
    if ((this.current.at === 'typing' || isEarlier) && this.record) {
      const { sent: _, edited: __, ...typedSince } = this.record;
      this.record = { ...typedSince, arrived: true };
      saveRecord(this.name, this.record);
      this.go(ARRIVED);
    } else {
      removeRecord(this.name);
    }
    return { answer };
  }

  private failed(sent: SentForm, error: unknown): Outcome<A> {
    const problem = error instanceof Error ? error.message : String(error);
    const isHeld = error instanceof ApiError && error.isLater;
    const isTyping = this.current.at === 'typing';
    if (!isHeld) this.keep({ sent: { ...sent, waiting: false } });
    if (!isTyping) this.go({ at: isHeld ? 'waiting' : 'typing', problem });
    return isHeld ? {} : { refused: error };
  }

  private keep(change: Partial<FormRecord>): void {
    const { broken: _, ...before } = this.record ?? { values: {}, begun: Date.now() };
    this.record = { ...before, ...change };
    saveRecord(this.name, this.record);
  }

  private go(step: Step): void {
    this.current = step;
    this.listeners.forEach((listener) => listener());
  }
}

const same = (a: FormValues, b: FormValues): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/** What was not answered yet is sent changed under its own key; what was is another thing. */
function replacing(made: SentForm, known: SentForm | undefined): SentForm {
  if (!known?.waiting || known.path !== made.path) return made;
  return { ...made, key: known.key, at: known.at, earlier: [known.body, ...(known.earlier ?? [])] };
}

/** The answer, and whether it is to what was sent before it was changed. */
interface Taken<A> {
  answer: A;
  isEarlier: boolean;
}

/** One try; a key that is refused for this body belongs to what went under it before. @throws {ApiError} */
export async function postSent<A>({ path, key, body, headers, earlier = [] }: SentForm): Promise<Taken<A>> {
  const post = (what: object) => call<A>(path, { method: 'POST', body: what, idempotencyKey: key, headers });
  try {
    return { answer: await post(body), isEarlier: false };
  } catch (error) {
    if (!isConflict(error)) throw error;
    for (const before of earlier) {
      const answer = await post(before).catch((other: unknown) => {
        if (!isConflict(other)) throw other;
      });
      if (answer !== undefined) return { answer, isEarlier: true };
    }
    throw error;
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
