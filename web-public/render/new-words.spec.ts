import { seed } from '../src/content';
import { withNewWords } from './new-words';

describe('content that was kept before the program had some of its words', () => {
  const { rights, ...footer } = seed.company.footer;
  const older = { ...seed.company, brand: 'Other Land', footer };

  it('gets the new words as developers wrote them, and keeps its own', () => {
    expect(withNewWords('company', older)).toEqual({ ...older, footer: { ...footer, rights } });
    expect(older.footer).not.toHaveProperty('rights');
  });

  it('gets a whole group of them', () => {
    const { gallery, ...details } = seed.details;
    expect(withNewWords('details', details)).toEqual({ ...details, gallery });
  });

  it('goes without what may be left out, and is itself when nothing is missing', () => {
    const { lead, ...comingSoon } = seed.smallPages.comingSoon;
    const smallPages = { ...seed.smallPages, comingSoon };
    expect(lead).toBeDefined();
    expect(withNewWords('smallPages', smallPages)).toBe(smallPages);
  });

  it('stays wrong where it is wrong in another way', () => {
    const wrong = { ...seed.company, footer: { ...footer, rights: '' } };
    expect(withNewWords('company', wrong)).toBe(wrong);
  });
});
