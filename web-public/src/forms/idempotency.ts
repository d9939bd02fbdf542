/** A key and the very text it was made for. */
export interface KeyMemory {
  key: string;
  body: string;
}

/**
 * The key to send `body` with: the remembered one while the content is the same, so that a retry, a double
 * click, a lost answer or a reload never makes a second record; a new one as soon as anything was changed, since
 * the API refuses a known key with another body. Forget the memory after a success.
 */
export function keyFor(body: string, memory?: KeyMemory, makeKey = randomUuid): KeyMemory {
  return memory?.body === body ? memory : { key: makeKey(), body };
}

/** `crypto.randomUUID` exists only on https and localhost; people also test sites by a bare IP address. */
function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
