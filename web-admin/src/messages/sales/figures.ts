import { addMessages } from '..';

/** Words of the figures of inquiries. */
const figures = {
  title: 'Figures',
  tabs: 'Figures by',
  by: {
    project: 'Project',
    source: 'Source',
    campaign: 'Campaign',
    agent: 'Who answers',
    month: 'Month',
    lost_reason: 'Reason lost',
  },
  back: 'Back to the inquiries',
  received_in: 'Received',
  period: 'A longer time',
  a_month: 'A month',
  periods: {
    year: 'In the last 12 months',
    quarter: 'In the last 3 months',
    this_year: 'This year',
    last_year: 'Last year',
    all: 'At any time',
  },
  stages: {
    received: 'Received',
    reached: 'Reached',
    viewing: 'Viewing',
    reserved: 'Reserved',
    sold: 'Sold',
    lost: 'Lost',
    median: 'First answer',
  },
  all: 'All',
  nobody: 'Nobody',
  left: 'Nobody: a colleague has left',
  not_said: 'Not known',
  none: 'No inquiry came in this time.',
  none_lost: 'No inquiry of this time is lost.',
  more: 'These are the first %{count} of %{total}; the file has all.',
  median: 'Half waited less',
  definition:
    'Of the inquiries received in this time (Philippine days, without spam and removed ones), each counts in every stage it ever reached, even if that has ended since.',
  details: 'What counts',
  detail: {
    reached:
      'Reached: an answer that reached somebody. First answer: half of those who were reached waited less.',
    viewing: 'Viewing: one was planned or booked, also if it was called off later.',
    reserved: 'Reserved and sold: the status said so once, also if the reservation has ended.',
    undone: 'What is undone, or set one step back, does not count. Lost is what is lost now.',
    project:
      'Project is what they asked about, source the surest sign of where they came from. Case and accents do not count.',
    agent:
      'Who answers is whoever answers now: customers of a colleague who left count with whoever has them.',
  },
};

addMessages({ figures });
