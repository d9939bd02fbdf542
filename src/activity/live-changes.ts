import type { Server } from 'node:http';
import { Controller, Injectable, Logger, Sse, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Observable, type Subscriber } from 'rxjs';
import { Allow, hasScope, StaffOf, type Scope, type StaffCaller } from '../platform/http/caller.js';
import { AnswersFile } from '../platform/http/openapi/answers.js';
import { ActivityLog } from './activity-log.js';
import { allActivity } from './activity-types.js';
import { ActivityFeed, type FeedCursor } from './feed.js';

/** Which kinds of record have changed; of the type `here`: nothing has, and the connection stands. */
type Change = { data: { resources: string[] } } | { type: 'here'; data: object };

interface Listener {
  /** Who listens. */
  id: string;
  resources: ReadonlySet<string>;
  to: Subscriber<Change>;
}

/** Open pages must show a change within 3 s: at most this until it is read, the rest for the network and the page. */
const POLL_MS = 1_000;
/** After a change of this process itself; several of one moment are told at once. */
const SOON_MS = 200;
/** A stream ends after so long and the page opens it again, which fails for whoever was signed out meanwhile. */
const LONGEST_MS = 5 * 60_000;
/** Proxies close an idle connection, most of them after a minute. */
const HERE_EVERY_MS = 20_000;
const MAX = 1_000;

/**
 * Tells open pages which kinds of record have changed, so that they read them again by their own rights: no name, no id.
 * It reads the feed, which holds what every process wrote, once for all who listen.
 */
@Injectable()
export class LiveChanges implements BeforeApplicationShutdown {
  private readonly log = new Logger('Activity');
  private readonly listeners = new Set<Listener>();
  private cursor: FeedCursor | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** Something was written while the feed was being read. */
  private isPolling = false;
  private again = false;
  private isSoon = false;

  constructor(
    private readonly feed: ActivityFeed,
    private readonly host: HttpAdapterHost,
    activity: ActivityLog,
  ) {
    activity.onWritten(() => this.pollSoon());
  }

  of(caller: StaffCaller): Observable<Change> {
    const resources = new Set(
      allActivity()
        .filter(({ reader }) =>
          reader.includes(':') ? hasScope(caller, reader as Scope) : caller.role === reader,
        )
        .map(({ resource }) => resource),
    );
    return new Observable<Change>((to) => {
      const listener = { id: caller.id, resources, to };
      this.listeners.add(listener);
      this.poll(this.cursor ? POLL_MS : 0);
      const end = setTimeout(() => to.complete(), LONGEST_MS).unref();
      const here = setInterval(() => to.next({ type: 'here', data: {} }), HERE_EVERY_MS).unref();
      return () => {
        clearTimeout(end);
        clearInterval(here);
        this.listeners.delete(listener);
      };
    });
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.endAll();
  }

  private poll(inMs = POLL_MS): void {
    if (this.timer || this.isPolling) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.isPolling = true;
      this.isSoon = false;
      this.again = false;
      void this.publish()
        .catch((error: unknown) => this.log.warn(`Open pages were not told of changes: ${String(error)}`))
        .finally(() => {
          this.isPolling = false;
          if (this.listeners.size > 0) this.poll(this.again ? SOON_MS : POLL_MS);
          else this.cursor = undefined;
        });
    }, inMs).unref();
  }

  /** Reads at once what this process has written, without waiting for the next poll. */
  private pollSoon(): void {
    this.again = true;
    if (!this.cursor || this.isPolling || this.listeners.size === 0 || this.isSoon) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isSoon = true;
    this.poll(SOON_MS);
  }

  private async publish(): Promise<void> {
    // A server that stops takes no new connections and waits for the open ones: these streams must end.
    if (!(this.host.httpAdapter.getHttpServer() as Server).listening) return this.endAll();
    if (!this.cursor) {
      this.cursor = await this.feed.end();
      return;
    }
    const rows = await this.feed.read(
      this.cursor,
      MAX,
      allActivity().map(({ resource }) => resource),
    );
    this.cursor = rows.at(-1) ?? this.cursor;
    const changed = new Set(rows.map(({ resource }) => resource));
    // A change of the listener's own account may take rights away: the stream ends, and the page opens it again with what holds now.
    const persons = new Set(rows.map(({ record_id }) => record_id));
    for (const { id, resources, to } of [...this.listeners]) {
      if (persons.has(id)) {
        to.complete();
        continue;
      }
      const named = [...changed].filter((resource) => resources.has(resource));
      if (named.length > 0) to.next({ data: { resources: named } });
    }
  }

  private endAll(): void {
    for (const { to } of [...this.listeners]) to.complete();
  }
}

@ApiTags('Activity')
@Controller('activity')
export class LiveChangesController {
  constructor(private readonly changes: LiveChanges) {}

  /** Which kinds of record change, while the connection is open (server-sent events) */
  @Sse('live')
  @ApiOperation({ summary: 'Which kinds of record change, while the connection is open' })
  @Allow('signed-in')
  @ApiProduces('text/event-stream')
  @AnswersFile(
    'text/event-stream',
    'Messages such as `{"resources":["inquiries"]}`; every 20 seconds one of the type `here`; it ends after 5 minutes',
  )
  live(@StaffOf() me: StaffCaller): Observable<Change> {
    return this.changes.of(me);
  }
}
