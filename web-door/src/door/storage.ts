import type { Queued, Shown } from './types';

const NAME = 'door';
const KEPT = 'kept';
const QUEUE = 'queue';

/** This device keeps nothing at the moment: its storage is full, switched off or gone. */
export class NotKept extends Error {}

let opened: Promise<IDBDatabase> | undefined;
/** Signed out, here or in another tab: what still comes back from the server must not be kept any more. */
let forgotten = false;
export const isForgotten = (): boolean => forgotten;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of this device fails'));
  });

function open(): Promise<IDBDatabase> {
  if (forgotten) return Promise.reject(new Error('This device is signed out'));
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(KEPT);
      request.result.createObjectStore(QUEUE, { keyPath: 'seq', autoIncrement: true });
    };
    request.onsuccess = () => {
      // Another tab signs out: it must not wait for this one, which opens anew once somebody signs in here.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
        forgotten = true;
      };
      // Taken away by the browser: the next one opens it anew.
      request.result.onclose = () => (opened = undefined);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('This device keeps nothing'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** @throws NotKept, whatever failed */
const attempt = <T>(access: () => Promise<T>): Promise<T> =>
  access().catch((error: unknown) => {
    throw new NotKept(String(error), { cause: error });
  });

/** Resolves once the change is on the device itself: what is shown after it survives a reload. */
const write = <T>(store: string, change: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  attempt(async () => {
    const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    const result = done(change(transaction.objectStore(store)));
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The storage of this device is full'));
    });
    return (await Promise.all([result, completed]))[0];
  });

const read = <T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  attempt(async () => done(ask((await open()).transaction(store).objectStore(store))));

export const keep = (key: string, value: unknown) => write(KEPT, (store) => store.put(value, key));
export const kept = <T>(key: string) =>
  read<T | undefined>(KEPT, (store) => store.get(key) as IDBRequest<T | undefined>);

export const queued = () => read<Queued[]>(QUEUE, (store) => store.getAll() as IDBRequest<Queued[]>);
/** @returns its place in the queue */
export const enqueue = async (item: Queued): Promise<number> =>
  (await write(QUEUE, (store) => store.add(item))) as number;
export const change = (item: Queued) => write(QUEUE, (store) => store.put(item));
export const dequeue = (seq: number) => write(QUEUE, (store) => store.delete(seq));

const LAST = 'door-last-scans';

/** The last scans with their names lie in the tab alone: a reload keeps them, and a closed page leaves nobody's name behind. */
export function keepLast(scans: Shown[]): void {
  try {
    if (scans.length === 0) sessionStorage.removeItem(LAST);
    else sessionStorage.setItem(LAST, JSON.stringify(scans.map((scan) => ({ ...scan, group: [] }))));
  } catch {
    // Full or switched off: they are there as long as the page is.
  }
}

export function keptLast(): Shown[] {
  try {
    return JSON.parse(sessionStorage.getItem(LAST) ?? '[]') as Shown[];
  } catch {
    return [];
  }
}

/** A device that is signed in keeps things again. */
export const remember = (): void => {
  forgotten = false;
};

/** Nothing of it is left on this device. */
export async function forget(): Promise<void> {
  (await open()).close();
  forgotten = true;
  opened = undefined;
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
