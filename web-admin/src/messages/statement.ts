import { addMessages } from '.';

/** Words of the page that holds the wallet's or bank's list of payments against the registrations. */
const statement = {
  title: 'Statement',
  back: 'Back to review',
  drop: 'Drop the CSV file that the wallet or bank lets you download, or choose it. It needs a column for the amount and one for the reference or the name. Nothing is marked as paid before you say so.',
  columns: { title: 'Columns', reference: 'Reference', amount: 'Amount received', name: 'Who paid' },
  no_column: 'none',
  column: 'Column %{number}',
  no_heads: 'No row of this file names its columns: one of them must be the amount.',
  no_rows: 'This file has no payments.',
  is_pdf: 'This is a PDF. Download the statement as CSV: from a PDF no amount can be read for certain.',
  is_spreadsheet:
    'This is a spreadsheet. Open it and save it as CSV (“CSV UTF-8” in Excel), then choose that file.',
  unread:
    'The amount of this line cannot be read, so the line is left out: |||| The amounts of these lines cannot be read, so the lines are left out:',
  unread_line: 'line %{line}: “%{cell}”',
  reversed:
    'The statement takes the payment of line %{lines} back itself, so it counts for nothing. |||| The statement takes the payments of lines %{lines} back itself, so they count for nothing.',
  no_payment: 'No payment was found in these columns.',
  matching: 'Looking for the registrations…',
  verifying: 'Marking as paid…',
  verified:
    '%{count} registration is paid, and its tickets are on their way. |||| %{count} registrations are paid, and their tickets are on their way.',
  a_registration: 'A registration',
  exact: 'Reference and amount fit: %{count}',
  verify: 'Mark %{smart_count} registration as paid |||| Mark %{smart_count} registrations as paid',
  likely: 'Amount and name fit, look at them: %{count}',
  verify_one: 'Mark as paid',
  others: 'Payments that fit no registration: %{count}',
  missing: 'Proofs that wait, without a payment here: %{count}',
  paid: '%{count} payment was marked as paid before. |||| %{count} payments were marked as paid before.',
  candidates: 'Which one did pay?',
  why: {
    'amount-differs': 'Another amount: to be paid is %{amount}',
    shared: 'Two registrations name this reference',
    double: 'Stands in this file before',
    several: 'Amount and name fit several',
    unknown: 'Nobody waits for this payment',
  },
  table: {
    payments: 'Payments, scrolls sideways',
    registrations: 'Registrations, scrolls sideways',
    line: 'Line',
    amount: 'Amount',
    reference: 'Reference',
    name: 'Who paid',
    registration: 'Registration',
    to_pay: 'To pay',
  },
  delegates: ', %{count} delegates',
  not_known: 'not known',
};

addMessages({ statement });
