import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Mail } from './mail.entity.js';

/** Stands in the error of a mail that failed: it says nothing of its address, which the next mail tries again. */
export const NOT_OF_ADDRESS = 'Not because of the address: ';

/** Resource → its table. */
const flagged = new Map<string, string>();

/**
 * Stands beside an entity: its records are flagged when mail to them does not arrive.
 * @param table has the columns `email` and `mail_fails`
 */
export function registerMailFlag(resource: string, table: string): void {
  flagged.set(resource, table);
}

/** Flags the records whose mail does not arrive. */
@Injectable()
export class MailArrivals {
  private bounced = (_address: string) => 'false';

  constructor(private readonly dataSource: DataSource) {}

  /** Notes at the record whether a mail to it arrived, unless its address was changed meanwhile. */
  async note({ resource, record_id, recipient_id }: Mail, to: string, arrives: boolean): Promise<void> {
    const table = flagged.get(resource);
    if (table === undefined || recipient_id !== null) return;
    await this.dataSource.query(
      `UPDATE ${table} SET mail_fails = NOT $3::boolean WHERE id = $1 AND email = $2 AND mail_fails = $3
          AND NOT ($3 AND ${this.bounced('$2')})`,
      [record_id, to, arrives],
    );
  }

  /** Called in onModuleInit. @param sql whether mail to an address came back: that a server takes the next one says nothing then */
  bouncesBy(sql: (address: string) => string): void {
    this.bounced = sql;
  }

  /** The tables whose records are flagged so. */
  get tables(): string[] {
    return [...flagged.values()];
  }
}
