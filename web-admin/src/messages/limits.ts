import { addMessages } from '.';

/** Words of times and limits. */
const limits = {
  title: 'Times and limits',
  kept: 'How long things are kept',
  kept_note:
    'Each night erases what is older. The privacy policy of the site says these times too: change it with them.',
  policy: 'Open the privacy policy',
  stands: 'The waiting list',
  inquiries_months: 'Months that inquiries are kept',
  registrations_months: 'Months that registrations are kept',
  mails_months: 'Months that the list of mails is kept',
  activity_months: 'Months that histories keep values',
  erase_at_once: 'Records that one night may erase',
  offer_hours: 'Hours that an offered place is held',
  help: {
    inquiries_months:
      'After the last thing that was done about them. From 1 to 1,200; 0: they are never erased.',
    registrations_months:
      'After the end of their event. From 1 to 1,200; 0: they are never erased. Payments stay without names.',
    mails_months: 'After each was written. From 1 to 1,200; 0: they stay.',
    activity_months:
      'Old and new values, after the change. From 1 to 1,200; 0: they stay. Who did what and when always stays.',
    erase_at_once:
      'Of each kind. 0: a twentieth of them, or 100, so that a clock that is wrong cannot erase all. Allow more for a night after you have shortened a time.',
    offer_hours:
      'From 1 to 720. Offers that were made keep their hour. An address is confirmed within this time too.',
  },
  fixed: 'Set by %{variable} where the program runs, and changed there.',
  saved: 'Saved',
  elsewhere: 'What is set on other pages',
  of: {
    reservation_days: 'Days that a reservation of a home lasts',
    reservation_notice_days: 'Days before its end on which whoever answers is told',
    return_after_hours: 'Working hours until an unanswered inquiry is everybody’s',
    viewing_lead_hours: 'Hours between a booking and its viewing, at least',
    viewing_horizon_days: 'Days ahead for which viewings are booked',
    rows_a_day: 'People’s data that a colleague may read in a day before admins are told',
    hold_hours: 'Hours that unpaid places of “%{event}” are held',
  },
  never: 'No limit',
  rest: 'What only whoever runs the server can set stands in its list, with its values.',
  to_environment: 'Settings of the server',
};

addMessages({ limits });
