import { seed } from '../../src/content';
import { withoutGone } from './gone-pictures';
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

  it('goes without what the program knows no more, and gets links that are made from numbers', () => {
    const privacy = { ...seed.privacy, date: 'August 18, 2024', contactEmail: 'old@x.ph' };
    expect(withNewWords('privacy', privacy)).toEqual(seed.privacy);
    const reach = {
      title: 'Talk',
      telephone: { label: '+63 32 111 2222', href: 'tel:+63325502024' },
      channels: [{ name: 'WhatsApp', href: 'https://wa.me/639171112222' }],
    };
    const mail = { name: 'E-mail', icon: 'mail', href: 'mailto:other@x.ph' };
    expect(withNewWords('company', { ...seed.company, reach, socialLinks: [mail] })).toEqual({
      ...seed.company,
      reach: {
        title: 'Talk',
        telephone: '+63 32 111 2222',
        channels: [{ app: 'whatsapp', number: '+639171112222' }],
      },
      socialLinks: [{ name: 'E-mail', icon: 'mail' }],
    });
  });

  it('stays wrong where it is wrong in another way', () => {
    const wrong = { ...seed.company, footer: { ...footer, rights: '' } };
    expect(withNewWords('company', wrong)).toBe(wrong);
  });
});

it('leaves out a picture that came with an older program and is gone, or shows the one in its place', () => {
  const gone = { file: 'alpha-tower/site', alt: 'Cranes' };
  const { closingBands, sectors } = seed;
  const bands = { ...closingBands, visit: { ...closingBands.visit, picture: gone } };
  expect(withNewWords('closingBands', withoutGone(bands))).toEqual(closingBands);
  const card = { ...sectors.hotelLeisure.card, picture: { file: 'hotel/rooms', alt: 'Rooms' } };
  const older = { ...sectors, hotelLeisure: { ...sectors.hotelLeisure, card } };
  expect(withNewWords('sectors', withoutGone(older))).toEqual(sectors);
});
