import { Controller, Get, Injectable, Param, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Pool } from 'pg';
import { Allow } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { AnswersFile } from '../../platform/http/openapi/answers.js';
import { NetworkLimits } from '../../platform/http/rate-limits/network-limits.js';
import { networkOf, RateLimits } from '../../platform/http/rate-limits/rate-limits.js';
import { Semaphore } from '../../platform/semaphore.js';
import { publicRelease } from '../content-rows.js';
import { Releases } from '../publishing/releases.js';
import { Renderer } from '../publishing/renderer.js';

/** The sheet that a buyer asks for first: what a home costs and when it is paid, with the prices that are public. */
@Injectable()
export class Computations {
  private readonly limit: NetworkLimits;
  /** Each is drawn in a few hundredths of a second, beside previews and publications. */
  private readonly turns = new Semaphore({
    ...{ atOnce: 2, perSender: 1, waiting: 20 },
    full: () =>
      new ApiError(503, 'Many computations are being drawn. Please try again in a moment.', undefined, 5),
  });

  constructor(
    private readonly pool: Pool,
    private readonly releases: Releases,
    private readonly renderer: Renderer,
    limits: RateLimits,
  ) {
    this.limit = new NetworkLimits(limits, { name: 'computations', points: 40, seconds: 60 });
  }

  /** @throws ApiError 404 for a project without a calculator; 429 and 503 when there are too many */
  async sheet(project: string, query: Record<string, unknown>, address: string): Promise<Buffer> {
    await this.limit.take(address);
    const pdf = await this.turns.run(
      async () => {
        const input = await this.releases.inputOf((await publicRelease(this.pool))?.id);
        return this.renderer.call('computation', {
          ...input,
          project,
          query,
          made: new Date().toISOString(),
        });
      },
      // Of IPv6 whoever has a /48 takes turns as one.
      { sender: networkOf(address, 48) },
    );
    if (!pdf) throw ApiError.notFound('Calculator');
    return Buffer.from(pdf);
  }
}

const chosen = (name: string, description: string, example: string) =>
  ApiQuery({ name, description, required: false, schema: { type: 'string', example } });

@ApiTags('Content')
@Controller('computations')
export class ComputationsController {
  constructor(private readonly computations: Computations) {}

  /** A sample computation on one page, by a project's public price list; what is left out is as its calculator begins */
  @Get(':project')
  @Allow('anyone')
  @ApiParam({
    name: 'project',
    description: 'The slug of a project',
    schema: { type: 'string', example: 'alpha-tower' },
  })
  @chosen('years', '3 to 15', '5')
  @chosen('roomType', 'Which of the homes, from 1', '1')
  @chosen('area', 'Square meters', '32')
  @chosen('finish', 'Which of the finishes, from 0', '1')
  @chosen('parking', '0 or 1', '0')
  @chosen('downpayment', 'Percent of the price', '20')
  @chosen('currency', 'PHP or USD', 'PHP')
  @AnswersFile('application/pdf', 'The sheet')
  async sheet(
    @Param('project') project: string,
    @Query() query: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const pdf = await this.computations.sheet(project, query, request.ip ?? '');
    // A project of this name is there, so it holds small letters, digits and dashes alone.
    response.setHeader('Content-Disposition', `inline; filename="sample-computation-${project}.pdf"`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('application/pdf').send(pdf);
  }
}
