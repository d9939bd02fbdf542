import { addMessages } from '..';

/** Words of the journal: each movement of money as it was entered. */
const journal = {
  all: 'All movements',
  search: 'Name or code',
  none: 'No money came or went',
  takes_from: 'takes from the payment of %{at}',
  receipt: 'Receipt',
  receipt_number: 'receipt no. %{number}',
  sums: {
    title: 'What these movements add up to',
    opening: 'Kept before',
    received: 'Came in',
    returned: 'Paid back',
    kept: 'Kept',
    closing: 'Kept after',
  },
  excel: 'Export Excel',
  excel_saved: 'The Excel file is in your downloads',
  received_on: 'received %{day}',
  removed: 'People who were removed',
  nobody: 'The program',
  entered: 'entered %{at} by %{name}',
  own: 'Money that came and went',
  more: 'See all %{count}',
};

addMessages({ journal });
