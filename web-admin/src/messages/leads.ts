import { addMessages } from '.';

/** Words of the pages on which inquiries are entered; they come with them. */
export const leads = {
  title: 'New lead',
  who: 'Who it is',
  reach: 'Give a phone number or an e-mail.',
  channel: 'How they came',
  message: 'What they ask',
  message_help: 'In a sentence; may stay empty.',
  answered: 'I have talked to them',
  add: 'Add the lead',
  added: '%{name} is added',
  known: 'There is an inquiry already',
  known_more: 'A second one is added all the same, and both stand together on the person’s page.',
  import: 'Import a file',
  import_title: 'Import leads',
  import_note:
    'A CSV file whose first row names the columns. Nothing is added before you have seen what would be.',
  choose_file: 'Choose a CSV file',
  no_rows: 'There are no rows in this file, or its first row names no columns.',
  is_workbook: 'This is a workbook of Excel. Save it there as CSV (File, Save as), and choose that file.',
  columns: 'Which column holds what',
  not_in_file: 'Not in the file',
  channel_of_all: 'How they came, all of them',
  preview: 'See what would come of it',
  previewing: 'Looking through the file',
  needs_columns: 'Choose a column for the first name, and one for phone number or e-mail.',
  rows_new: '%{smart_count} row is new |||| %{smart_count} rows are new',
  rows_known: '%{smart_count} row is of somebody known |||| %{smart_count} rows are of somebody known',
  rows_refused: '%{smart_count} row cannot be added |||| %{smart_count} rows cannot be added',
  add_known: 'Add those who are known too',
  import_action: 'Add %{smart_count} lead |||| Add %{smart_count} leads',
  importing: 'Adding',
  imported: '%{smart_count} lead is added |||| %{smart_count} leads are added',
  line: 'Line',
  name: 'Name',
  outcome: 'What comes of it',
  states: { new: 'New', known: 'Known', refused: 'Cannot be added', added: 'Added' },
  in_file: 'Stands in line %{line} of this file too',
  another_file: 'Another file',
};

addMessages({ leads });
