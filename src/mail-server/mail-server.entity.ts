import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../platform/database/codes.js';

/** How the line is encrypted: from the first byte, after a word of the server's (which must come), or not at all. */
export const ENCRYPTIONS = ['tls', 'starttls', 'none'] as const;
export type MailEncryption = (typeof ENCRYPTIONS)[number];

/** The mail server that an admin has set; one row. Where SMTP_URL is set, that one is used. */
@Entity('mail_server')
@Check('mail_server_one', 'one')
@Check('mail_server_port_range', 'port BETWEEN 1 AND 65535')
@Check('mail_server_encryption_known', oneOfSql('encryption', ENCRYPTIONS))
export class SavedMailServer {
  @PrimaryColumn({ type: 'boolean', primaryKeyConstraintName: 'mail_server_pkey', default: true })
  one: boolean;
  @Column('text') host: string;
  @Column('integer') port: number;
  @Column('text') encryption: MailEncryption;
  @Column('text', { nullable: true }) user_name: string | null;
  /** By a key that is made from AUTH_SECRET: a copy of the database alone does not give it. */
  @Column('text', { nullable: true }) encrypted_password: string | null;
  @Column('text') from_name: string;
  @Column('text') from_address: string;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
}
