import { telephone } from '../company/reach';
import type { Picture } from '../picture';
import type { EventPrice } from './event-prices';
import type { EventMode } from './ways-to-pay';

/** A picture that the owner uploads, or the text that the code holds. */
type GcashQr = { typed: string } | { picture: Picture } | undefined;
/** What the owner asks of each who comes. */
export interface Question {
  key: string;
  label: string;
  help?: string | null;
  kind: string;
  required: boolean;
  min?: number | null;
  max?: number | null;
  options: { value: string; label: string }[];
}
/** Whether people may register; `none`: there is no event; `cancelled`: it does not take place. */
export type Registration = 'open' | 'full' | 'closed' | 'not-yet' | 'none' | 'cancelled';
type ProgrammeDay = { day: string; sessions: { time: string; title: string; speaker?: string }[] };

/** It pays nobody: the owner enters the code of their own account. */
export const SAMPLE_CODE =
  '00020101021127580012com.p2pqrpay0111GXCHPHM2XXX0208999644030411090055020275204601653036085802PH5919STEALTH LAND EVENTS6009Cebu City6304C9B9';

/** The event that is registered for at /register, while the table of events holds no other. Fees in pesos, times with the Philippine offset. */
export const event = {
  registration: 'open' as Registration,
  /** When and where it was to be, before it was moved; undefined: it was not. */
  moved: undefined as { start: string; from: string } | undefined,
  /** The day on which registration opens. */
  opens: '',
  /** In addresses: /register/{slug}. */
  slug: 'common-ground-2027',
  name: 'Common Ground 2027',
  kind: 'Church Leaders’ Conference',
  summary:
    'Two days for pastors, ministry leaders and church treasurers on land, buildings and stewardship: how congregations find a home, pay for it, and open it to their town.',
  start: '2027-02-19T08:30:00+08:00',
  end: '2027-02-20T16:30:00+08:00',
  dates: '19–20 February 2027',
  times: 'Friday 8:30 am to Saturday 4:30 pm (Manila time)',
  venue: {
    name: 'Harborview Convention Hall',
    street: 'Cebu Business Park',
    city: 'Cebu City',
    country: 'Philippines',
  },
  fee: {
    amount: 1500,
    label: '₱1,500 per delegate',
    includes: 'Meals on both days, workbook and certificate',
  },
  /** What everybody may choose from today; empty: the fee alone. */
  prices: [] as EventPrice[],
  /** Whether a code opens another one. */
  takesCodes: false,
  picture: {
    file: 'company/event',
    alt: 'A conference hall under a timber ceiling: rows of chairs before a stage with a screen, palms in its tall windows',
  },
  /** How to pay: to whom and until when. The owner's account: check it before the first registration. */
  payment: {
    deadline: { date: '2027-02-05', text: '5 February 2027' },
    /** Ways to pay of its own; undefined: those for all events. */
    modes: undefined as EventMode[] | undefined,
    /** `qr`: the code of "My QR" in the app, as a picture under `assets/` or as the text that it holds. */
    gcash: {
      name: 'Stealth Land Events',
      number: '0900 550 2027',
      qr: { typed: SAMPLE_CODE } as GcashQr,
    },
    words: {
      gcash: 'Send the amount in the GCash app, and keep a screenshot of the receipt.',
      'bank-transfer':
        'Write to events@stealthland.ph with your name and church. We answer with the bank, the account’s number and its name, which is that of the event. Keep the receipt of the transfer.',
      cash: 'Pay at the registration desk on the first morning, from 7:30 am. No receipt is needed before then: your name will be on the list.',
    } satisfies Record<'gcash' | 'bank-transfer' | 'cash', string>,
  },
  /** What each delegate is asked; the owner writes it in the back office. */
  questions: [] as Question[],
  organizer: {
    name: 'Common Ground, events desk',
    telephone: telephone('+63 32 100 2027'),
    email: 'events@stealthland.ph',
  },
  programme: [
    {
      day: 'Friday, 19 February',
      sessions: [
        { time: '7:30 am', title: 'Registration and breakfast' },
        {
          time: '8:30 am',
          title: 'Ground to stand on: why a congregation needs a place',
          speaker: 'Rev. Elena Marasigan',
        },
        {
          time: '10:30 am',
          title: 'Titles, zoning and permits in plain language',
          speaker: 'Atty. Joel Abellana',
        },
        { time: '1:30 pm', title: 'Workshops: small lots, shared halls, old houses' },
        { time: '4:00 pm', title: 'Four churches share what it cost them' },
      ],
    },
    {
      day: 'Saturday, 20 February',
      sessions: [
        {
          time: '8:30 am',
          title: 'Paying for it: gifts, loans and time',
          speaker: 'Grace Villanueva, CPA',
        },
        { time: '10:30 am', title: 'A building the whole town can use', speaker: 'Ar. Paolo Yap' },
        { time: '1:30 pm', title: 'Workshops: budget, design, neighbors' },
        { time: '3:30 pm', title: 'Closing service' },
      ],
    },
  ] as ProgrammeDay[],
  speakers: [
    { name: 'Rev. Elena Marasigan', role: 'Pastor, Cebu' },
    { name: 'Atty. Joel Abellana', role: 'Land and titles lawyer' },
    { name: 'Grace Villanueva, CPA', role: 'Treasurer of a church of 400' },
    { name: 'Ar. Paolo Yap', role: 'Architect of halls and chapels' },
  ],
  action: { label: 'Register as a delegate', href: '/register' },
  /** Over the events beside it. */
  others: 'Other events',
};
