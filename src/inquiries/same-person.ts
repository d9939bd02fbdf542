/** A shorter number is without its area or country, or made up: it tells nobody apart. */
const MIN_DIGITS = 9;

/** SQL: the row's address is this one, as `email_key` has it. @param email placeholder of the address or null */
export const sameEmail = (column: string, email: string): string =>
  `email_key(${column}) = email_key(${email}::text)`;

/** SQL: these digits are this number, long enough to be one. @param phone placeholder of the digits with the country code, or null */
export const sameDigits = (digits: string, phone: string): string =>
  `(${digits} = ${phone}::text AND length(${phone}::text) >= ${MIN_DIGITS})`;

/** SQL of the same condition by the index of a list, which holds numbers as they are searched. */
const samePhone = (column: string, phone: string): string =>
  sameDigits(`search_key(${column}) COLLATE "C"`, phone);

/** SQL: the row is of whoever has this address or number; a family shares an address, and an office a telephone. */
export const samePerson = (row: string, email: string, phone: string): string =>
  `(${sameEmail(`${row}.email`, email)} OR ${samePhone(`${row}.phone_number`, phone)})`;

/** SQL of what is the same of the two: `email`, `phone_number`. */
export const whatIsSame = (row: string, email: string, phone: string): string =>
  `array_remove(ARRAY[CASE WHEN ${sameEmail(`${row}.email`, email)} THEN 'email' END,
                      CASE WHEN ${samePhone(`${row}.phone_number`, phone)} THEN 'phone_number' END], NULL)`;
