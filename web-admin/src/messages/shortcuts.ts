import { addMessages } from './index';

/** Words of the list of keyboard shortcuts. */
const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search everywhere',
  today: 'Today',
  review: 'Review proofs of payment',
  delegates: 'Delegates',
  inquiries: 'Inquiries',
  viewings: 'Viewings',
  bin: 'Bin',
  status: 'Status of the inquiry in this row',
  assignee: 'Who answers the inquiry in this row',
  rows: 'Next and previous row of a list',
  select: 'Select the row',
  select_range: 'Select all rows from the last selected one to this one (or hold Shift and click)',
  open: 'Open the row',
  plan: 'Plan the inquiry’s next step',
  outcome: 'Reached, no answer, wrong number (after a call)',
  edit: 'Edit the delegate',
  accept: 'Review: accept the proof',
  reject: 'Review: reject the proof; a number then chooses the reason',
  undo: 'Review: take the last decision back',
  proofs: 'Review: previous and next proof',
  zoom: 'Review: enlarge or reduce the picture',
  save: 'Save the draft of a page or event',
  beside: 'Next and previous record of the list it was opened from',
  help: 'This list',
};

addMessages({ shortcuts });
