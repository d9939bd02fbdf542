import { ValidateBy } from 'class-validator';
import { isMoment } from '../listing/parse-filters.js';

/** A text such as 2027-01-31T00:00:00Z: without a zone it would be the server's guess. */
export const IsMoment = (): PropertyDecorator =>
  ValidateBy(
    { name: 'moment', validator: { validate: (value) => typeof value === 'string' && isMoment(value) } },
    { message: 'A moment with its zone, such as 2027-01-31T00:00:00Z' },
  );
