import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { EventsService } from '../events/events.service.js';
import { Allow, CallerOf, hasScope, type Caller } from '../platform/http/caller.js';
import { AnswersAll, ShownBoolean, ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';

export class PaymentModeView {
  @ShownText({ description: 'What records have', example: 'gcash' }) value: string;
  @ShownText({ description: 'What people read', example: 'GCash' }) label: string;
  @ShownBoolean({ description: 'New registrations may choose it; the others are those of older records' })
  offered: boolean;
}

export class WayToPayView {
  @ShownText({ description: 'What records have', example: 'maya' }) value: string;
  @ShownText({ description: 'What people read', example: 'Maya' }) label: string;
  @ShownTextOrNull({ description: 'How to pay this way' }) how: string | null;
  @ShownTextOrNull({ description: 'Name of the account' }) account_name: string | null;
  @ShownTextOrNull({ description: 'Number of the account' }) account_number: string | null;
  @ShownBoolean({ description: 'Paid on the day: no proof is asked for' }) at_desk: boolean;
  @ShownBoolean({ description: 'May be paid with the QR Ph code of the event' }) code: boolean;
}

@ApiTags('Delegates')
@Controller('payment-modes')
export class PaymentModesController {
  constructor(
    private readonly modes: PaymentModes,
    private readonly events: EventsService,
  ) {}

  /** The ways to pay, as the owner lists them; then those of single events, and those that only older records have */
  @Get()
  @Allow('anyone')
  @AnswersAll(PaymentModeView)
  async list() {
    const all = await this.modes.all();
    return { data: all.map(({ value, label, offered }): PaymentModeView => ({ value, label, offered })) };
  }

  /** How an event is paid: its own ways, else those for all; none where it is free. By its slug or id */
  @Get(':event')
  @Allow('anyone')
  @AnswersAll(WayToPayView)
  async ofEvent(@Param('event') event: string, @CallerOf() by: Caller) {
    const found = await this.events.read(event, hasScope(by, 'events:read'));
    // The highest price decides: an event with a price of 0 may have others that are paid.
    const fee_centavos = Math.max(found.fee_centavos, ...found.prices.map((price) => price.amount_centavos));
    return { data: await this.modes.of({ ...found, fee_centavos }) };
  }
}
