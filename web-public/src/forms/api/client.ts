import { callTexts } from '../../content/texts';
import type { ErrorResponse, FieldErrorResponse } from '../../reference/api/schemas';

const BASE = '/api/v1';

/** A call that failed: the server's refusal, or status 0 when no answer came at all. */
export class ApiError extends Error {
  constructor(
    /** HTTP status, 0 without an answer. */
    readonly status: number,
    /** One sentence for people. */
    message: string,
    readonly errors: FieldErrorResponse[] = [],
    readonly requestId?: string,
    /** Seconds that the server asks to wait. */
    readonly retryAfter?: number,
    /** What was refused, for programs; undefined without an answer of ours. */
    readonly code?: ErrorResponse['code'],
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The same call may succeed in a moment: no answer, or a server that is unavailable. */
  get retryable(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }

  /** What was sent is not refused: the same may be taken later, if only in some minutes. */
  get isLater(): boolean {
    return this.retryable || this.status === 429;
  }
}

interface CallOptions {
  method: 'GET' | 'POST';
  body?: unknown;
  /** A UUID; the same key and body never make two records. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the API and gives what stands under `data`. It waits as long as the browser does: who is on a slow line knows
 * that, and what was cut off may have arrived.
 * @throws {ApiError} whenever the answer is not a success.
 */
export async function call<T>(
  path: string,
  { method, body, idempotencyKey, headers: more, signal }: CallOptions,
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...more };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const text = body === undefined ? '' : JSON.stringify(body);
  const response = await fetch(BASE + path, {
    method,
    headers,
    body: text || null,
    ...(signal && { signal }),
    // Leaving the page does not stop what was sent.
    keepalive: method === 'POST' && mayOutliveThePage(text),
  }).catch(unanswered);
  const answer = await response.text().catch(unanswered);
  return readAnswer<T>(response.status, answer, (name) => response.headers.get(name));
}

/** Browsers refuse more than 64 KiB of all that may outlive its page: of a large group, and of what is under way beside it. */
const mayOutliveThePage = (text: string) => new TextEncoder().encode(text).length < 32_768;

function unanswered(): never {
  throw new ApiError(0, callTexts.noAnswer);
}

/** Reads the envelope of an answer, however it was fetched. */
export function readAnswer<T>(status: number, text: string, header: (name: string) => string | null): T {
  const answer = parse(text);
  if (status >= 200 && status < 300 && answer && 'data' in answer) return answer.data as T;
  if (status === 0) throw new ApiError(0, callTexts.noAnswer);
  const { message, errors, requestId, code } = (answer ?? {}) as Partial<ErrorResponse>;
  const wait = Number(header('Retry-After') ?? Number.NaN);
  throw new ApiError(
    status,
    typeof message === 'string' ? message : callTexts.unreadable,
    Array.isArray(errors) ? errors : [],
    requestId ?? header('X-Request-Id') ?? undefined,
    Number.isFinite(wait) ? wait : undefined,
    code,
  );
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds before the second and the third try, unless the server says how long to wait. */
export const PAUSES = [1000, 3000];
const LONGEST = 10_000;

/**
 * Tries again, politely, while a call fails for a reason that passes; not offline, where nothing can arrive. The call must be one that may be
 * repeated: a read, or a write with an idempotency key.
 * @throws what the last try threw.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable || isOffline()) throw error;
      const asked = (error.retryAfter ?? 0) * 1000;
      if (asked > LONGEST) throw error;
      await pause(Math.max(wait, asked));
    }
  }
  return attempt();
}

/** Browsers know when there is no network at all, though not whether we can be reached. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The form field that people never see and robots fill in (`Honeypot`). */
export const HONEYPOT = 'website';

/**
 * What the API judges a robot by: how long somebody has been at the form, and whether that field was filled.
 * @param begun when its first letter was typed, perhaps before the page was loaded anew
 */
export function formSignals(begun = Date.now()): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>(`input[name="${HONEYPOT}"]`);
  const filled = [...fields].some(({ value }) => value !== '');
  // The device's clock may have been set back; the page's own time never is.
  const age = Math.round(Math.max(performance.now(), Date.now() - begun));
  return { 'X-Form-Age': String(age), ...(filled && { 'X-Form-Honeypot': '1' }) };
}
