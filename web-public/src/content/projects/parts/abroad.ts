import type { Project } from '../pieces/project';

type Questions = NonNullable<Project['faq']>;

/** What buyers abroad ask of a home in a tower. The owner's counsel reads it before launch. */
export const homesFromAbroad: Questions = [
  {
    question: 'Can I buy a home here if I am not a Filipino citizen?',
    answer:
      'Yes. Under the Condominium Act (Republic Act No. 4726), foreigners may own condominium units as long as foreign ownership of the condominium corporation stays within 40 percent. Foreigners may not buy land. Dual citizens buy as Filipino citizens do; former natural-born Filipinos may own land too, within limits.',
  },
  {
    question: 'How do I sign from abroad?',
    answer:
      'You can sign before a notary where you live and have the document apostilled, or sign at a Philippine embassy or consulate. You may also appoint someone in the Philippines to sign for you, under a special power of attorney that is signed in the same way. We send the drafts first, so that your own lawyer can read them.',
  },
];

/** And of land. */
export const landFromAbroad: Questions = [
  {
    question: 'Who may own a parcel?',
    answer:
      'Land in the Philippines may be owned by Filipino citizens, and by companies that are at least 60 percent Filipino-owned. Former natural-born Filipino citizens may own land up to the limits that the law sets; dual citizens own it as citizens do. Foreigners may not buy land.',
  },
  ...homesFromAbroad.slice(1),
];
