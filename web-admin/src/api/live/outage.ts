import type { components } from 'web-shared/api/schema';
import { API } from '../address';
import { createSignal } from '../signal';

/** Since when the server does not answer, or not as it should; undefined while all is well. */
export const outage = createSignal<Date | undefined>(undefined);

const PROBE_MS = 5_000;
let probing: ReturnType<typeof setTimeout> | undefined;

/** Asks whether the server is ready. @returns true once it is; the outage is over then */
export async function probe(): Promise<boolean> {
  clearTimeout(probing);
  const late = new AbortController();
  setTimeout(() => late.abort(), PROBE_MS);
  const ready = await fetch(`${API}/health/ready`, { signal: late.signal })
    .then(({ ok }) => ok)
    .catch(() => false);
  if (ready) outage.set(undefined);
  else {
    if (!outage.get()) outage.set(new Date());
    probing = setTimeout(() => void probe(), PROBE_MS);
  }
  return ready;
}

/** Called after a call without an answer: finds out whether the server is down, or only this call failed. */
export function suspectOutage(status: number): void {
  if (outage.get()) return;
  if (status === 0) outage.set(new Date());
  if (status === 0 || status >= 502) void probe();
}

/** Resolves once the server answers again. */
export async function serverReady(): Promise<void> {
  while (!(await probe())) await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
}

/** Reads the server's state. No answer counts as an outage. */
export async function serverState(): Promise<components['schemas']['ReadyView'] | undefined> {
  const answer = await fetch(`${API}/health/ready`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return ((await answer.json()) as { data: components['schemas']['ReadyView'] }).data;
}
