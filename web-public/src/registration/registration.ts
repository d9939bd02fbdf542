import * as z from 'zod/mini';
import { messages, registrationTexts } from '../content/texts';
import { consentAsShown } from '../forms/consent';
import { DECLARED, declaredDefaults, declaredRules } from '../forms/declared';
import {
  agreed,
  digits,
  email,
  lazyMessage,
  LONGEST,
  optional,
  personName,
  phone,
  required,
} from '../forms/rules';
import { DEFAULT_PAYMENT_MODE } from '../reference/answers';
import type { DelegateFields } from '../reference/api/schemas';

const AGE = { min: 1, max: 120 };
export const isAge = (text: string) =>
  /^\d+$/.test(text) && Number(text) >= AGE.min && Number(text) <= AGE.max;

/** The event registration (decisions, "Registration"). */
export const registration = z.object({
  first_name: personName,
  last_name: personName,
  email,
  phone_number: phone,
  age: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || isAge(text),
      lazyMessage(() => messages.invalidAge),
    ),
  ),
  church_name: optional(LONGEST.text),
  ministry: optional(LONGEST.text),
  address: optional(LONGEST.address),
  price: z.string(),
  price_code: optional(60),
  payment_mode: required(20),
  agree_terms: agreed,
  ...declaredRules(DECLARED.delegates),
});

export const registrationDefaults = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  age: '',
  church_name: '',
  ministry: '',
  address: '',
  price: '',
  price_code: '',
  payment_mode: DEFAULT_PAYMENT_MODE,
  agree_terms: false,
  ...declaredDefaults(DECLARED.delegates),
};

/** @param consent the words that were agreed to */
export const delegatePayload = (
  { age, phone_number, price, price_code, ...texts }: z.output<typeof registration>,
  consent = registrationTexts.consent,
): DelegateFields => ({
  ...texts,
  phone_number: digits(phone_number),
  consent_text: consentAsShown(consent),
  ...(age && { age: Number(age) }),
  ...(price && { price }),
  ...(price_code && { price_code }),
});
