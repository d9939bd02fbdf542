import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { IS_COPY } from '../platform/database/restored-copy.js';
import { DATABASE_RETRY_AFTER } from '../platform/database/unavailable.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isAlmostFull } from '../platform/http/errors/disk-full.js';
import { ClockWatch } from '../platform/jobs/clock-watch.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { PROOF_STORAGE, type ProofStorage } from '../uploads/storage.js';
import type { ReadyView } from './health.dto.js';

const STORAGE_EVERY_MS = 2_000;

/** Somebody who asked so lately whether this process lives will ask again soon: a proxy does every two seconds. */
const WATCHED_MS = 10_000;
/** So long this process says that it stops, so that a proxy sends it nothing new. */
const LEAVE_MS = 3_000;
/** By then another process, or this one's successor, answers. */
const RETRY_AFTER_SECONDS = 5;

/** Whether this process can do its work just now. */
@Injectable()
export class Health {
  private askedAt = 0;
  private answer = Promise.resolve();
  private watchedAt = -Infinity;
  private leaving = false;

  constructor(
    private readonly pool: Pool,
    private readonly clock: ClockWatch,
    @Inject(PROOF_STORAGE) private readonly storage: ProofStorage,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws ApiError 503 once this process is about to stop */
  live(): void {
    this.watchedAt = performance.now();
    if (this.leaving)
      throw new ApiError(503, 'This process is about to stop.', undefined, RETRY_AFTER_SECONDS);
  }

  /**
   * Says that this process stops, while it still takes requests. A proxy that sent one into a connection that we close
   * can't send it again, so that a form would be lost. Where nobody watches, nothing is waited for.
   */
  async leave(): Promise<void> {
    this.leaving = true;
    if (performance.now() - this.watchedAt < WATCHED_MS) await sleep(LEAVE_MS);
  }

  /**
   * @returns what of it is paused
   * @throws ApiError 503 naming what does not answer
   */
  async check(): Promise<Pick<ReadyView, 'restored_copy' | 'clock_in_doubt'>> {
    const { rows } = await this.ask('The database', () =>
      this.pool.query<{ copy: boolean }>(`SELECT ${IS_COPY} AS copy`),
    );
    if (await isAlmostFull(this.settings.dataDir))
      throw new ApiError(503, 'The disk is full.', undefined, DATABASE_RETRY_AFTER);
    await this.ask('The storage', () => this.storageAnswers());
    const doubt = await this.ask('The database', () => this.clock.doubt());
    return { restored_copy: rows[0]?.copy ?? false, clock_in_doubt: doubt !== undefined };
  }

  /** Asked once in a while, not by every stranger: a bucket is paid for by the question. */
  private storageAnswers(): Promise<void> {
    if (Date.now() - this.askedAt > STORAGE_EVERY_MS) {
      this.askedAt = Date.now();
      this.answer = this.storage.check();
    }
    return this.answer;
  }

  private async ask<T>(what: string, question: () => Promise<T>): Promise<T> {
    return question().catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      throw new ApiError(503, `${what} does not answer.`, undefined, DATABASE_RETRY_AFTER);
    });
  }
}
