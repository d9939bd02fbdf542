import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Role } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { ShownText, ShownUuid } from '../../platform/http/openapi/answers.js';
import { ALIVE } from '../sessions/sessions.js';
import type { Colleague } from './colleagues.js';

/** What a person has begun or answers for, and what must not go on unseen when they leave. */
export interface Holding {
  /** Its name on the wire: `customers`. */
  kind: string;
  /** Whose role may have such. */
  roles: readonly Role[];
  /** Whether a colleague may take it over; else it ends. */
  isHandedOver: boolean;
  /** The name of each of them. */
  namesOf(tx: Pick<Transaction, 'query'>, holder: Colleague): Promise<string[]>;
  /** @param to undefined: it ends, or waits for somebody who may say what becomes of it */
  leave(tx: Transaction, holder: Colleague, to: Colleague | undefined, by: Actor): Promise<void>;
}

/** Who takes over what, by its kind; what is not named ends. */
export type HandOvers = ReadonlyMap<string, string>;

class Taker {
  @ShownUuid() id: string;
  @ShownText() name: string;
}

export class HoldingView {
  @ShownText({ description: 'What it is', example: 'customers' }) kind: string;
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: [String], description: 'The first of them, by name' }) names: string[];
  @ApiProperty({ type: [Taker], description: 'Who can take it over; nobody: it ends' }) takers: Taker[];
}

const NAMED = 5;
const UNKNOWN = 'Nobody with this id can take it over';

/** What ends or changes hands when somebody can no longer sign in, or no longer has the role for it. */
@Injectable()
export class Leaving {
  private readonly holdings: Holding[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /** A feature whose records are somebody's says in onModuleInit what becomes of them. */
  register(holding: Holding): void {
    this.holdings.push(holding);
  }

  /** What the person has now: nothing of it is asked about that is not there. */
  async of(holder: Colleague): Promise<HoldingView[]> {
    const views: HoldingView[] = [];
    for (const holding of [...this.holdings, ...ACCESS]) {
      const names = await holding.namesOf(this.dataSource, holder);
      if (names.length === 0) continue;
      const takers = holding.isHandedOver ? await this.takersOf(holding, holder.id) : [];
      views.push({ kind: holding.kind, count: names.length, names: names.slice(0, NAMED), takers });
    }
    return views;
  }

  /**
   * Ends what the person has, or gives it to whoever is named.
   * @param role that they have from now on; undefined: none, they are leaving
   * @throws ApiError 400 for whoever can't take it over
   */
  async end(
    tx: Transaction,
    holder: Colleague,
    by: Actor,
    { role, handOvers = new Map() }: { role?: Role; handOvers?: HandOvers } = {},
  ): Promise<void> {
    for (const kind of handOvers.keys())
      if (!this.holdings.some((each) => each.kind === kind && each.isHandedOver))
        throw refused(`Unknown: ${kind}`);
    for (const holding of this.holdings) {
      if (role && holding.roles.includes(role)) continue;
      const id = handOvers.get(holding.kind);
      await holding.leave(
        tx,
        holder,
        id === undefined ? undefined : await taker(tx, holding, id, holder),
        by,
      );
    }
  }

  private takersOf({ roles }: Pick<Holding, 'roles'>, holderId: string): Promise<Taker[]> {
    return this.dataSource.query<Taker[]>(
      `SELECT id, name FROM staff WHERE role = ANY($1) AND disabled_at IS NULL AND id <> $2 ORDER BY name, id`,
      [roles, holderId],
    );
  }
}

/** Every account has these. They end with it, and nobody takes them over. API keys go on, since programs need them. */
const ACCESS: Pick<Holding, 'kind' | 'namesOf' | 'isHandedOver' | 'roles'>[] = [
  {
    kind: 'calendar',
    isHandedOver: false,
    roles: [],
    namesOf: async (tx, { id, name }) => {
      const rows = await tx.query<object[]>('SELECT FROM staff WHERE id = $1 AND calendar_key IS NOT NULL', [
        id,
      ]);
      return rows.map(() => name);
    },
  },
  {
    kind: 'sessions',
    isHandedOver: false,
    roles: [],
    namesOf: async (tx, { id }) => {
      const rows = await tx.query<{ browser: string | null }[]>(
        `SELECT browser FROM staff_session s WHERE staff_id = $1 AND ${ALIVE} ORDER BY seen_at DESC`,
        [id],
      );
      return rows.map(({ browser }) => browser ?? '');
    },
  },
  {
    kind: 'api-keys',
    isHandedOver: false,
    roles: [],
    namesOf: async (tx, { id }) => {
      const rows = await tx.query<{ name: string }[]>(
        'SELECT name FROM api_key WHERE created_by = $1 AND (expires_at IS NULL OR expires_at > now()) ORDER BY name',
        [id],
      );
      return rows.map(({ name }) => name);
    },
  },
];

/** Locked, so that nobody is given what they can no longer have. @throws ApiError 400 */
async function taker(tx: Transaction, { roles }: Holding, id: string, holder: Colleague): Promise<Colleague> {
  const [found] = await tx.query<Colleague[]>(
    `SELECT id, name FROM staff WHERE id = $1 AND id <> $2 AND role = ANY($3) AND disabled_at IS NULL FOR KEY SHARE`,
    [id, holder.id, roles],
  );
  if (!found) throw refused(UNKNOWN);
  return found;
}

const refused = (message: string) => ApiError.invalid([{ field: 'hand_over', message }]);
