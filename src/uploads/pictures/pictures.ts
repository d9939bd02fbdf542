import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Semaphore } from '../../platform/semaphore.js';
import { DecoderProcess, type Job, type Outcome } from './decoder-process.js';
import { inspect, tooManyPixels } from './inspect.js';
import { damaged, tooMuchWork } from './structure.js';

/** A file that somebody sent, before it is checked. */
export interface ReceivedFile {
  path: string;
  /** As it was called at the sender's. */
  name?: string;
  /** The sender's networks, narrow first: the queue is fair between networks. */
  networks: string[];
  /** Aborted when the sender goes away. */
  signal: AbortSignal;
}

/** How a picture is drawn anew, and how much work it may make. */
export interface Redrawn {
  /** Longest side of what is kept, in pixels. */
  maxSide: number;
  /** What is seen through a transparent picture. */
  ground: string;
  /** It stays transparent where it is, as a PNG: the ground is for pictures that are not. */
  transparent?: boolean;
  /** Milliseconds of a processor's time. */
  maxCostMs: number;
}

/** A receipt stays legible, and a photo of 12 megapixels takes 300 to 600 ms. */
const PROOF: Redrawn = { maxSide: 2_400, ground: '#fff', maxCostMs: 2_000 };

/** Pictures decoded at the same time: each by a process, on a core of its own where there are as many. */
const AT_ONCE = 2;
const WAITING = 40;
/** Milliseconds. Photos and screenshots of receipts cost less; what costs more leaves them a place. */
const SMALL_COST = 1_000;
const BUSY = 'Too many pictures are being checked at this moment; please try again shortly.';

/** Checks and redraws pictures, so that nothing of a file that a stranger sent is kept. */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  private readonly log = new Logger('pictures');
  private readonly idle = Array.from({ length: AT_ONCE }, () => new DecoderProcess());
  private readonly all = [...this.idle];
  private readonly line = new Semaphore({
    atOnce: AT_ONCE,
    perSender: 1,
    waiting: WAITING,
    smallCost: SMALL_COST,
    full: () => new ApiError(503, BUSY, undefined, 5),
  });

  /** A picture is about to come: what takes a moment to start is started while it comes. */
  prepare(): void {
    this.idle.at(-1)?.prepare();
  }

  /**
   * Decodes the picture whole and writes it anew to `target`, as a JPEG unless it stays transparent: no EXIF, no position, no bytes of the
   * sender's survive.
   * @throws ApiError 415 when it is no picture, 413 when it has too many pixels or takes too much work, 503 when too
   *   many are waiting; the signal's reason when it is aborted
   */
  async reencode(
    { path, networks, signal }: ReceivedFile,
    target: string,
    how: Redrawn = PROOF,
  ): Promise<void> {
    const cost = await inspect(path, how.maxCostMs);
    const outcome = await this.line.run(() => this.decode({ source: path, target, ...how }, signal), {
      // The widest: whoever has a /48 of IPv6 takes turns as one.
      sender: networks.at(-1) ?? '',
      cost,
      signal,
    });
    if (outcome === 'too slow') throw new ApiError(503, BUSY, undefined, 30);
    if (outcome === 'too much') {
      this.log.warn(`A picture thought to take ${Math.round(cost)} ms took more than it may`);
      throw tooMuchWork();
    }
    const { fault } = outcome;
    if (fault === undefined) return;
    if (/pixel limit/i.test(fault)) throw tooManyPixels();
    throw isOurs(fault) ? new Error(fault) : damaged();
  }

  onApplicationShutdown(): void {
    for (const decoder of this.all) decoder.end();
  }

  private async decode(job: Job, signal: AbortSignal): Promise<Outcome> {
    const decoder = this.idle.pop();
    if (!decoder) throw new Error('More pictures are decoded at once than there are decoders.');
    try {
      return await decoder.decode(job, signal);
    } finally {
      this.idle.push(decoder);
    }
  }
}

/** Ours rather than the picture's: no space, no permission, no memory. */
const isOurs = (fault: string): boolean =>
  /no space left|permission denied|out of memory|unable to open|system error/i.test(fault);
