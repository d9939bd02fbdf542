import { Injectable } from '@nestjs/common';
import { EventsService } from '../events/events.service.js';
import type { Caller, DeviceCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { dayInManila, manilaMoment } from '../platform/manila.js';

/** Which event's door is meant, and on which day. */
export interface Gate {
  event_id: string;
  event_name: string;
  event_state: string;
  /** `2027-02-19`, of the Philippines. */
  day: string;
  gate: string | null;
}

/** A device that was signed in by a code, and where it stands. */
export interface DoorCaller extends DeviceCaller {
  door: Gate;
  takes_payments: boolean;
  expires_at: Date;
}

/** When a day begins there, in milliseconds. */
export const beginningOf = (day: string): number => manilaMoment(day).getTime();

export const isDoorCaller = (by: Caller): by is DoorCaller => by.kind === 'device' && 'door' in by;

/** What a call says of the event and the day; a device says neither, for it has one of each. */
interface GateRequest {
  event?: string | null | undefined;
  day?: string | null | undefined;
}

/** Finds out at which door a call is. */
@Injectable()
export class Gates {
  constructor(private readonly events: EventsService) {}

  /**
   * @param asked the event's slug or id (left out: the next event) and the day (left out: today)
   * @throws ApiError 400, 404
   */
  async of(by: Caller, { event, day }: GateRequest): Promise<Gate> {
    if (isDoorCaller(by)) return by.door;
    if (event != null && typeof event !== 'string')
      throw ApiError.invalid([{ field: 'event', message: 'Must be text' }]);
    if (day != null && !/^\d{4}-\d{2}-\d{2}$/.test(day))
      throw ApiError.invalid([{ field: 'day', message: 'Must be a calendar day, YYYY-MM-DD' }]);
    const found =
      event == null
        ? ((await this.events.next()) ?? (await this.events.last()))
        : await this.events.read(event, true);
    if (!found) throw ApiError.notFound('Event');
    return {
      event_id: found.id,
      event_name: found.name,
      event_state: found.state,
      day: day ?? dayInManila(),
      gate: null,
    };
  }
}

/** @throws ApiError 403: a device lets people in, and does nothing for other devices or with lists of people */
export function refuseDevices(by: Caller): void {
  if (by.kind === 'device')
    throw ApiError.forbidden('This needs a person who is signed in at the back office.');
}

export const nameOf = (by: Caller): string => ('name' in by ? by.name : 'anonymous');
