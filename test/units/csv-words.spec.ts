import { PAYMENT_WORDS } from '../../src/delegates/delegate-csv';
import { CHANNEL_WORDS, LOST_WORDS, OUTCOME_WORDS, STATUS_WORDS } from '../../src/inquiries/inquiry-csv';
import { MOVEMENT_WORDS } from '../../src/payments/journal/journal-csv';
import { STATE_WORDS } from '../../src/payments/statement/line-list';
import { resources } from '../../web-admin/src/messages/resources';

// Words of a page bring their table of words along, which is found as Vite finds it, not as the server's compiler does.
const wordsOf = <Name extends string>(file: string) =>
  jest.requireActual<Record<Name, Record<string, unknown>>>(`../../web-admin/src/messages/${file}`);
const { inquiries } = wordsOf<'inquiries'>('sales/inquiries');
const { delegates } = wordsOf<'delegates'>('event/delegates');
wordsOf('event/statement');
const { messages } = wordsOf<'messages'>('index');

test('a file that the back office saves says the states in the words of its lists', () => {
  expect(STATUS_WORDS).toEqual(inquiries.statuses);
  expect(LOST_WORDS).toEqual(inquiries.lost_reasons);
  expect(OUTCOME_WORDS).toEqual(inquiries.outcomes);
  expect(CHANNEL_WORDS).toEqual(inquiries.channels);
  expect(PAYMENT_WORDS).toEqual(delegates.progress);
  expect(MOVEMENT_WORDS).toEqual(resources.movements.kinds);
  expect(messages.resources).toMatchObject({ 'statement-lines': { states: STATE_WORDS } });
});
