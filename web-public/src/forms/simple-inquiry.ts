import * as z from 'zod/mini';
import type { InquiryFields } from '../api/schemas';
import { agreed, digits, email, LONGEST, optional, phone, required } from './rules';

/** The landing page's form (specification, sections 3, 5 and 7). */
export const simpleInquiry = z.object({
  first_name: required(LONGEST.short),
  last_name: required(LONGEST.short),
  phone_number: phone,
  email,
  country: optional(LONGEST.short),
  place: optional(LONGEST.short),
  message: required(LONGEST.message),
  agree_newsletter: z.boolean(),
  agree_terms: agreed,
});

export const simpleDefaults = {
  first_name: '',
  last_name: '',
  phone_number: '',
  email: '',
  country: '',
  /** In the payload, though the form has no input for it. */
  place: '',
  message: '',
  agree_newsletter: false,
  agree_terms: false,
};

export const simplePayload = (values: z.output<typeof simpleInquiry>): InquiryFields => ({
  first_name: values.first_name,
  last_name: values.last_name,
  phone_number: digits(values.phone_number),
  country: values.country,
  email: values.email,
  place: values.place,
  message: values.message,
  agree_newsletter: values.agree_newsletter,
  agree_terms: values.agree_terms,
});
