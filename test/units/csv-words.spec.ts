import { PAYMENT_WORDS } from '../../src/delegates/delegate-csv';
import { CHANNEL_WORDS, LOST_WORDS, OUTCOME_WORDS, STATUS_WORDS } from '../../src/inquiries/inquiry-csv';
import { MOVEMENT_WORDS } from '../../src/payments/journal/journal-csv';
import { delegates } from '../../web-admin/src/messages/event/delegates';
import { resources } from '../../web-admin/src/messages/resources';
import { inquiries } from '../../web-admin/src/messages/sales/inquiries';

test('a file that the back office saves says the states in the words of its lists', () => {
  expect(STATUS_WORDS).toEqual(inquiries.statuses);
  expect(LOST_WORDS).toEqual(inquiries.lost_reasons);
  expect(OUTCOME_WORDS).toEqual(inquiries.outcomes);
  expect(CHANNEL_WORDS).toEqual(inquiries.channels);
  expect(PAYMENT_WORDS).toEqual(delegates.progress);
  expect(MOVEMENT_WORDS).toEqual(resources.movements.kinds);
});
