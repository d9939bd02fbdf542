/**
 * Kinds of inquiry that a link can open the form with, as `/contact-us?about=viewing`. The form keeps its three
 * options: a kind is 'Others' with its own words, and begins the message.
 */
export type InquiryKind = {
  about: string;
  /** What is sent as `project_interest`. */
  interest: string;
  /** How the message begins. */
  message: string;
};

export const inquiryKinds: InquiryKind[] = [
  {
    about: 'viewing',
    interest: 'Viewing',
    message: 'I would like to book a viewing of {project}. Days and hours that suit me: ',
  },
  {
    about: 'video-call',
    interest: 'Viewing by video call',
    message: 'I would like to see {project} by video call. ',
  },
  { about: 'region', interest: 'Another region', message: 'I am looking for a home in or near: ' },
  {
    about: 'residences',
    interest: 'Hotel and leisure residences',
    message: 'Please send me information about the serviced residences in Palawan. ',
  },
  {
    about: 'parcels',
    interest: 'Coffee plantation parcels',
    message: 'Please send me the parcel map and the terms of the coffee plantation. ',
  },
  {
    about: 'accreditation',
    interest: 'Agent accreditation',
    message: 'I would like to be accredited as an agent. My PRC number and the area I work in: ',
  },
  {
    about: 'papers',
    interest: 'Company papers',
    message: 'Please send me copies of your registration papers. ',
  },
  { about: 'partnership', interest: 'Partnership', message: 'I would like to propose a partnership: ' },
  {
    about: 'investors',
    interest: 'Investor relations',
    message: 'Please send me your project documents. I am interested in: ',
  },
  { about: 'privacy', interest: 'Personal data', message: 'My question about my personal data: ' },
  { about: 'event', interest: 'Event', message: 'My question about the event: ' },
];
