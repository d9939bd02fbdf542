import {
  waysToPay,
  wayToPay,
  type EventMode,
  type KnownMode,
  type PaidEvent,
} from '../../src/content/paying/payment-modes.js';

/** As the site has it: it renders its pages without the API, so the rule stands in both, and this holds them together. */
interface SiteWay {
  value: string;
  label: string;
  how: string;
  account: { name: string; number: string };
  atDesk: boolean;
  code: boolean;
}
interface SitePayment {
  modes: readonly EventMode[] | undefined;
  gcash: { name: string; number: string };
  words: Record<string, string>;
}
const site = jest.requireActual<{
  waysToPay: (fee: number, payment: SitePayment, all: readonly object[]) => SiteWay[];
  wayToPay: (payment: SitePayment, mode: object) => SiteWay;
}>('../../web-public/src/content/event/ways-to-pay');
const { eventContent } = jest.requireActual<{
  eventContent: (record: object, stored: object) => { fee: { amount: number }; payment: SitePayment };
}>('../../web-public/src/content/event/event-content');
const { seed } = jest.requireActual<{ seed: { company: object; event: object } }>(
  '../../web-public/src/content/index',
);

const TIME = '2027-02-19T00:30:00.000Z';
const RECORD = {
  ...{ prices: [], takes_codes: false },
  ...{ slug: 'a', name: 'A', dates: '', times: '', venue_name: '', details: {}, registration: 'open' },
  ...{ starts_at: TIME, ends_at: TIME, payment_due_at: null, registration_opens_at: null, gcash_qr: null },
};
const ALL: KnownMode[] = [
  { value: 'gcash', label: 'GCash', how: 'As for all events', offered: true },
  { value: 'bank-transfer', label: 'Bank transfer', offered: true },
  { value: 'cash', label: 'Cash', offered: true },
  { value: 'cheque', label: 'Cheque', how: 'To the office', offered: false },
];
const OWN: (EventMode[] | null)[] = [
  null,
  [{ value: 'gcash', label: 'GCash of the church' }],
  [
    { value: 'gcash', label: 'GCash', how: 'Here', account_name: 'Own', account_number: '0917', code: false },
    { value: 'cash', label: 'Cash at the office', at_desk: false },
    {
      value: 'bdo',
      label: 'BDO',
      how: 'Ask',
      account_name: 'Us',
      account_number: '12',
      at_desk: true,
      code: true,
    },
  ],
];
const WORDS = [null, 'Said beside the event'];
const examples = OWN.flatMap((payment_modes) =>
  WORDS.flatMap((words) =>
    WORDS.flatMap((account) =>
      [0, 150_000].map((fee_centavos): PaidEvent => ({
        ...{ fee_centavos, payment_modes, gcash_name: account, gcash_number: account },
        ...{ pay_by_gcash: words, pay_by_bank_transfer: words, pay_by_cash: account },
      })),
    ),
  ),
);
const asOnSite = (way: ReturnType<typeof wayToPay>): SiteWay => ({
  ...{ value: way.value, label: way.label, how: way.how ?? '' },
  account: { name: way.account_name ?? '', number: way.account_number ?? '' },
  ...{ atDesk: way.at_desk, code: way.code },
});

it.each(examples)('API and site say the same of the ways to pay for %j', (event) => {
  const { fee, payment } = eventContent({ ...RECORD, ...event }, seed);
  const offered = ALL.filter((mode) => mode.offered).map(({ offered: _, ...mode }) => mode);
  expect(waysToPay(event, ALL).map(asOnSite)).toEqual(site.waysToPay(fee.amount, payment, offered));
  // A record may be paid in a way that is offered no more.
  for (const mode of ALL) {
    const own = event.payment_modes?.find(({ value }) => value === mode.value);
    const { offered: _, ...known } = mode;
    expect(asOnSite(wayToPay(event, ALL, mode.value))).toEqual(site.wayToPay(payment, own ?? known));
  }
});
