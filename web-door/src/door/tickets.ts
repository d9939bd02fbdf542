import type { Entry, Member, Shown, Snapshot } from './types';

/** The list of an event's tickets as this device keeps it: nothing of it can be read without a ticket's code. */
export interface Kept {
  as_of: string;
  /** Each answer of the server has its own salt and its own groups. */
  parts: { salt: string; groups: string[] }[];
  /** Ticket → its part, and its facts, encrypted. */
  tickets: Map<string, [part: number, facts: string]>;
  cancelled: string[];
  entries: Map<string, Entry>;
}

/** Parts pile up with every change; then the whole list is read anew. */
export const MAX_PARTS = 40;

/** Puts what changed over what is kept. */
export function merge(before: Kept | undefined, answer: Snapshot): Kept {
  const base = answer.whole || !before ? undefined : before;
  const parts = [...(base?.parts ?? []), { salt: answer.salt, groups: answer.groups }];
  const tickets = new Map(base?.tickets);
  for (const [ticket = '', facts = ''] of answer.tickets) tickets.set(ticket, [parts.length - 1, facts]);
  const entries = new Map(base?.entries);
  for (const { ticket, is_in, at, gate, by } of answer.entries)
    if (is_in) entries.set(ticket, { at, gate, by });
    else entries.delete(ticket);
  return { as_of: answer.as_of, parts, tickets, cancelled: answer.cancelled, entries };
}

const UUID = /(?:^|\/thank-you\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;
/** The uuid in what a QR code says; undefined: it is no ticket. */
export const uuidIn = (code: string): string | undefined => UUID.exec(code.trim())?.[1]?.toLowerCase();

const bytes = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, n) => parseInt(hex.slice(2 * n, 2 * n + 2), 16));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const uuidBytes = (uuid: string) => bytes(uuid.replaceAll('-', ''));

/** What the door calls a ticket, which tells nothing of its code. */
export async function ticketOf(uuid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', uuidBytes(uuid)));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As the list has them, short: name, church, whether it is paid, what is due, and which group it is of. */
interface Facts {
  n: string;
  c: string | null;
  p: boolean;
  d: number;
  g?: [place: number, key: string];
}

/** What is known of a code that is on no list. */
export const NOTHING: Omit<Shown, 'nonce' | 'at' | 'decidedOffline' | 'outcome'> = {
  ticket: null,
  name: null,
  church: null,
  other_event: null,
  in_since: null,
  in_at: null,
  in_by: null,
  due_centavos: null,
  group: [],
};

/** What this device knows of a ticket by itself. undefined: it is not on its list, which may be old. */
export async function lookUp(
  { parts, tickets, cancelled, entries }: Kept,
  uuid: string,
): Promise<Omit<Shown, 'nonce' | 'at' | 'decidedOffline'> | undefined> {
  const ticket = await ticketOf(uuid);
  const [part = 0, encrypted] = tickets.get(ticket) ?? [];
  const { salt = '', groups = [] } = parts[part] ?? {};
  // One that was cancelled before the list was read: its facts are not on it any more.
  if (encrypted === undefined)
    return cancelled.includes(ticket) ? { ...NOTHING, outcome: 'cancelled', ticket } : undefined;
  const material = await crypto.subtle.importKey('raw', uuidBytes(uuid), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info: new TextEncoder().encode('door ticket') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const facts = (await open(encrypted, key)) as Facts;
  const entry = entries.get(ticket);
  let outcome: Shown['outcome'] = facts.p ? 'welcome' : 'not_paid';
  if (entry) outcome = 'already_in';
  if (cancelled.includes(ticket)) outcome = 'cancelled';
  return {
    outcome,
    ticket,
    name: facts.n,
    church: facts.c,
    other_event: null,
    in_since: outcome === 'already_in' ? (entry?.at ?? null) : null,
    in_at: entry?.gate ?? null,
    in_by: entry?.by ?? null,
    due_centavos: outcome === 'not_paid' ? facts.d : null,
    group: facts.g ? await members(groups[facts.g[0]] ?? '', facts.g[1], entries) : [],
  };
}

async function members(encrypted: string, keyText: string, entries: Kept['entries']): Promise<Member[]> {
  const key = await crypto.subtle.importKey('raw', fromBase64(keyText), 'AES-GCM', false, ['decrypt']);
  const list = (await open(encrypted, key)) as { t: string; n: string; c: string | null; p: boolean }[];
  return list.map(({ t, n, c, p }) => ({ ticket: t, name: n, church: c, paid: p, is_in: entries.has(t) }));
}

/** Each key encrypts one thing, so the IV is always zeros. */
async function open(encrypted: string, key: CryptoKey): Promise<unknown> {
  const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) };
  const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(encrypted));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}
