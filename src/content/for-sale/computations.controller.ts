import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow } from '../../platform/http/caller.js';
import { AnswersFile } from '../../platform/http/openapi/answers.js';
import { Computations } from './computations.js';

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
    // The name is that of a known project, so it has small letters, digits and dashes alone and is safe in a header.
    response.setHeader('Content-Disposition', `inline; filename="sample-computation-${project}.pdf"`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('application/pdf').send(pdf);
  }
}
