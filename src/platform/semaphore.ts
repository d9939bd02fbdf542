export interface SemaphoreLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Of these, how many may be of one sender. */
  perSender: number;
  /** Pieces of work that may wait. */
  waiting: number;
  /** Work that costs more than this never takes the last free place, so that small work is not held up. */
  smallCost?: number;
  /** Made and thrown when nobody more may wait. */
  full: () => Error;
}

export interface Weight {
  /** By whom turns are shared out: a network. */
  sender?: string;
  /** What the work is thought to cost, in any unit; 0 goes first. */
  cost?: number;
  /** Whoever waits and is aborted leaves the line; work under way looks at the signal itself. */
  signal?: AbortSignal;
}

interface Ticket {
  sender: string;
  cost: number;
  /** When its turn would end if every sender were served at the same time, in units of cost. */
  finish: number;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Lets few pieces of work run at once, and shares out the turns by fair queuing (Demers, Keshav and Shenker, 1989):
 * a sender of many pieces waits behind a sender of one, a costly piece behind a cheap one, and everybody's turn comes.
 */
export class Semaphore {
  private readonly running: Ticket[] = [];
  private readonly queue: Ticket[] = [];
  /** The `finish` of the piece of work that started last. */
  private clock = 0;

  constructor(private readonly limits: SemaphoreLimits) {}

  /** @throws what `full` makes; the signal's reason when it is aborted while waiting; what `work` throws */
  async run<T>(work: () => Promise<T>, { sender = '', cost = 1, signal }: Weight = {}): Promise<T> {
    const ticket = await this.enter(sender, cost, signal);
    try {
      return await work();
    } finally {
      this.running.splice(this.running.indexOf(ticket), 1);
      this.startNext();
    }
  }

  private enter(sender: string, cost: number, signal?: AbortSignal): Promise<Ticket> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = this.queue.indexOf(ticket);
        if (at >= 0) this.queue.splice(at, 1);
        reject(signal?.reason as Error);
      };
      const ticket: Ticket = {
        sender,
        cost,
        finish: Math.max(this.clock, ...this.finishesOf(sender)) + cost,
        start: () => (signal?.removeEventListener('abort', leave), resolve(ticket)),
        refuse: (error) => (signal?.removeEventListener('abort', leave), reject(error)),
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.queue.push(ticket);
      this.startNext();
      if (this.queue.length > this.limits.waiting) this.turnAway(sender);
    });
  }

  /** Out of a line that is too long goes the last of whoever has most in it, so that nobody keeps the others out. */
  private turnAway(newcomer: string): void {
    const counts = new Map([[newcomer, 0]]);
    for (const { sender } of this.queue) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    const [most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    const last = this.queue.findLastIndex(({ sender }) => sender === most);
    for (const ticket of this.queue.splice(last, 1)) ticket.refuse(this.limits.full());
  }

  private finishesOf(sender: string): number[] {
    return [...this.running, ...this.queue]
      .filter((ticket) => ticket.sender === sender)
      .map(({ finish }) => finish);
  }

  private startNext(): void {
    while (this.running.length < this.limits.atOnce) {
      const able = this.queue.filter((ticket) => this.mayStart(ticket));
      const [first, ...others] = able;
      if (!first) return;
      const next = others.reduce((best, ticket) => (ticket.finish < best.finish ? ticket : best), first);
      this.queue.splice(this.queue.indexOf(next), 1);
      this.running.push(next);
      this.clock = Math.max(this.clock, next.finish - next.cost);
      next.start();
    }
  }

  private mayStart({ sender, cost }: Ticket): boolean {
    const { atOnce, perSender, smallCost = Infinity } = this.limits;
    if (this.running.filter((ticket) => ticket.sender === sender).length >= perSender) return false;
    return cost <= smallCost || this.running.filter((ticket) => ticket.cost > smallCost).length < atOnce - 1;
  }
}
