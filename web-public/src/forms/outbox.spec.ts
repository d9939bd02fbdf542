import { drafts, fitting } from './drafts';
import { keyFor, Outbox } from './outbox';

/** A Storage in memory; the same one stands for the same tab before and after a reload. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const outbox = (tab = storage()) =>
  new Outbox(
    'test',
    drafts('test', () => tab),
  );
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the idempotency key', () => {
  it('is a random UUID', () => expect(outbox().sending({ a: '1' }, { a: 1 })).toMatch(UUID));

  it('is one also where crypto.randomUUID is missing (plain http)', () => {
    const withRandom = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    try {
      const keys = Array.from({ length: 50 }, (_, index) => outbox().sending({}, { index }));
      keys.forEach((key) => expect(key).toMatch(UUID));
      expect(new Set(keys).size).toBe(50);
    } finally {
      if (withRandom) Object.defineProperty(Crypto.prototype, 'randomUUID', withRandom);
    }
  });

  it('stays for the same content and changes with it', () => {
    const box = outbox();
    const first = box.sending({ message: 'Hello' }, { message: 'Hello' });
    expect(box.sending({ message: 'Hello' }, { message: 'Hello' })).toBe(first);
    expect(box.sending({ message: 'Hello!' }, { message: 'Hello!' })).not.toBe(first);
  });

  it('is new after a success, even for the same content', () => {
    const box = outbox();
    const first = box.sending({ message: 'Hello' }, { message: 'Hello' });
    box.clear();
    expect(box.sending({ message: 'Hello' }, { message: 'Hello' })).not.toBe(first);
  });

  it('is kept before the send, so that a reload in the middle of it sends with the same key', () => {
    const tab = storage();
    const key = outbox(tab).sending({ message: 'Hello' }, { message: 'Hello' });
    const after = outbox(tab);
    expect(after.restore()).toEqual({ values: { message: 'Hello' }, pending: true });
    expect(after.sending({ message: 'Hello' }, { message: 'Hello' })).toBe(key);
  });

  it('is asked for once per content', () => {
    let made = 0;
    const make = () => `key ${++made}`;
    const first = keyFor('a', undefined, make);
    expect(keyFor('a', first, make)).toBe(first);
    expect(keyFor('b', first, make)).toEqual({ key: 'key 2', body: 'b' });
  });
});

describe('the draft', () => {
  it('is kept from the first letter until it is cleared', () => {
    const tab = storage();
    const box = outbox(tab);
    box.changed({ message: 'f' });
    box.changed({ message: 'first' });
    expect(outbox(tab).restore()).toEqual({ values: { message: 'first' }, pending: false });
    box.clear();
    expect(outbox(tab).restore()).toBeUndefined();
  });

  it('is sent again by itself only as it was sent, and not once the server has refused it', () => {
    const tab = storage();
    const box = outbox(tab);
    box.sending({ message: 'first' }, {});
    box.changed({ message: 'second' });
    expect(outbox(tab).restore()).toEqual({ values: { message: 'second' }, pending: false });
    box.sending({ message: 'second' }, {});
    box.refused({ message: 'second' });
    expect(outbox(tab).restore()?.pending).toBe(false);
  });

  it('ends after a day', () => {
    const tab = storage();
    let now = Date.parse('2026-11-21T10:00:00Z');
    const store = drafts(
      'test',
      () => tab,
      () => now,
    );
    store.save({ values: { message: 'x' } });
    now += 24 * 3_600_000 - 1;
    expect(store.load()?.values).toEqual({ message: 'x' });
    now += 2;
    expect(store.load()).toBeUndefined();
    expect(tab.getItem('draft:test')).toBeNull();
  });

  it('does without storage, and without sense in it', () => {
    const forbidden = drafts('test', () => {
      throw new Error('denied');
    });
    forbidden.save({ values: {} });
    expect(forbidden.load()).toBeUndefined();
    const tab = storage();
    for (const text of ['nonsense', 'null', '{}', '[]']) {
      tab.setItem('draft:test', text);
      expect(outbox(tab).restore()).toBeUndefined();
    }
  });

  it('fills only fields that the form still has, of the same kind', () =>
    expect(fitting({ a: '', b: false }, { a: 'x', b: 'yes', c: 'z' })).toEqual({ a: 'x' }));
});

describe('a send under way', () => {
  it('is not begun twice', () => {
    const box = outbox();
    expect([box.begin(), box.begin()]).toEqual([true, false]);
    box.end();
    expect(box.begin()).toBe(true);
  });
});
