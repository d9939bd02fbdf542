import type { PageContent } from '../company/metadata';

/** /buying-from-abroad. Only what is certain, and no advice; the owner's counsel reads it before launch. */
export const abroad: PageContent & { sections: { title: string; paragraphs: string[] }[] } = {
  title: 'BUYING FROM ABROAD',
  metadata: {
    title: 'Buying from Abroad',
    description:
      'Who may own a condominium unit or land in the Philippines, and how to sign a contract from abroad.',
  },
  lead: 'Who may own what in the Philippines, and how to sign without flying home. This page is for information only, and is not legal advice.',
  sections: [
    {
      title: 'Condominium units',
      paragraphs: [
        'Foreigners may own condominium units. Under the Condominium Act (Republic Act No. 4726), foreign ownership of the condominium corporation must stay within 40 percent; once that share is taken, a unit can go only to a Filipino buyer. Ask us how much of that share is still available in the project you have in mind.',
      ],
    },
    {
      title: 'Land',
      paragraphs: [
        'Foreigners may not buy land. The Constitution reserves it for Filipino citizens and for corporations that are at least 60 percent Filipino-owned. This applies to farm parcels too.',
      ],
    },
    {
      title: 'Former Filipinos and dual citizens',
      paragraphs: [
        'If you were born a Filipino and have lost that citizenship, you may own land within the limits set by Batas Pambansa Blg. 185 and Republic Act No. 8179. They differ for a residence and for other purposes, and between urban and rural land.',
        'If you have kept or reacquired your citizenship under Republic Act No. 9225, you may own land like any other Filipino citizen.',
      ],
    },
    {
      title: 'Signing from abroad',
      paragraphs: [
        'You can sign the contract yourself, before a notary where you live. If that country is a party to the Apostille Convention, as the Philippines is, its authorities then attach an apostille. Elsewhere, the document is acknowledged at, or authenticated by, the Philippine embassy or consulate (“consularized”).',
        'Or you can appoint someone in the Philippines to sign for you, under a special power of attorney. It states what that person may do on your behalf, such as signing the contract and receiving the documents. The power of attorney itself is signed abroad, then apostilled or consularized in the same way.',
      ],
    },
    {
      title: 'Before you sign',
      paragraphs: [
        'Ask us for the draft of every document, and have your own lawyer in the Philippines read it. Only your lawyer can tell you what the law means in your case.',
      ],
    },
  ],
};
