import { OmitType } from '@nestjs/swagger';
import { ShownBoolean, ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../http/views.js';
import type { Inquiry } from './inquiry.entity.js';

/** An inquiry as PostgreSQL gives it. */
export type InquiryRow = Omit<Inquiry, 'search_text'>;

export class InquiryRecord {
  @ShownUuid() id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownText({ description: 'Digits' }) phone_number: string;
  @ShownTextOrNull() country: string | null;
  @ShownTextOrNull() project_interest: string | null;
  @ShownText({ format: 'email' }) email: string;
  @ShownTextOrNull() place: string | null;
  @ShownText() message: string;
  @ShownBoolean() agree_newsletter: boolean;
  @ShownBoolean() agree_terms: boolean;
  @ShownTextOrNull() where_did_find_about_us: string | null;
  @ShownBoolean({ description: 'true: looks as if a robot had sent it' }) suspect: boolean;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}

/** What the sender sees: all they gave, and not whether we believe them. */
export class ReceivedInquiry extends OmitType(InquiryRecord, ['suspect']) {}

export const toInquiryRecord = (row: InquiryRow): InquiryRecord => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  phone_number: row.phone_number,
  country: row.country,
  project_interest: row.project_interest,
  email: row.email,
  place: row.place,
  message: row.message,
  agree_newsletter: row.agree_newsletter,
  agree_terms: row.agree_terms,
  where_did_find_about_us: row.where_did_find_about_us,
  suspect: row.suspect,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export function toReceived(row: InquiryRow): ReceivedInquiry {
  const { suspect: _unsaid, ...said } = toInquiryRecord(row);
  return said;
}
