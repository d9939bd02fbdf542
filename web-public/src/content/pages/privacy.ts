import type { PageContent } from '../company/metadata';

type PolicySection = { title: string; paragraphs: string[]; points?: string[] };

type PrivacyContent = {
  /** `2024-08-18` */
  dateTime: string;
  intro: string;
  sections: PolicySection[];
};

/** True of this software: change the software and this text together. */
export const privacy: PageContent & PrivacyContent = {
  title: 'PRIVACY POLICY',
  metadata: {
    title: 'Privacy Policy',
    description:
      'What {brand} collects on this website, why, who sees it, how long it is kept, and the rights you have under the Data Privacy Act of 2012.',
  },

  dateTime: '2024-08-18',
  intro:
    '{brand} respects your privacy. This policy tells you what we collect on this website, why, who sees it and what you can ask of us. It follows the Data Privacy Act of 2012 (Republic Act No. 10173) and the rules of the National Privacy Commission of the Philippines.',
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: ['We collect only what you type or upload yourself:'],
      points: [
        'When you send an inquiry: your first and last name, phone number, email address, message, the project you are interested in, and, where you give them, your country, city and how you found us. We also keep whether you agreed to our terms and whether you wish to receive news.',
        'When you register as a delegate for an event: your first and last name, email address and phone number and, where you give them, your age, church, ministry and address, and how you pay.',
        'When you send a proof of payment: the picture itself. We save a clean copy when it arrives and discard what a camera hides in the file, such as the place where it was taken. A program on our own server then reads what is written on it: the amount, the reference number and to whom it was paid.',
        'When our server answers a request, it writes a log line with the time, what was asked for and how it went, so that we can keep the service running. These lines hold no name and nothing of what you wrote. Of your network address they hold the part that you share with others (the network of your provider or company), not the part that is yours alone. To stop abuse, your whole network address is counted for a short while and then forgotten.',
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        'We use an inquiry to answer it: with prices, plans, terms and appointments. If, and only if, you asked for our newsletter, we also send you news of our projects; every issue tells you how to unsubscribe.',
        'We use a registration to run the event: to confirm your place, to check your payment against the proof you sent, and to make the QR code that lets you in. Your age, church and ministry help us plan seats, meals and sessions. Membership of a church is sensitive personal information under the law; giving it is your choice, and we use it for nothing else.',
        'Two things are checked by a program first, on our own server. What it reads on a proof of payment stands beside the picture as advice for the person who decides. A form that was sent faster than anyone can fill it in, or with a field filled in that people do not see, is marked as likely sent by a robot: we keep it, send no email about it, and a person can remove the mark. We build no profiles and score nobody, and whether a payment is accepted is always decided by a person.',
      ],
    },
    {
      title: 'How We Share Your Information',
      paragraphs: [
        'We do not sell or rent personal information. Inquiries and registrations are seen by staff of {brand} who have an account of their own and need them for their work. Proofs of payment are seen only by the staff who check them.',
        'Companies that host our servers store the data on our behalf and under contract. We disclose information to an authority only when a law or a court requires it.',
        'Your registration page carries a long random address. Anyone who has that address sees your name, church, ministry and payment status there, but not your phone number, email, home address or proof of payment. Please share it with care.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'Staff sign in with personal accounts; passwords and access keys are stored only in a form that cannot be read back, and a session ends on our server when a person signs out. What staff change in a record is logged. Pictures you upload are never public.',
        'We keep inquiries for two years after our last exchange with you. We keep registrations, with their proofs of payment, for one year after the event; after that only the amount paid stays in our accounts, without your name. We keep the list of the emails we sent for one year. After that they are deleted automatically. A backup is kept for at most one year, is used for nothing but a restore, and anything erased is erased again when a backup is restored. If a breach ever puts you at risk, we will tell you and the National Privacy Commission within 72 hours of learning of it.',
      ],
    },
    {
      title: 'Your Choices and Rights',
      paragraphs: [
        'You may ask to be told what we hold about you, to receive a copy, to have it corrected, blocked or erased, and to object to its use. You may withdraw your consent at any time; what was done before stays lawful. You may be compensated for damage caused by false, incomplete or unlawfully used data, and you may complain to the National Privacy Commission.',
        'Write to our Data Protection Officer at {email}. We answer within fifteen working days, and ask only for what we need to be sure that it is you.',
      ],
    },
    {
      title: 'Cookies and Tracking Technologies',
      paragraphs: [
        'These public pages load no analytics and carry no advertising or tracking of any kind. They set a cookie in two cases only. If you came through a link from one of our agents, the cookie holds that agent’s code, stays in your browser for 90 days and is read only by us. If your browser runs no scripts, a form that you send leaves a cookie for a day, so that the same form sent twice counts once. A form that you have begun may be kept in your own browser so that a dropped connection does not lose it; it is removed from there once it has been sent. A ticket that you open is kept there too, so that it opens where there is no connection. Until you close its tab, your browser also remembers on which of our pages your visit began, and which other site’s page or campaign link led to it. We keep that, and the agent’s code, with an inquiry that you send and nowhere else, so that we know which of our efforts reach people and who showed you a home first; it is kept as long as the inquiry, and is shared with no one.',
        'Staff who sign in to our back office receive one session cookie, which is needed for signing in and for nothing else.',
      ],
    },
    {
      title: 'Third-Party Links',
      paragraphs: [
        'Some of our films are hosted by YouTube. Nothing is loaded from there until you press play; then its privacy-enhanced player opens, and YouTube’s own policy applies. The same is true of the social networks we link to. We are not responsible for the content of other websites.',
      ],
    },
    {
      title: 'Changes to This Privacy Policy',
      paragraphs: [
        'When our practices change, we update this page and the date at its top. If a change matters to information you have already given us, we will write to you before it takes effect.',
      ],
    },
  ],
};
