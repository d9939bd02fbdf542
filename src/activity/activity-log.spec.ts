import { changesBetween } from './activity-log.js';

describe('changesBetween', () => {
  it('names the fields that differ, with both values', () => {
    expect(changesBetween({ a: 1, b: 'x', id: '1' }, { a: 2, b: 'x', id: '1' })).toEqual({
      fields: ['a'],
      before: { a: 1 },
      after: { a: 2 },
    });
  });

  it('finds no difference between two dates of one moment', () => {
    const at = '2026-11-21T00:00:00.000Z';
    expect(changesBetween({ at: new Date(at) }, { at: new Date(at) }).fields).toEqual([]);
  });

  it('does not tell of bookkeeping columns', () => {
    expect(changesBetween({ updated_at: 'a' }, { updated_at: 'b' }).fields).toEqual([]);
  });

  it('takes a field that is missing on one side as null there', () => {
    expect(changesBetween({}, { church_name: 'Grace' })).toEqual({
      fields: ['church_name'],
      before: { church_name: null },
      after: { church_name: 'Grace' },
    });
  });
});
