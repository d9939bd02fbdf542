import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../support/server/until.js';

export const INQUIRY = {
  first_name: 'Maria',
  last_name: 'Santos',
  phone_number: '639171234567',
  email: 'maria@example.com',
  message: 'Is the corner unit still open?',
  agree_terms: true,
};

const DELEGATE = {
  first_name: 'Maria',
  last_name: 'Santos',
  phone_number: '639171234567',
  payment_mode: 'cash',
};

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** `data` of an answer. @throws with the answer's text when it is no success */
export async function data<T = Record<string, unknown>>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Enough to have requests under way at any moment, and to leave the machine some breath. */
const PAUSE_MS = 15;

/** What the load did. */
export interface Load {
  /** Inquiries that were answered with success. */
  stored: number;
  /** What went wrong, each kind once. */
  failures: Set<string>;
}

export const noLoad = (): Load => ({ stored: 0, failures: new Set() });

/**
 * Visitors who read a page's data, send an inquiry and register, over and over, as the site does it: a request that got
 * no answer, or 502 to 504, is sent again with the same key.
 * @param load what it has done so far, for whoever waits for some of it
 */
export async function runLoad(
  url: string,
  visitors: number,
  stop: AbortSignal,
  load = noLoad(),
): Promise<Load> {
  const visit = async () => {
    while (!stop.aborted) {
      await sleep(PAUSE_MS);
      const key = randomUUID();
      const read = await fetch(`${url}/api/v1/events`).catch((error: Error) => error);
      if (isError(read) || !read.ok) load.failures.add(`read: ${describe(read)}`);
      const message = `Message ${key}`;
      const sent = await retried(() =>
        post(`${url}/api/v1/inquiry/property`, { ...INQUIRY, message }, { 'idempotency-key': key }),
      );
      if (sent.status === 201) load.stored += 1;
      else load.failures.add(`inquiry: ${await bodyOf(sent)}`);
      const email = `${key}@mailbox.ph`;
      const own = { 'idempotency-key': randomUUID() };
      const registered = await retried(() => post(`${url}/api/v1/delegates`, { ...DELEGATE, email }, own));
      if (registered.status !== 201) load.failures.add(`registration: ${await bodyOf(registered)}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return load;
}

async function retried(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send().catch((error: Error) => error);
    if (!isError(answer) && (answer.status < 502 || answer.status > 504)) return answer;
    if (attempt === 5) throw isError(answer) ? answer : new Error(`${answer.status}`);
    await sleep(100 * attempt);
  }
}

/** Waits until the load has sent so many inquiries more. */
export function more(load: Load, inquiries: number): Promise<void> {
  const enough = load.stored + inquiries;
  return until(() => load.stored >= enough);
}

const bodyOf = async (answer: Response) =>
  `${answer.status} ${(await answer.text()).replace(/"requestId".*/, '')}`;

/** Those of `fetch` are Node's own, and no instance of this suite's Error. */
export const isError = (answer: Error | Response): answer is Error => !('status' in answer);

const describe = (read: Error | Response) => (isError(read) ? read.message : String(read.status));
