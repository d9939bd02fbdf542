import { addMessages } from '..';

/** Words of the page that holds the wallet's or bank's list of payments against the registrations. */
const statement = {
  title: 'Statement',
  back: 'Back to review',
  drop: 'Drop the statement that the wallet or bank sends you, or choose it: PDF, Excel (.xlsx) or CSV. It is read on this computer, and nothing is marked as paid before you say so.',
  is_read: 'Read: %{name}',
  reading: 'Reading the file…',
  password: 'Password of the file',
  password_hint:
    'The mail that it came with says which: often your birthday or the end of your number. It stays on this computer.',
  open: 'Open',
  needs_password: 'This PDF asks for a password.',
  wrong_password: 'This is not the password of this PDF.',
  damaged_pdf: 'This PDF is damaged. Download it again.',
  picture_pdf:
    'This PDF holds pictures without text. Download the statement as a file instead of scanning it.',
  too_many_pages: 'This PDF has more than %{most} pages. Choose a shorter time when you download it.',
  damaged_spreadsheet:
    'This is not an Excel workbook, or it is damaged. Open it in Excel and save it as .xlsx or CSV.',
  old_spreadsheet:
    'This is a workbook from an old Excel, or it has a password. Save it as .xlsx without one.',
  several_sheets: 'Several sheets have amounts: %{sheets}. Save the one that is meant as a file of its own.',
  too_large: 'This file is larger than %{megabytes} MB.',
  too_large_inside: 'This workbook holds far more than a statement.',
  too_many_rows: 'This file has more than %{most} rows. Choose a shorter time when you download it.',
  too_slow: 'This file took longer than %{seconds} seconds, so reading it was stopped.',
  no_statement: 'This file cannot be read. Choose a PDF, an Excel workbook (.xlsx) or a CSV file.',
  columns: {
    title: 'Columns',
    reference: 'Reference',
    amount: 'Amount received',
    name: 'Who paid',
    status: 'Status',
  },
  no_column: 'none',
  column: 'Column %{number}',
  no_heads: 'No row of this file names its columns: one of them must be the amount.',
  no_rows: 'This file has no payments.',
  unread:
    'The amount of this line cannot be read, so the line is left out: |||| The amounts of these lines cannot be read, so the lines are left out:',
  unread_line: 'line %{line}: “%{cell}”',
  unread_page: 'page %{page}: “%{cell}”',
  gaps: 'The balance of line %{lines} does not follow from the line before: one may be missing or read wrong. |||| The balances of lines %{lines} do not follow from the lines before: some may be missing or read wrong.',
  channel: 'Statement of',
  channel_of_each: 'as each registration says',
  reversed:
    'The statement takes the payment of line %{lines} back itself, in line %{by}, so it is ignored. |||| The statement takes the payments of lines %{lines} back itself, in line %{by}, so they are ignored.',
  lines: 'line %{lines} |||| lines %{lines}',
  unmoved:
    'By its status no money moved in %{smart_count} line, so it is ignored: |||| By their status no money moved in %{smart_count} lines, so they are ignored:',
  sums: 'Line %{lines} is a sum or balance of the statement itself. |||| Lines %{lines} are sums or balances of the statement itself.',
  empty: 'Line %{lines} has no amount. |||| Lines %{lines} have no amount.',
  foreign:
    'What does this status mean? Lines with it are ignored until you say so. This browser remembers the answer.',
  foreign_said: 'What this status means, as it was said here:',
  no_status: 'No status',
  meaning: {
    unsaid: 'Not said yet',
    moved: 'The money moved',
    returned: 'It went back to the payer',
    nothing: 'No money moved',
  },
  no_payment: 'No payment was found in these columns.',
  matching: 'Looking for the registrations…',
  verifying: 'Marking as paid…',
  verified:
    '%{count} registration is paid, and its tickets are made. |||| %{count} registrations are paid, and their tickets are made.',
  a_registration: 'A registration',
  exact: 'Reference and amount match: %{count}',
  verify: 'Mark %{smart_count} registration as paid |||| Mark %{smart_count} registrations as paid',
  taken_back: 'The statement takes back what was paid: %{count}',
  take_back: 'Take %{smart_count} payment back |||| Take %{smart_count} payments back',
  take_back_one: 'Take back',
  take_back_hint:
    'The registration is unpaid again, its tickets are no longer valid, and we email those who received them.',
  was_taken_back:
    '%{count} payment was taken back, and its tickets ended. |||| %{count} payments were taken back, and their tickets ended.',
  spent: '%{count} outgoing amount reverses no payment. |||| %{count} outgoing amounts reverse no payment.',
  likely: 'Amount and name match, please check: %{count}',
  verify_one: 'Mark as paid',
  others: 'Payments that match no registration: %{count}',
  elsewhere: 'Payments for other events: %{count}',
  verify_part: 'Enter as received',
  partly:
    '%{count} registration is paid in part, and its payer is told what is still to be paid. |||| %{count} registrations are paid in part, and their payers are told what is still to be paid.',
  missing: 'Proofs that wait, without a payment here: %{count}',
  paid: '%{count} payment was marked as paid before. |||| %{count} payments were marked as paid before.',
  candidates: 'Which one paid?',
  why: {
    'amount-differs': 'Different amount: %{amount} is due',
    shared: 'Two registrations name this reference',
    double: 'Appears earlier in this file',
    several: 'Amount and name match several registrations',
    'reversed-shared': 'Two registrations were paid with this reference',
    unknown: 'No registration is waiting for this payment',
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
