import { text, wholeNumberOf, type ValuesOf } from '../platform/listing/declared-fields.js';
import { startsWith, startsWithLong, wholeNumber } from '../platform/listing/resource.js';

/**
 * The optional fields of a delegate. A field stands here, in a migration, and nowhere else on the
 * server: its column, input, INSERT, answers, filter, files and what privacy says of it follow (see CONTRIBUTING, "Add an
 * optional field"). What the holder of a ticket sees is chosen by hand (`DelegateTicket`).
 */
export const OPTIONAL = {
  church_name: text({
    max: 200,
    description: 'Church',
    example: 'Grace Community Church',
    filter: startsWith,
    label: 'Church',
  }),
  ministry: text({
    max: 200,
    description: 'Ministry within the church',
    example: 'Music',
    filter: startsWith,
    label: 'Ministry',
  }),
  age: wholeNumberOf([1, 120], {
    description: 'Age in years; digits in a string are accepted too',
    filter: wholeNumber,
    label: 'Age',
  }),
  address: text({
    max: 500,
    description: 'Postal address',
    example: '12 Mabini Street, Cebu City',
    filter: startsWithLong,
    label: 'Address',
  }),
} as const;

export type OptionalValues = ValuesOf<typeof OPTIONAL>;

/** Columns that lists filter by their beginning, and those that they sort by: each has an index. */
export const LISTED_TEXTS = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address',
  'church_name',
  'ministry',
] as const;
export const SORTED_COLUMNS = ['created_at', 'updated_at', 'age', 'payment_status', 'payment_mode'] as const;
