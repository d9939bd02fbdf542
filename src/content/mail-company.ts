import { readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { company, type Company, type Logo } from '../platform/mail/company.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailTemplate } from '../platform/mail/template.js';
import { letterSize } from './pictures/brand-files.js';
import { ContentPictures } from './pictures/pictures.js';

/** The content of the kind `company`, as far as mails say it; its own schema checked it when it was saved. */
interface Written {
  brand?: string;
  receiptNote?: string;
  contact?: { email?: string; hours?: string; office?: Record<string, string | undefined> };
  /** Older content has an object here: links were not yet made from the number. */
  reach?: { telephone?: string | { label?: string } };
}

/** Mails are signed as the public site is: brand, address and telephone of the release that everybody sees. */
@Injectable()
export class MailCompany implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly pictures: ContentPictures,
  ) {}

  onModuleInit(): void {
    this.mails.signAs(() => this.read());
  }

  private async read(): Promise<Company> {
    const { logo, ...signed } = await readCompany(this.pool);
    if (!logo) return signed;
    const file = await this.pictures.file(logo.path.replace(FOLDER, '').replace('-logo', '-letter'));
    return file === undefined ? signed : { ...signed, logo: { ...logo, picture: await readFile(file) } };
  }
}

const FOLDER = '/assets/uploaded/';

/** The company as the release that everybody sees has it. */
export async function readCompany(pool: Pool): Promise<Company> {
  const { rows } = await pool.query<Piece>(
    `SELECT kind, data, picture.name, width, height FROM content_pointer
       JOIN content_release release ON release.id = release_id
       JOIN content_version version ON version.id = ANY(release.versions)
       LEFT JOIN content_picture picture ON kind = 'logo' AND 'uploaded/' || name = data->'light'->>'file'
      WHERE kind IN ('company', 'logo') AND slug = 'site' AND data IS NOT NULL`,
  );
  const written = rows.find(({ kind }) => kind === 'company');
  const signed = written ? companyOf(written.data) : company;
  const drawn = rows.find(({ name }) => name !== null);
  return drawn ? { ...signed, logo: logoOf(drawn, signed.brand) } : signed;
}

interface Piece {
  kind: string;
  data: Written;
  /** Of the logo's picture. */
  name: string | null;
  width: number;
  height: number;
}

const logoOf = ({ name, width, height }: Piece, alt: string): Logo => ({
  path: `${FOLDER}${name}-logo.png`,
  alt,
  ...letterSize(width, height),
});

function companyOf({ brand, contact, reach, receiptNote }: Written): Company {
  const { street, postalCode, city, country } = contact?.office ?? {};
  const number = reach?.telephone;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return {
    brand: brand ?? company.brand,
    email: contact?.email ?? company.email,
    telephone: (typeof number === 'string' ? number : number?.label) ?? company.telephone,
    office: [street, town, country].filter(Boolean).join(', '),
    hours: contact?.hours ?? company.hours,
    receiptNote: receiptNote ?? company.receiptNote,
  };
}

/** What the site shows of an event; its form checks it (web-public/src/content/schema/event.ts). */
interface Details {
  organizer?: { name: string; telephone: string; email: string };
}

/**
 * A mail about an event is its organizer's where one is named: their telephone stands in it, and answers go to them. The
 * company stays who sends it. The owner's words may name the event, unless staff write the mail themselves.
 */
export const fromOrganizer = <Data extends { event: { name: string; details: object } }>(
  template: MailTemplate<Data>,
  isWritten = false,
): MailTemplate<Data> => ({
  ...template,
  render: async (data, links) => {
    const company = whoAnswers(data.event.details, links.company);
    const content = await template.render(data, { ...links, company });
    if (isWritten) return content;
    const { telephone, email } = company;
    return { ...content, values: { event: data.event.name, telephone, email, ...content.values } };
  },
});

/** Whom guests of an event ask: its organizer, else the company. */
export const whoAnswers = ({ organizer }: Details, company: Company): Company =>
  organizer
    ? { ...company, brand: organizer.name, telephone: organizer.telephone, email: organizer.email }
    : company;
