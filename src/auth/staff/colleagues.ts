import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

export interface Colleague {
  id: string;
  name: string;
}

/** Who answers inquiries: other features ask here rather than read accounts. */
@Injectable()
export class Colleagues {
  constructor(private readonly pool: Pool) {}

  /** By name. */
  async all(): Promise<Colleague[]> {
    const { rows } = await this.pool.query<Colleague>(
      `SELECT id, name FROM staff WHERE ${WORKING} ORDER BY name, id`,
    );
    return rows;
  }
}

/** SQL: which rows of `staff` are colleagues whom work can be given to. */
export const WORKING = `staff.role IN ('admin', 'manager', 'agent') AND staff.disabled_at IS NULL`;
