import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Client } from 'pg';
import { poolConfig } from '../../platform/database/connection.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { CHANNEL } from '../content-rows.js';
import { RenderInputs } from './render-inputs.js';
import { SiteFolder } from './site-folder.js';

const AGAIN_MS = 5_000;
/** After so long it tries again, when a release could not be shown (as on a full disk). */
const RETRY_MS = 60_000;
/** It waits so long past the moment itself, since clocks differ. */
const SAFELY_MS = 1_000;
/** Timers of more than 24 days fire at once; a day is often enough. */
const DAY_MS = 24 * 3_600_000;

/** Shows in this process what is public: before the first request, and whenever another process publishes. */
@Injectable()
export class ReleaseWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Site');
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private byTime: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly inputs: RenderInputs,
    private readonly folder: SiteFolder,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** An installation that never published shows what was built, and starts as fast. */
  async onApplicationBootstrap(): Promise<void> {
    await this.follow();
    void this.listen();
    void this.folder.sweep();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.again);
    clearTimeout(this.byTime);
    await this.client?.end().catch(() => undefined);
  }

  private async follow(): Promise<void> {
    try {
      await this.folder.showPublic();
      await this.waitForTime();
    } catch (error) {
      if (this.stopped) return;
      this.log.error(`The public release cannot be shown here; what was shown stays: ${String(error)}`);
      this.followIn(RETRY_MS);
    }
  }

  /** An event that begins, closes or ends is another page, though nobody changes anything. */
  private async waitForTime(): Promise<void> {
    const { until } = await this.inputs.events();
    clearTimeout(this.byTime);
    if (until === undefined) return;
    this.followIn(Math.min(Math.max(0, until.getTime() - Date.now()) + SAFELY_MS, DAY_MS));
  }

  private followIn(ms: number): void {
    clearTimeout(this.byTime);
    if (!this.stopped) this.byTime = setTimeout(() => void this.follow(), ms).unref();
  }

  /** Listens for releases on a connection of its own; after an outage it looks what was missed. */
  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new Client(poolConfig(this.settings.databaseUrl ?? '', 1));
    const lost = () => {
      client.removeAllListeners();
      client.on('error', () => undefined);
      void client.end().catch(() => undefined);
      if (this.stopped || this.client !== client) return;
      this.client = undefined;
      this.again = setTimeout(() => void this.listen(), AGAIN_MS).unref();
    };
    this.client = client;
    client.on('error', lost).on('end', lost);
    client.on('notification', () => void this.follow());
    await client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      // Something may have been published before it listened.
      .then(() => this.follow())
      .catch(lost);
  }
}
