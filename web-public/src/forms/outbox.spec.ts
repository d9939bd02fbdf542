import { drafts, fitting } from './drafts';
import { keyFor } from './idempotency';
import { Outbox } from './outbox';

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
  it('is a random UUID', () => expect(outbox().keyFor({ a: 1 })).toMatch(UUID));

  it('is one also where crypto.randomUUID is missing (plain http)', () => {
    const withRandom = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    try {
      const keys = Array.from({ length: 50 }, (_, index) => outbox().keyFor({ index }));
      keys.forEach((key) => expect(key).toMatch(UUID));
      expect(new Set(keys).size).toBe(50);
    } finally {
      if (withRandom) Object.defineProperty(Crypto.prototype, 'randomUUID', withRandom);
    }
  });

  it('stays for the same content and changes with it', () => {
    const box = outbox();
    const first = box.keyFor({ message: 'Hello' });
    expect(box.keyFor({ message: 'Hello' })).toBe(first);
    expect(box.keyFor({ message: 'Hello!' })).not.toBe(first);
  });

  it('is new after a success, even for the same content', () => {
    const box = outbox();
    const first = box.keyFor({ message: 'Hello' });
    box.delivered();
    expect(box.keyFor({ message: 'Hello' })).not.toBe(first);
  });

  it('outlives a reload after a failed send', () => {
    const tab = storage();
    const before = outbox(tab);
    const key = before.keyFor({ message: 'Hello' });
    before.failed({ message: 'Hello' });
    const after = outbox(tab);
    after.restore();
    expect(after.keyFor({ message: 'Hello' })).toBe(key);
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
  it('is not kept before a send has failed', () => {
    const tab = storage();
    outbox(tab).changed({ message: 'private' });
    expect(outbox(tab).restore()).toBeUndefined();
  });

  it('is kept after a failed send, with every later change, until a send succeeds', () => {
    const tab = storage();
    const box = outbox(tab);
    box.failed({ message: 'first' });
    box.changed({ message: 'second' });
    expect(outbox(tab).restore()).toEqual({ message: 'second' });
    box.delivered();
    expect(outbox(tab).restore()).toBeUndefined();
  });

  it('keeps changing after a reload', () => {
    const tab = storage();
    outbox(tab).failed({ message: 'first' });
    const reloaded = outbox(tab);
    reloaded.restore();
    reloaded.changed({ message: 'second' });
    expect(outbox(tab).restore()).toEqual({ message: 'second' });
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
