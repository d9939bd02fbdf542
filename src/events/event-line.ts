import { Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';
import { Semaphore } from '../platform/semaphore.js';
import type { Event } from './event.entity.js';

const BUSY = 'Many people register for this event at this moment. Please try again in a few seconds.';

/** By a mailed link, whoever has it. */
export const BY_LINK = 'by link';

/**
 * Where places are limited, whoever asks for some waits for the event's lock, and holds a connection meanwhile. So few do at
 * once, and the others wait here: turns are shared out among networks, and of too many the last of whoever sent most are told
 * to try again. All else of the site goes on.
 */
@Injectable()
export class EventLine {
  private readonly lines = new Map<string, Semaphore>();

  /** @param sender of IPv6 a /48, of IPv4 a /24; null: staff, who wait for nobody @throws ApiError 503 */
  run<T>(
    { id, capacity }: Pick<Event, 'id' | 'capacity'>,
    sender: string | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (capacity === null || sender === null) return work();
    const line = this.lines.get(id) ?? new Semaphore({ atOnce: 3, perSender: 2, waiting: 40, full });
    this.lines.set(id, line);
    return line.run(work, { sender });
  }
}

const full = () => new ApiError(503, BUSY, undefined, 3);
