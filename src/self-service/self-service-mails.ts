import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { NetworkFingerprint } from '../auth/network-fingerprints.js';
import { fromOrganizer } from '../content/mail-company.js';
import type { DelegateRow } from '../delegates/delegates.dto.js';
import { addressee, linesOfNames } from '../delegates/names.js';
import { ANONYMOUS } from '../platform/http/caller.js';
import { RateLimits } from '../platform/http/rate-limits/rate-limits.js';
import { replyTo } from '../platform/mail/company.js';
import { MailRequestLimit } from '../platform/mail/mail-request-limit.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailTemplate } from '../platform/mail/template.js';
import { datesOf, dayInManila } from '../platform/manila.js';
import { LINK_DAYS, linkOf, RegistrationLinks, SHOWN } from '../registrations/links.js';
import {
  findDelegate,
  SAMPLE_REGISTRATION,
  type RegistrationFacts,
} from '../registrations/mails/registration-facts.js';
import { CONTACT_EMAIL, senderOf } from '../registrations/registration-rows.js';

/** A link that was just asked for is not mailed again for so long. */
const ONCE_IN_SECONDS = 120;
/** So many a day, asked for from one network. */
const MAX_LINKS = 5;
const ENOUGH = `${MAX_LINKS} emails with this link were requested today, so no more will be sent before tomorrow. Please check your inbox and spam folder, or write to us.`;

const CONTACT = `SELECT r.id AS registration_id, ${CONTACT_EMAIL} AS email
  FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1`;

/** The link itself, and what is said to an address that is no longer the one. */
@Injectable()
export class SelfServiceMails implements OnModuleInit {
  private readonly budget: MailRequestLimit;

  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly links: RegistrationLinks,
    limits: RateLimits,
  ) {
    this.budget = new MailRequestLimit(limits, {
      name: 'change-link',
      most: MAX_LINKS,
      onceInSeconds: ONCE_IN_SECONDS,
      enough: ENOUGH,
    });
  }

  onModuleInit(): void {
    this.mails.register(fromOrganizer(this.changeLink()));
    this.mails.register(fromOrganizer(this.moved()));
  }

  get areSent(): boolean {
    return this.mails.areSent;
  }

  /** Whether one may be asked for now. @param of any ticket's uuid @throws ApiError 429 when no other goes today */
  mayAsk(of: string, { network }: NetworkFingerprint): Promise<boolean> {
    return this.budget.take(network, of);
  }

  async sendLink(tx: EntityManager, { id }: DelegateRow, { network }: NetworkFingerprint): Promise<void> {
    const [row] = await tx.query<{ registration_id: string; email: string }[]>(CONTACT, [id]);
    if (!row) return;
    const key = `change-link:${row.registration_id}:${Math.floor(Date.now() / 1000 / ONCE_IN_SECONDS)}`;
    await this.mails.queue(tx, {
      template: 'change-link',
      to: row.email,
      resource: 'delegates',
      record_id: id,
      network,
      key,
    });
  }

  /**
   * Once a day: whoever has a link may name any address, and another one after it.
   * @param id of the delegate that it is about @param before the address that it was
   */
  async sayMoved(tx: EntityManager, id: string, before: string): Promise<void> {
    const network = await senderOf(tx, id, ANONYMOUS);
    const about = { template: 'address-changed', to: before, network, resource: 'delegates', record_id: id };
    const day = dayInManila();
    await this.mails.queue(tx, { ...about, key: `address-changed:${id}:${day}:${before.toLowerCase()}` });
  }

  private changeLink(): MailTemplate<RegistrationFacts & { token: string }> {
    return {
      name: 'change-link',
      title: 'Change or cancel',
      audience: 'Whoever registered, when someone asks for the link on a ticket’s page',
      mostPerDay: MAX_LINKS,
      isAwaited: true,
      load: async ({ record_id }, sending) => {
        const { rows } = await this.pool.query<{ registration_id: string; email: string }>(CONTACT, [
          record_id,
        ]);
        const [row] = rows;
        const facts = await findDelegate(this.pool, record_id);
        if (!row || !facts) return undefined;
        const token = sending ? await this.links.make(row.registration_id, row.email) : SHOWN;
        return { to: row.email, data: { ...facts, token } };
      },
      sample: { ...SAMPLE_REGISTRATION, token: SHOWN },
      render: ({ contact, event, names, token }, { publicUrl, company }) => ({
        subject: `Change or cancel: ${event.name}`,
        preview: `The link works for ${LINK_DAYS} days.`,
        title: 'Change or cancel your registration',
        blocks: [
          {
            kind: 'text',
            text: `${contact}, with this link you can correct names, transfer a place to someone else, or cancel.`,
          },
          {
            kind: 'facts',
            rows: [
              ['Event', event.name],
              ['When', datesOf(event)],
              [names.length === 1 ? 'Delegate' : 'Delegates', linesOfNames(names)],
            ],
          },
          { kind: 'action', label: 'Open your registration', href: linkOf(publicUrl, token) },
          {
            kind: 'note',
            text: `The link works for ${LINK_DAYS} days, and anyone who has it can change the registration: please do not forward it. If you did not ask for it, someone with one of the tickets did; nothing has changed. Questions? Reply to this email or call ${company.telephone}.`,
          },
        ],
        values: { name: addressee(contact) },
        replyTo: replyTo(company),
      }),
    };
  }

  private moved(): MailTemplate<RegistrationFacts> {
    return {
      name: 'address-changed',
      title: 'Email address changed',
      audience: 'The address that was replaced by another, of a contact or a delegate',
      mostPerDay: 20,
      load: async ({ record_id, to_address }) => {
        const data = await findDelegate(this.pool, record_id);
        return data && { to: to_address, data };
      },
      sample: SAMPLE_REGISTRATION,
      render: ({ event }, { company }) => ({
        subject: 'Your email address was changed',
        preview: `${event.name}: emails now go to another address.`,
        title: 'Your email address was changed',
        blocks: [
          {
            kind: 'text',
            text: `Emails about a registration for ${event.name} used to come to this address. From now on they go to another one.`,
          },
          {
            kind: 'note',
            text: `If you did not know about this, reply to this email or call ${company.telephone} at once.`,
          },
        ],
        replyTo: replyTo(company),
      }),
    };
  }
}
