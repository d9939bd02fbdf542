import { NEXT, OPEN, refusedChange, STATUSES } from './statuses.js';

describe('the status of an inquiry', () => {
  it('leads from new to sold, step by step', () => {
    const way = ['new', 'contacted', 'qualified', 'viewing', 'reserved', 'sold'] as const;
    way.slice(1).forEach((to, index) => expect(refusedChange(way[index] ?? 'new', to)).toBeUndefined());
  });

  it('comes back from every end, so that no mistake is for ever', () => {
    for (const status of STATUSES) expect(NEXT[status].length).toBeGreaterThan(0);
    for (const open of OPEN) expect(NEXT[open]).toContain('lost');
  });

  it('says what can follow where a change is refused', () => {
    expect(refusedChange('spam', 'reserved')).toBe('An inquiry that is spam can become new, not reserved.');
    expect(refusedChange('lost', 'viewing')).toBe(
      'An inquiry that is lost can become new or contacted, not viewing.',
    );
  });

  it('may stay what it is', () => {
    for (const status of STATUSES) expect(refusedChange(status, status)).toBeUndefined();
  });
});
