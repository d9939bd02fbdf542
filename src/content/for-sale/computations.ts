import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { NetworkLimits } from '../../platform/http/rate-limits/network-limits.js';
import { networkOf, RateLimits } from '../../platform/http/rate-limits/rate-limits.js';
import { Semaphore } from '../../platform/semaphore.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { RenderInputs } from '../publishing/render-inputs.js';
import { Renderer } from '../publishing/renderer.js';

/** The sheet that a buyer asks for first: what a home costs and when it is paid, with the prices that are public. */
@Injectable()
export class Computations {
  private readonly limit: NetworkLimits;
  /** Each is drawn in a few hundredths of a second, beside previews and publications. */
  private readonly turns = new Semaphore({
    atOnce: 2,
    perSender: 1,
    waiting: 20,
    full: () =>
      new ApiError(503, 'Many computations are being prepared. Please try again in a moment.', undefined, 5),
  });

  constructor(
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    @Inject(SETTINGS) private readonly settings: Settings,
    limits: RateLimits,
  ) {
    this.limit = new NetworkLimits(limits, { name: 'computations', points: 40, seconds: 60 });
  }

  /** @throws ApiError 404 for a project without a calculator; 429 and 503 when there are too many */
  async sheet(project: string, query: Record<string, unknown>, address: string): Promise<Buffer> {
    await this.limit.take(address);
    const pdf = await this.turns.run(
      async () => {
        const input = await this.inputs.ofPublic();
        const made = new Date().toISOString();
        const assets = join(this.settings.dataDir, 'site');
        return this.renderer.call('computation', { ...input, project, query, made, assets });
      },
      // All addresses of an IPv6 /48 take turns as one sender.
      { sender: networkOf(address, 48) },
    );
    if (!pdf) throw ApiError.notFound('Calculator');
    return Buffer.from(pdf);
  }
}
