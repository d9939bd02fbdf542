import { Controller, Get, Inject, Injectable } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { IS_COPY } from '../platform/database/restored-copy.js';
import { DATABASE_RETRY_AFTER } from '../platform/database/unavailable.js';
import { ApiError } from '../platform/http/api-error.js';
import { Allow } from '../platform/http/caller.js';
import { isAlmostFull } from '../platform/http/disk-full.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { ClockWatch } from '../platform/jobs/clock-watch.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { VERSION } from '../platform/settings/version.js';
import { PROOF_STORAGE, type ProofStorage } from '../platform/uploads/storage.js';
import { HealthView, ReadyView } from './health.dto.js';

const STORAGE_EVERY_MS = 2_000;

/** Whether this process can do its work just now. */
@Injectable()
export class Health {
  private askedAt = 0;
  private answer = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly clock: ClockWatch,
    @Inject(PROOF_STORAGE) private readonly storage: ProofStorage,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @returns what of it rests
   * @throws ApiError 503 naming what does not answer
   */
  async check(): Promise<Pick<ReadyView, 'restored_copy' | 'clock_in_doubt'>> {
    const { rows } = await this.ask('The database', () =>
      this.pool.query<{ copy: boolean }>(`SELECT ${IS_COPY} AS copy`),
    );
    await this.ask('The storage', () => this.storageAnswers());
    if (await isAlmostFull(this.settings.dataDir))
      throw new ApiError(503, 'The disk is full.', undefined, DATABASE_RETRY_AFTER);
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

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  /** The process answers. */
  @Get('live')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether the process answers' })
  @AnswersData(HealthView, { description: 'It does' })
  live(): { data: HealthView } {
    return { data: { status: 'ok', version: VERSION } };
  }

  /** Database and storage answer, else 503. */
  @Get('ready')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether database and storage answer' })
  @AnswersData(ReadyView, { description: 'They do' })
  async ready(): Promise<{ data: ReadyView }> {
    return { data: { status: 'ok', version: VERSION, ...(await this.health.check()) } };
  }
}
