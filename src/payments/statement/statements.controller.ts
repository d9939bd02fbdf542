import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { AnswersData } from '../../platform/http/openapi/answers.js';
import { StatementMatches, StatementPayments, StatementResult, StatementRows } from './statement.dto.js';
import { Statements } from './statements.js';

/** What a wallet's or bank's statement says was received. */
@ApiTags('Statements')
@Controller('statements')
export class StatementsController {
  constructor(private readonly statements: Statements) {}

  /** Which row of a statement pays for which registration. Nothing is changed */
  @Post('match')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(StatementMatches)
  async match(@Body() { rows, event_id }: StatementRows) {
    return { data: await this.statements.match(rows, event_id) };
  }

  /** Enter what was received, and once all is paid send the tickets: each by itself, past those that fail */
  @Post('verify')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(StatementResult)
  async verify(@Body() { payments }: StatementPayments, @CallerOf() by: Caller) {
    return { data: await this.statements.verify(payments, by) };
  }
}
