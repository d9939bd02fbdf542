import { fitting, loadRecord, saveRecord, waitingForms, type SentForm } from './record';

const DAY = 24 * 3_600_000;
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('what a device keeps of a form', () => {
  it('ends after a day', () => {
    saveRecord('test', { values: { message: 'x' } });
    jest.advanceTimersByTime(DAY - 1);
    expect(loadRecord('test')?.values).toEqual({ message: 'x' });
    jest.advanceTimersByTime(2);
    expect(loadRecord('test')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('is not sent by itself a day after it was sent, though somebody typed since', () => {
    const sent = { at: Date.now() } as SentForm;
    saveRecord('test', { values: { message: 'x' }, sent });
    jest.advanceTimersByTime(DAY - 1);
    saveRecord('test', { values: { message: 'y' }, sent });
    expect(loadRecord('test')?.sent).toEqual(sent);
    jest.advanceTimersByTime(2);
    expect(loadRecord('test')).toEqual({ values: { message: 'y' } });
  });

  it('does without storage', () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    saveRecord('test', { values: {} });
    expect(loadRecord('test')).toBeUndefined();
    expect(waitingForms()).toEqual([]);
  });

  it.each(['nonsense', 'null', '{}', '[]'])('is nothing where storage holds %s', (text) => {
    items.set('draft:test', text);
    expect(loadRecord('test')).toBeUndefined();
  });

  it('fills only fields that the form still has, of the same kind', () =>
    expect(fitting({ a: '', b: false }, { a: 'x', b: 'yes', c: 'z' })).toEqual({ a: 'x' }));
});
