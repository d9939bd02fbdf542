import { OptionalText } from '../../platform/http/fields/fields.js';
import { PersonFields } from '../delegate-inputs.dto.js';

export class CancelReason {
  @OptionalText({ max: 300, description: 'Why, for staff alone' }) because?: string | null;
}

/** Who comes instead. What is left out is not known of this person: nothing stays that was said of the one before. */
export class Successor extends PersonFields {}
