import * as z from 'zod/mini';
import type { InquiryFields } from '../api/schemas';
import { chosenInterest, interestIn } from './interest';
import { agreed, digits, email, LONGEST, optional, phone, required } from './rules';

/** The project pages' form (specification, sections 3, 5 and 7). It has no place. */
export const projectInquiry = z.object({
  first_name: required(LONGEST.short),
  last_name: required(LONGEST.short),
  phone_number: phone,
  country: optional(LONGEST.short),
  email,
  project_interest: required(LONGEST.text),
  project_interest_others: optional(LONGEST.text),
  message: required(LONGEST.message),
  agree_newsletter: z.boolean(),
  agree_terms: agreed,
});

/** The form starts with the page's own project as the interest. */
export const projectDefaults = (interest: string) => ({
  first_name: '',
  last_name: '',
  phone_number: '',
  country: '',
  email: '',
  ...interestIn(interest),
  message: '',
  agree_newsletter: false,
  agree_terms: false,
});

export const projectPayload = (values: z.output<typeof projectInquiry>): InquiryFields => ({
  first_name: values.first_name,
  last_name: values.last_name,
  phone_number: digits(values.phone_number),
  country: values.country,
  email: values.email,
  project_interest: chosenInterest(values),
  message: values.message,
  agree_newsletter: values.agree_newsletter,
  agree_terms: values.agree_terms,
});
