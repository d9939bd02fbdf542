import { OptionalUuid } from '../../platform/http/fields/fields.js';
import { PersonFields } from '../delegate-inputs.dto.js';

/** Who comes too. */
export class AddedPerson extends PersonFields {
  @OptionalUuid('One of the prices of the event that is not ended; left out: the usual one')
  price?: string | null;
}
