import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PaymentModes } from '../content/payment-modes.js';
import { Allow } from '../platform/http/caller.js';
import { AnswersAll, ShownBoolean, ShownText } from '../platform/http/openapi/answers.js';

export class PaymentModeView {
  @ShownText({ description: 'What records have', example: 'gcash' }) value: string;
  @ShownText({ description: 'What people read', example: 'GCash' }) label: string;
  @ShownBoolean({ description: 'New registrations may choose it; the others are those of older records' })
  offered: boolean;
}

@ApiTags('Delegates')
@Controller('payment-modes')
export class PaymentModesController {
  constructor(private readonly modes: PaymentModes) {}

  /** The ways to pay, as the owner lists them; then those that only older records have */
  @Get()
  @Allow('anyone')
  @AnswersAll(PaymentModeView)
  async list() {
    const all = await this.modes.all();
    return { data: all.map(({ value, label, offered }): PaymentModeView => ({ value, label, offered })) };
  }
}
