import * as z from 'zod/mini';
import type { InquiryFields } from '../api/schemas';
import { chosenInterest } from './interest';
import { agreed, digits, email, LONGEST, optional, phone, required } from './rules';

/** The contact page's form (specification, sections 3, 5 and 7). */
export const generalInquiry = z.object({
  first_name: required(LONGEST.short),
  last_name: required(LONGEST.short),
  phone_number: phone,
  email,
  country: optional(LONGEST.short),
  place: optional(LONGEST.short),
  project_interest: required(LONGEST.text),
  project_interest_others: optional(LONGEST.text),
  where_did_find_about: required(LONGEST.short),
  message: required(LONGEST.message),
  agree_newsletter: z.boolean(),
  agree_terms: agreed,
});

export const generalDefaults = {
  first_name: '',
  last_name: '',
  phone_number: '',
  email: '',
  country: '',
  place: '',
  project_interest: '',
  project_interest_others: '',
  where_did_find_about: '',
  message: '',
  agree_newsletter: false,
  agree_terms: false,
};
export type GeneralValues = typeof generalDefaults;

export const generalPayload = (values: z.output<typeof generalInquiry>): InquiryFields => ({
  first_name: values.first_name,
  last_name: values.last_name,
  phone_number: digits(values.phone_number),
  email: values.email,
  country: values.country,
  place: values.place,
  project_interest: chosenInterest(values),
  where_did_find_about_us: values.where_did_find_about,
  message: values.message,
  agree_newsletter: values.agree_newsletter,
  agree_terms: values.agree_terms,
});
