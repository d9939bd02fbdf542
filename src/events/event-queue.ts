import { Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Semaphore } from '../platform/semaphore.js';
import type { Event } from './event.entity.js';

const BUSY = 'Many people are registering for this event right now. Please try again in a few seconds.';

/** So many of one network may be in the queue at once, which a hall needs and a flood exceeds. */
const MAX_OF_ONE = 40;

/** The sender of those who come by a mailed link. */
export const BY_LINK = 'by link';

/**
 * Where places are limited, whoever asks for some waits for the event's lock, and holds a connection meanwhile. So few do at
 * once, and the others wait here: turns are shared out among networks, and those of a network that sends too many are told to
 * try again. All else of the site goes on.
 */
@Injectable()
export class EventQueue {
  private readonly queues = new Map<string, Semaphore>();
  /** How many of each sender are in the queue of an event. */
  private readonly counts = new Map<string, number>();

  /** @param sender of IPv6 a /48, of IPv4 a /24; null: staff, who wait for nobody @throws ApiError 503 */
  async run<T>(
    { id, capacity }: Pick<Event, 'id' | 'capacity'>,
    sender: string | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (capacity === null || sender === null) return work();
    const queue = this.queues.get(id) ?? new Semaphore({ atOnce: 3, perSender: 2, waiting: 400, full });
    this.queues.set(id, queue);
    const key = `${id} ${sender}`;
    const before = this.counts.get(key) ?? 0;
    if (before >= MAX_OF_ONE) throw full();
    this.counts.set(key, before + 1);
    try {
      return await queue.run(work, { sender });
    } finally {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}

const full = () => new ApiError(503, BUSY, undefined, 3);
