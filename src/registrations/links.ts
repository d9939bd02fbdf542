import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { confirmAddress } from '../platform/mail/addresses.js';
import { CONTACT_EMAIL } from './registration-rows.js';

/** So long a link works once its mail was handed over. */
export const LINK_DAYS = 7;

/** Stands in for the token wherever the mail is only shown. */
export const SHOWN = 'shown-only-in-the-mail-itself';

const STALE = 'This link is too old, or another one took its place. Ask for a new one on your ticket’s page.';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token stands behind the #, which no browser sends: it comes into no log, and a scanner that follows the link sees nothing. */
export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/my-registration#${token}`;

/** Mailed links by which the contact of a registration changes it. They work more than once, until their end. */
@Injectable()
export class RegistrationLinks implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'registration-links',
      description: 'Removes links for changing a registration that are too old',
      schedule: { dailyAt: '3:25' },
      run: async () =>
        (await this.pool.query('DELETE FROM registration_link WHERE expires_at < now()')).rowCount ?? 0,
    });
  }

  /**
   * A new link. @param email where it is mailed to @returns its token, which is kept nowhere
   * @throws where the contact was corrected at this moment: the mail must be written again, for the other address
   */
  async make(registration_id: string, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const { rowCount } = await this.pool.query(
      `INSERT INTO registration_link (hash, registration_id, purpose, expires_at, email)
       SELECT $1, r.id, 'change', now() + $3 * interval '1 day', ${CONTACT_EMAIL}
         FROM registration r LEFT JOIN delegate d ON d.registration_id = r.id
        WHERE r.id = $2 AND lower(${CONTACT_EMAIL}) = lower($4) ORDER BY d.id LIMIT 1 FOR SHARE OF r`,
      [hashOf(token), registration_id, LINK_DAYS, email],
    );
    if (rowCount === 0) throw new Error('The contact of the registration has another address by now.');
    return token;
  }

  /** @returns the id of the registration @throws ApiError 400 */
  async open(tx: EntityManager, token: string): Promise<string> {
    const [link] = await tx.query<{ registration_id: string; email: string | null }[]>(
      "SELECT registration_id, email FROM registration_link WHERE hash = $1 AND purpose = 'change' AND expires_at > now()",
      [hashOf(token)],
    );
    if (!link) throw ApiError.invalid([{ field: 'token', message: STALE }]);
    if (link.email !== null) await confirmAddress(tx, link.email);
    return link.registration_id;
  }

  /** The contact has another address: what was mailed to the one before opens nothing more, but for the link in use. */
  async endOthers(tx: EntityManager, registration_id: string, token: string): Promise<void> {
    await tx.query('DELETE FROM registration_link WHERE registration_id = $1 AND hash <> $2', [
      registration_id,
      hashOf(token),
    ]);
  }

  /** Staff corrected an address: whoever reads the one before, often a stranger, opens nothing more, unless they are the contact. */
  async endMailedTo(tx: EntityManager, registration_id: string, email: string): Promise<void> {
    await tx.query(
      `DELETE FROM registration_link WHERE registration_id = $1 AND lower(email) = lower($2)
          AND NOT EXISTS (SELECT FROM registration WHERE id = $1 AND lower(contact_email) = lower($2))`,
      [registration_id, email],
    );
  }
}
