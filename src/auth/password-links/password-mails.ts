import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import type { LinkPurpose } from './password-link.entity.js';
import { LINK_HOURS, PasswordLinks } from './password-links.js';

interface LinkFacts {
  name: string;
  email: string;
  /** Stands in for the token wherever the mail is only shown. */
  token: string;
}

const SHOWN = 'shown-only-in-the-mail-itself';
const SAMPLE: LinkFacts = { name: 'Luz Reyes', email: 'luz@example.com', token: SHOWN };

/** The token stands behind the #, which no browser sends, so it comes into no log. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/admin/set-password#${token}`;

/** The mails about one's own password. */
@Injectable()
export class PasswordMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly links: PasswordLinks,
  ) {}

  onModuleInit(): void {
    this.mails.register(this.reset());
    this.mails.register(this.invitation());
    this.mails.register(this.changed());
  }

  private reset(): MailTemplate<LinkFacts> {
    return {
      name: 'password-reset',
      title: 'Reset password',
      audience: 'A colleague who forgot the password, on request',
      load: ({ record_id }, sending) => this.load(record_id, 'reset', sending),
      sample: SAMPLE,
      render: ({ name, email, token }, { publicUrl, company }) => ({
        subject: 'Set a new password',
        preview: `The link works once, for ${LINK_HOURS.reset} hours.`,
        title: 'Set a new password',
        blocks: [
          {
            kind: 'text',
            text: `Hello ${name}, someone asked for a new password for ${email} in the back office of ${company.brand}.`,
          },
          { kind: 'action', label: 'Set a new password', href: linkOf(publicUrl, token) },
          {
            kind: 'note',
            text: `The link works once, within ${LINK_HOURS.reset} hours. Not you? Then you can ignore this email: your password stays the same.`,
          },
        ],
      }),
    };
  }

  private invitation(): MailTemplate<LinkFacts> {
    return {
      name: 'invitation',
      title: 'Invitation to the back office',
      audience: 'A new colleague, when an admin makes the account or sends it again',
      load: ({ record_id }, sending) => this.load(record_id, 'invitation', sending),
      sample: SAMPLE,
      render: ({ name, email, token }, { publicUrl, company }) => ({
        subject: `Your account at ${company.brand}`,
        preview: 'Choose a password and sign in.',
        title: `Welcome, ${name}`,
        blocks: [
          {
            kind: 'text',
            text: `You have an account in the back office of ${company.brand}. Choose a password, then sign in with your e-mail, ${email}.`,
          },
          { kind: 'action', label: 'Choose a password', href: linkOf(publicUrl, token) },
          {
            kind: 'note',
            text: `The link works once, within ${LINK_HOURS.invitation / 24} days. After that, ask for a new one with “Forgot your password?” at ${publicUrl}/admin.`,
          },
        ],
      }),
    };
  }

  private changed(): MailTemplate<Omit<LinkFacts, 'token'>> {
    return {
      name: 'password-changed',
      title: 'Password changed',
      audience: 'A colleague who set a password with an emailed link',
      load: ({ record_id }) => this.load(record_id, undefined, false),
      sample: SAMPLE,
      render: ({ name, email }, { publicUrl }) => ({
        subject: 'Your password was changed',
        preview: 'If this was you, there is nothing to do.',
        title: 'Your password was changed',
        blocks: [
          {
            kind: 'text',
            text: `Hello ${name}, the password of ${email} was reset with a link we emailed to you. Every browser that was signed in is now signed out.`,
          },
          { kind: 'action', label: 'Open the back office', href: `${publicUrl}/admin` },
          {
            kind: 'note',
            text: 'Not you? Then someone else can read your email: tell an admin at once.',
          },
        ],
      }),
    };
  }

  private async load(id: string, purpose: LinkPurpose | undefined, sending: boolean) {
    const { rows } = await this.pool.query<Pick<LinkFacts, 'name' | 'email'>>(
      'SELECT name, email::text FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [id],
    );
    const [person] = rows;
    if (!person) return undefined;
    const token = purpose && sending ? await this.links.make(id, purpose) : SHOWN;
    return { to: person.email, data: { ...person, token } };
  }
}
