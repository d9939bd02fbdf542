import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { EventsService } from '../../events/events.service.js';
import { answerText, type Answers, type Question } from '../../events/questions/question.js';
import { QuestionView } from '../../events/questions/questions.dto.js';
import { ShownBoolean, ShownText } from '../../platform/http/openapi/answers.js';
import { hasPlaceSql } from '../delegate-list.js';

export class AnswerTally {
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }],
    description: 'As `answers` of a delegate have it',
  })
  answer: Answers[string];
  @ShownText({ description: 'In words', example: 'Chicken' }) label: string;
  @ApiProperty({ type: 'integer', description: 'Delegates who say so' }) delegates: number;
}

export class QuestionReport {
  @ApiProperty() question: QuestionView;
  @ApiProperty({ type: 'integer', description: 'Delegates who answered' }) answered: number;
  @ApiProperty({ type: 'integer', description: 'Delegates who did not' }) unanswered: number;
  @ApiProperty({
    type: [AnswerTally],
    description:
      'Options in their order, also those that nobody chose; numbers by size; texts by how many say so',
  })
  counts: AnswerTally[];
  @ShownBoolean({ description: 'true: there are more texts than are shown' }) more: boolean;
}

export class AnswerReport {
  @ShownText() event_name: string;
  @ApiProperty({ type: 'integer', description: 'Delegates who have a place' }) delegates: number;
  @ApiProperty({ type: [QuestionReport] }) questions: QuestionReport[];
}

/** So many different texts are listed. */
const MAX_TEXTS = 500;

const COUNTS = `SELECT a.key, a.value, count(*)::int AS delegates FROM delegate d, jsonb_each(d.answers) a
  WHERE d.event_id = $1 AND ${hasPlaceSql} GROUP BY a.key, a.value ORDER BY count(*) DESC, a.value`;
const TOTAL = `SELECT count(*)::int AS delegates FROM delegate WHERE event_id = $1 AND ${hasPlaceSql}`;

interface Counted {
  key: string;
  value: Answers[string];
  delegates: number;
}

/** How many of those who have a place answered what: so much chicken, so many shirts in L. */
@Injectable()
export class AnswerReports {
  constructor(
    private readonly pool: Pool,
    private readonly events: EventsService,
  ) {}

  /** @throws ApiError 404 */
  async of(key: string): Promise<AnswerReport> {
    const { id, name, questions } = await this.events.read(key, true);
    const [{ rows }, total] = await Promise.all([
      this.pool.query<Counted>(COUNTS, [id]),
      this.pool.query<{ delegates: number }>(TOTAL, [id]),
    ]);
    const delegates = total.rows[0]?.delegates ?? 0;
    const reports = questions.map((question) => {
      const own = rows.filter((row) => row.key === question.key);
      return reportOf(question, own, delegates);
    });
    // A question that was withdrawn stays in the report while anybody has answered it.
    return {
      event_name: name,
      delegates,
      questions: reports.filter(({ question, answered }) => !question.retired || answered > 0),
    };
  }
}

function reportOf(question: Question, own: Counted[], delegates: number): QuestionReport {
  const answered = own.reduce((sum, row) => sum + row.delegates, 0);
  const of = (answer: Answers[string]): AnswerTally => ({
    answer,
    label: String(answerText(question, answer)),
    delegates: own.find(({ value }) => value === answer)?.delegates ?? 0,
  });
  const given = own.map(({ value }) => value);
  return {
    question,
    answered,
    unanswered: Math.max(0, delegates - answered),
    counts: orderOf(question, given).slice(0, MAX_TEXTS).map(of),
    more: given.length > MAX_TEXTS,
  };
}

function orderOf({ kind, options }: Question, given: Answers[string][]): Answers[string][] {
  if (kind === 'yes-no') return [true, false];
  if (kind === 'number') return [...given].sort((one, other) => Number(one) - Number(other));
  if (kind === 'text') return given;
  const offered = options.filter(({ retired, value }) => !retired || given.includes(value));
  return offered.map(({ value }) => value);
}
