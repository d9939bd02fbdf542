import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityLog, nameOf } from '../activity/activity-log.js';
import { Leaving } from '../auth/staff/leaving.js';
import { rolesOf } from '../platform/http/caller.js';
import { deviceActivity } from './devices.dto.js';

/** Those that somebody let in, and that still work or may still be signed in: as the history says. $1: who. */
const OF_THEM = `ended_at IS NULL AND expires_at > now() AND (token_hash IS NOT NULL OR code_expires_at > now())
  AND EXISTS (SELECT FROM activity a WHERE a.record_id = door_device.id AND a.type = 'door_device.created' AND a.caller_id = $1)`;

/** What becomes of the devices that somebody who leaves has let in: their own telephone may be one of them. */
@Injectable()
export class DoorLeavers implements OnModuleInit {
  constructor(
    private readonly leaving: Leaving,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.leaving.register({
      kind: 'door-devices',
      roles: rolesOf('door:write'),
      isHandedOver: false,
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ name: string }[]>(
            `SELECT name FROM door_device WHERE ${OF_THEM} ORDER BY day, created_at`,
            [id],
          )
        ).map(({ name }) => name),
      leave: async (tx, { id }, _to, by) => {
        const [ended] = await tx.query<[{ id: string }[], number]>(
          `UPDATE door_device SET ended_at = now(), ended_by_name = $2, code_hash = NULL WHERE ${OF_THEM} RETURNING id`,
          [id, nameOf(by)],
        );
        await this.activity.record(
          tx,
          by,
          ...ended.map((device) => deviceActivity('door_device.ended', device.id)),
        );
      },
    });
  }
}
