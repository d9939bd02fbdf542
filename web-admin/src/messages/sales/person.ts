import { addMessages } from '../index';

/** Words of the page of one person; they come with it. */
export const person = {
  reached: 'How to reach them',
  also: 'Also written %{names}',
  note: 'By the same e-mail or phone number. A family may share an address, and an office a telephone.',
  timeline: 'History, newest first',
  nothing: 'We keep nothing about anyone with this address or number.',
  homes: { reserved: 'Reserved', sold: 'Sold', free: 'Given back' },
  viewings: { planned: 'planned', booked: 'booked', 'called-off': 'called off' },
  until: 'until %{day}',
  kinds: {
    inquiry: 'Inquiry',
    status: 'Status',
    home: 'Home',
    viewing: 'Viewing',
    note: 'Note',
    answer: 'Answer',
    call: 'Call',
    registration: 'Registration',
    group: 'Registered a group',
    cancellation: 'Cancelled',
    mail: 'Mail',
  },
};

addMessages({ person });
