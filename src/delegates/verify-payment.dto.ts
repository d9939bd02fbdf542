import { RequiredBoolean } from '../http/fields.js';

export class VerifyPayment {
  @RequiredBoolean('true: paid; false: unpaid')
  payment_status: boolean;
}
