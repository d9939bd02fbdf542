import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { modeOf, PaymentModes, type PaymentMode } from '../content/paying/payment-modes.js';
import { Allow, OnlyFor } from '../platform/http/caller.js';
import { AnswersFile } from '../platform/http/openapi/answers.js';
import { CsvExports } from '../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../platform/listing/list-api.js';
import { ListReader } from '../platform/listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable, type ReadableColumn } from '../platform/listing/readable-csv.js';
import { EXPORTED, registrationList, type ListedRegistration } from './registration-list.js';
import { ListedRegistrationView, toListed } from './registrations.dto.js';

const toFlat = (row: ListedRegistration): object => {
  const { contact, ...view } = toListed(row);
  return { ...contact, ...view };
};

/** Pesos as a spreadsheet adds them up. */
const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

/** The file that the back office saves, in its own words: what an event's treasurer adds up. */
const readable = (modes: readonly PaymentMode[]): readonly ReadableColumn<ListedRegistrationView>[] => [
  ['Code', ({ code }) => code],
  ['Event', ({ event_name }) => event_name],
  ['Last name', ({ contact }) => contact.last_name],
  ['First name', ({ contact }) => contact.first_name],
  ['E-mail', ({ contact }) => contact.email],
  ['Phone number', ({ contact }, words) => words.phone(contact.phone_number)],
  ['Delegates', ({ delegates }) => delegates],
  ['To pay', ({ due_centavos }) => pesos(due_centavos)],
  ['Received', ({ paid_centavos }) => pesos(paid_centavos)],
  ['Still to pay', ({ owed_centavos }) => pesos(owed_centavos)],
  ['To return', ({ to_return_centavos }) => pesos(to_return_centavos)],
  ['Paid by', ({ channel }) => (channel === null ? null : modeOf(modes, channel).label)],
  ['Reference', ({ reference }) => reference],
  ['Payment due by', ({ payment_due_at }, words) => words.time(payment_due_at)],
  ['Cancelled', ({ cancelled }, words) => words.yesNo(cancelled)],
  ['Spam', ({ spam }, words) => words.yesNo(spam)],
  ['Registered', ({ created_at }, words) => words.time(created_at)],
  ['ID', ({ id }) => id],
];

@ApiTags('Registrations')
@Controller('registrations')
export class RegistrationListsController {
  constructor(
    private readonly lists: ListReader,
    private readonly exports: CsvExports,
    private readonly modes: PaymentModes,
  ) {}

  /** List registrations, with who pays and the sums of the ledger */
  @Get()
  @Allow('delegates:read')
  @TakesListQuery(registrationList)
  @AnswersList(ListedRegistrationView)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedRegistration>(
      registrationList,
      parseListQuery(registrationList, query),
    );
    return listAnswer(response, registrationList.resourceName, page, toListed);
  }

  /** Export every registration of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('delegates:read')
  @OnlyFor(['manager'])
  @TakesListQuery(registrationList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  async export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable: isReadable, query } = takeReadable(raw);
    const selection = parseListQuery(registrationList, query);
    if (!isReadable) return this.exports.send(response, registrationList, selection, EXPORTED, toFlat);
    const { heads, toCells } = readableCsv(readable(await this.modes.all()), toListed, selection.timeZone);
    return this.exports.send(response, registrationList, selection, heads, toCells);
  }
}
