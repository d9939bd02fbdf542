import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fromOrganizer } from '../content/mail-company.js';
import { addressee, fullName, isNamed, linesOfNames, NO_CONTACT } from '../delegates/names.js';
import { placeOf } from '../events/event.entity.js';
import { OfficeLimits } from '../office/limits.js';
import { transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { isConfirmedSql } from '../platform/mail/addresses.js';
import { replyTo } from '../platform/mail/company.js';
import { Mails } from '../platform/mail/mails.js';
import type { Block, MailTemplate } from '../platform/mail/template.js';
import { datesOf, momentOf, timesOf } from '../platform/manila.js';
import { pesos } from '../platform/pesos.js';
import { SHOWN } from '../registrations/links.js';
import {
  SAMPLE_EVENT,
  SAMPLE_REGISTRATION,
  type MailEvent,
} from '../registrations/mails/registration-facts.js';
import { ConfirmingEntries } from './confirming-entries.js';
import { JOINED, Offers, placeInLine } from './offers.js';
import { sumOf, WaitingEntry, type WaitingState } from './waiting-entry.entity.js';

interface Waits {
  uuid: string;
  /** The link by which the contact confirms, in the mail that asks for it. */
  token: string;
  state: WaitingState;
  contact: string;
  names: string[];
  place: number | null;
  offered_until: Date | null;
  /** So long an offer stands, and so long one has to confirm. */
  hours: number;
  event: MailEvent;
  /** What all of them cost. */
  total_centavos: number;
}

const SAMPLE: Waits = {
  uuid: SAMPLE_REGISTRATION.uuid,
  token: SHOWN,
  state: 'offered',
  contact: SAMPLE_REGISTRATION.contact,
  names: ['Maria Santos', 'José Peña'],
  place: 3,
  offered_until: new Date('2027-01-20T10:00:00+08:00'),
  hours: 48,
  event: SAMPLE_EVENT,
  total_centavos: 2 * SAMPLE_EVENT.fee_centavos,
};

/** The mails to contacts on the waiting list. */
@Injectable()
export class WaitingMails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly offers: Offers,
    private readonly confirming: ConfirmingEntries,
    private readonly limits: OfficeLimits,
  ) {}

  onModuleInit(): void {
    const of = (...states: WaitingState[]) => ({
      load: async ({ record_id }: { record_id: string }, sending: boolean) =>
        this.load(record_id, states, sending),
      sample: SAMPLE,
    });
    this.mails.register(fromOrganizer({ ...toConfirm, ...of('waiting') }));
    this.mails.register(fromOrganizer({ ...joined, ...of('waiting') }));
    this.mails.register(fromOrganizer({ ...offer, ...of('offered') }));
    this.mails.register(fromOrganizer({ ...ended, ...of('ended') }));
    this.jobs.handle({
      kind: JOINED,
      run: async ({ payload }) => {
        const id = String(payload.entry_id);
        const entry = await this.dataSource.manager.findOneBy(WaitingEntry, { id });
        if (!entry) return;
        await transaction(this.dataSource, async (tx) => {
          const { contact_email: to, unconfirmed, network } = entry;
          if (unconfirmed) return this.offers.tell(tx, toConfirm.name, id, to, id, network);
          await this.offers.tell(tx, joined.name, id, to);
          // Places may have become free since the event was seen to be full.
          await this.offers.plan(tx, entry.event_id);
        });
      },
    });
  }

  /** @returns undefined when the entry has changed since the mail was queued, which would be wrong now */
  private async load(
    id: string,
    states: WaitingState[],
    sending: boolean,
  ): Promise<{ to: string; data: Waits } | undefined> {
    const { manager } = this.dataSource;
    const entry = await manager.findOne(WaitingEntry, { where: { id }, relations: { event: true } });
    if (!entry?.event || !states.includes(entry.state)) return undefined;
    const token = sending ? this.confirming.tokenOf(id) : SHOWN;
    const { uuid, state, offered_until, event, asked } = entry;
    const [row] = await manager.query<{ quotes: boolean }[]>(`SELECT ${isConfirmedSql('$1')} AS quotes`, [
      entry.contact_email,
    ]);
    // A mail to an address that nobody confirmed has no name that a stranger may have typed.
    const quotes = row?.quotes === true;
    const names = asked.delegates.map((one, n) =>
      isNamed(one) ? (quotes ? fullName(one) : `Delegate ${n + 1}`) : '',
    );
    const contact = quotes ? entry.contact_first_name : NO_CONTACT;
    const total_centavos = sumOf(entry, event);
    const hours = await this.limits.offerHours();
    const data = { uuid, token, hours, state, offered_until, event, names, contact, total_centavos };
    return { to: entry.contact_email, data: { ...data, place: await placeInLine(manager, entry) } };
  }
}

type WaitingMail = Omit<MailTemplate<Waits>, 'load' | 'sample'>;
const link = (publicUrl: string, uuid: string) => `${publicUrl}/waiting/${uuid}`;
const facts = ({ event, names }: Waits): Block => ({
  kind: 'facts',
  rows: [
    ['Event', event.name],
    ['When', `${datesOf(event)}\n${timesOf(event)}`],
    ['Where', placeOf(event)],
    [names.length === 1 ? 'Delegate' : `${names.length} delegates`, linesOfNames(names)],
  ],
});
const ordinal = (place: number | null) =>
  place === null || place === 1 ? 'first in line' : `number ${place} in line`;

const inHours = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** A group may wait while there are places, only fewer than it needs. */
const noPlaces = ({ event, names }: Waits): string =>
  names.length === 1 ? `${event.name} is full` : `${event.name} has no ${names.length} places left now`;

const toConfirm: WaitingMail = {
  name: 'waiting-list-to-confirm',
  title: 'Waiting list: please confirm',
  audience: 'Whoever joins a waiting list from an address that is not confirmed, at once',
  mostPerDay: 10,
  isAwaited: true,
  render: ({ uuid, token, hours, event, names }, { publicUrl, company }) => ({
    subject: `Please confirm: waiting list of ${event.name}`,
    preview: 'One click, and you are in line.',
    title: 'Please confirm your place in line',
    blocks: [
      {
        kind: 'text',
        text: `Someone, probably you, asked for ${names.length === 1 ? 'a place' : `${names.length} places`} on the waiting list of ${event.name}. You are in line once you confirm that this address is yours.`,
      },
      { kind: 'action', label: 'Open the waiting list', href: `${link(publicUrl, uuid)}#${token}` },
      {
        kind: 'note',
        text: `Please confirm within ${inHours(hours)}. Not you? Then do nothing: it will expire. Questions? Reply to this email or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

const joined: WaitingMail = {
  name: 'waiting-list-joined',
  title: 'Waiting list joined',
  audience: 'Whoever joins the waiting list of a full event, at once',
  mostPerDay: 20,
  render: (waits, { publicUrl, company }) => ({
    subject: `You are on the waiting list: ${waits.event.name}`,
    preview: `You are ${ordinal(waits.place)}.`,
    title: 'You are on the waiting list',
    blocks: [
      {
        kind: 'text',
        text: `${waits.contact}, ${noPlaces(waits)}. You are ${ordinal(waits.place)}.`,
      },
      facts(waits),
      {
        kind: 'text',
        text: `What happens next: when ${waits.names.length === 1 ? 'a place opens' : 'places open'} up for you, we will write to you at once. You then have ${inHours(waits.hours)} to accept, or less when the event is near. Those who joined first are asked first, and a group gets its places together: while fewer places are free than it needs, someone who needs fewer may be asked first.${waits.total_centavos === 0 ? '' : ' You pay nothing until then.'}`,
      },
      { kind: 'action', label: 'See your place in line', href: link(publicUrl, waits.uuid) },
      {
        kind: 'note',
        part: 'closing',
        text: `If your plans have changed, please leave the list on that page, so that others move up. Questions? Reply to this email or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(waits.contact) },
    replyTo: replyTo(company),
  }),
};

const toPay = (centavos: number): Block => ({ kind: 'facts', rows: [['To pay', pesos(centavos)]] });

const offer: WaitingMail = {
  name: 'waiting-list-offer',
  title: 'Waiting list: places offered',
  audience: 'Whoever is waiting, when places become free',
  render: (waits, { publicUrl, company }) => {
    const { names, event, total_centavos } = waits;
    const isFree = total_centavos === 0;
    const until = waits.offered_until ? momentOf(waits.offered_until) : 'soon';
    const what = names.length === 1 ? 'A place is' : `${names.length} places are`;
    return {
      subject: `${what} yours until ${until}`,
      preview: `${event.name}: accept, and you are registered.`,
      title: `${what} free for you`,
      blocks: [
        { kind: 'text', text: `${waits.contact}, ${what.toLowerCase()} held for you until ${until}.` },
        facts(waits),
        ...(isFree ? [] : [toPay(total_centavos)]),
        { kind: 'action', label: 'Accept or decline', href: link(publicUrl, waits.uuid) },
        {
          kind: 'note',
          text: `If you do not answer, the next person in line gets ${names.length === 1 ? 'it' : 'them'}. ${isFree ? `Once you have accepted, we will email you the ${names.length === 1 ? 'ticket' : 'tickets'}.` : 'Once you have accepted, we will write to you how to pay.'} Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { name: addressee(waits.contact), until },
      replyTo: replyTo(company),
    };
  },
};

const ended: WaitingMail = {
  name: 'waiting-list-ended',
  title: 'Waiting list: offer ended',
  audience: 'Whoever did not answer an offer in time',
  render: (waits, { publicUrl, company }) => ({
    subject: `Your offer has ended: ${waits.event.name}`,
    preview: 'It was not accepted in time.',
    title: 'The offer has ended',
    blocks: [
      {
        kind: 'text',
        text: `${waits.contact}, we did not hear from you in time, so nothing is held for you any longer.`,
      },
      facts(waits),
      { kind: 'action', label: 'Join the waiting list again', href: `${publicUrl}/register` },
      { kind: 'note', part: 'closing', text: `Questions? Reply to this email or call ${company.telephone}.` },
    ],
    values: { name: addressee(waits.contact) },
    replyTo: replyTo(company),
  }),
};
