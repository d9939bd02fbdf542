import type { Project } from '../../project';

type Questions = NonNullable<Project['faq']>;

/** What buyers abroad ask of a home in a tower. The owner's counsel reads it before launch. */
export const homesFromAbroad: Questions = [
  {
    question: 'Can I buy a home here if I am not a Filipino citizen?',
    answer:
      'Yes, as a rule. Under the Condominium Act (Republic Act No. 4726), foreigners may own condominium units as long as no more than 40 percent of the project is in foreign hands. Foreigners may not own land. Former natural-born Filipino citizens, and those who hold dual citizenship, have wider rights: tell us which applies to you, and we will say what it means for the home you choose.',
  },
  {
    question: 'How do I sign from abroad?',
    answer:
      'You can sign the papers before a notary where you live and have them apostilled, or sign at a Philippine embassy or consulate. You may also name someone in the Philippines to sign for you, by a special power of attorney that is notarized and apostilled, or acknowledged at the consulate. We send the drafts first, so that you can have them checked.',
  },
];

/** And of land. */
export const landFromAbroad: Questions = [
  {
    question: 'Who may own a parcel?',
    answer:
      'Land in the Philippines may be owned by Filipino citizens, and by companies that are at least 60 percent Filipino-owned. Former natural-born Filipino citizens may own land up to the limits that the law sets; dual citizens own it as citizens do. Foreigners may not own land.',
  },
  ...homesFromAbroad.slice(1),
];
