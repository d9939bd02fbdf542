import { addMessages } from './index';

/** Words of the page where one person's data are given out and erased. */
const privacy = {
  ask: 'Someone asks for their data',
  ask_note:
    'Under the Data Privacy Act of 2012, anyone may ask what we keep about them, and have it erased. First make sure that the request really comes from them: reply to the address or number entered here.',
  email: 'E-mail',
  phone: 'Phone number',
  find: 'Find',
  nothing: 'We keep nothing about anyone with this address or number.',
  found: '%{smart_count} record |||| %{smart_count} records',
  mails_found: '%{smart_count} mail to this address |||| %{smart_count} mails to this address',
  history_found: '%{smart_count} line of history names them |||| %{smart_count} lines of history name them',
  waiting_found:
    'On a waiting list in %{smart_count} group that someone else entered |||| On waiting lists in %{smart_count} groups that others entered',
  addresses_found:
    'What is kept of this address alone: that it is confirmed, or which news it wants |||| What is kept of this address alone: that it is confirmed, and which news it wants',
  choose: 'Which of these records are theirs',
  through_contact: 'reached through the contact person of the group: most likely someone else',
  to_return: '%{sum} is to be returned',
  owed: '%{sum} is still to be returned to them. It stays under “To return”, without their name and address. Return it before you erase them, or note first where it is to be sent.',
  colleague: 'A colleague has an account with this address. It stays: remove it under Staff.',
  partly:
    'Some records are left out, since others share the address or the number. Anything tied to the address alone then stays: mails, and entries in histories.',
  kinds: {
    delegates: 'Delegate',
    registrations: 'Contact of a registration',
    'waiting-list': 'Waiting list',
    inquiries: 'Inquiry',
    bin: 'In the bin',
  },
  export: 'Download as a file',
  exported: 'The file is ready to hand over: data.json, and the pictures.',
  erase: 'Erase for good',
  erase_title: 'Erase %{name} for good?',
  erase_action: 'Erase %{name}',
  erase_text:
    'Records, proofs and their pictures, tickets, mails, notes and what histories say are gone at once, and no one can bring them back. Only the sum of a payment stays for the accounts. A restore of an older backup erases them again.',
  done: 'Erased: %{what}.',
  nothing_done: 'Nothing was left to erase.',
  counts: {
    delegates: '%{smart_count} delegate |||| %{smart_count} delegates',
    registrations: '%{smart_count} registration |||| %{smart_count} registrations',
    proofs: '%{smart_count} proof |||| %{smart_count} proofs',
    payments: '%{smart_count} payment, whose sum stays |||| %{smart_count} payments, whose sums stay',
    inquiries: '%{smart_count} inquiry |||| %{smart_count} inquiries',
    'waiting-list': '%{smart_count} entry of a waiting list |||| %{smart_count} entries of waiting lists',
    bin: '%{smart_count} removed record |||| %{smart_count} removed records',
    mails: '%{smart_count} mail |||| %{smart_count} mails',
    history: '%{smart_count} line of history |||| %{smart_count} lines of history',
    scans: '%{smart_count} scan |||| %{smart_count} scans',
    jobs: '%{smart_count} job |||| %{smart_count} jobs',
    addresses: 'what was kept of the address alone |||| what was kept of the address alone',
    answers: '%{smart_count} stored answer |||| %{smart_count} stored answers',
  },
  kept: 'Kept for the accounts, without the person',
  kept_line: '%{smart_count} payment |||| %{smart_count} payments',
  retention: 'How long records are kept',
  change_times: 'Change times and limits',
  months: '%{smart_count} month |||| %{smart_count} months',
  forever: 'Kept until someone removes it',
  erasures: 'Erased so far',
  no_erasures: 'No one has been erased yet.',
  by: '%{date}, by %{name}',
};

addMessages({ privacy });
