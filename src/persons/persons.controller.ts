import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { dropUnseen, normalizePhone } from '../platform/http/fields/person-fields.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { PersonView } from './persons.dto.js';
import { PersonsService } from './persons.service.js';

@ApiTags('Inquiries')
@Controller('persons')
export class PersonsController {
  constructor(private readonly persons: PersonsService) {}

  /** Everything of one person: the same e-mail or phone number, on one line of time */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent', 'event-desk'])
  @ApiQuery({
    name: 'email',
    required: false,
    schema: { type: 'string', example: 'maria.santos@example.com' },
  })
  @ApiQuery({ name: 'phone_number', required: false, schema: { type: 'string', example: '639171234567' } })
  @AnswersData(PersonView)
  async read(
    @StaffOf() me: StaffCaller,
    @Query('email') email: unknown,
    @Query('phone_number') phone: unknown,
  ): Promise<{ data: PersonView }> {
    const address = textOf(email, 'email');
    const number = textOf(phone, 'phone_number');
    if (address === null && number === null)
      throw ApiError.invalid([{ field: 'email', message: 'Enter an e-mail address or a phone number' }]);
    return { data: await this.persons.of(address, number && normalizePhone(number), me) };
  }
}

/** @throws ApiError 400 for a list, or a text longer than any address */
function textOf(value: unknown, field: string): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || value.length > 254)
    throw ApiError.invalid([{ field, message: 'One text of at most 254 characters' }]);
  return dropUnseen(value).trim() || null;
}
