import * as z from 'zod/mini';
import { consentTexts, labels } from '../content/texts';
import { consentAsShown } from '../forms/consent';
import { DECLARED, declaredDefaults, declaredRules } from '../forms/declared';
import {
  agreed,
  digits,
  email,
  emailByFormat,
  LONGEST,
  optional,
  personName,
  phone,
  required,
} from '../forms/rules';
import { OTHERS, type Option } from '../reference/answers';
import type { InquiryFields } from '../reference/api/schemas';

/** The three inquiry forms: landing page, contact page, project pages. */
export type Variant = 'simple' | 'general' | 'project';

const everyone = {
  first_name: personName,
  last_name: personName,
  phone_number: phone,
  email,
  country: optional(LONGEST.short),
  message: required(LONGEST.message),
  agree_newsletter: z.boolean(),
  agree_terms: agreed,
  ...declaredRules(DECLARED.inquiries),
};
const place = optional(LONGEST.short);
const interest = {
  project_interest: required(LONGEST.text),
  project_interest_others: optional(LONGEST.text),
};

const fields = {
  everyone: z.object(everyone),
  /** Its place is in the payload, though the form has no input for it. */
  simple: z.object({ ...everyone, place }),
  general: z.object({
    ...everyone,
    email: emailByFormat,
    place,
    ...interest,
    where_did_find_about: required(LONGEST.short),
  }),
  project: z.object({ ...everyone, ...interest }),
};

/** What a checked form holds: the fields of every form, and those of its variant. */
export type CheckedInquiry = z.output<typeof fields.everyone> &
  Partial<z.output<typeof fields.general> & z.output<typeof fields.simple>>;

export const inquirySchemas: Record<Variant, z.ZodMiniType<CheckedInquiry>> = fields;

const nobody = {
  first_name: '',
  last_name: '',
  phone_number: '',
  email: '',
  country: '',
  message: '',
  agree_newsletter: false,
  agree_terms: false,
  ...declaredDefaults(DECLARED.inquiries),
};
const nothingChosen: InterestValues = { project_interest: '', project_interest_others: '' };

/** The empty form; a project's begins with its own project as the interest. */
export function inquiryDefaults(variant: Variant, chosen = nothingChosen): Record<string, string | boolean> {
  if (variant === 'simple') return { ...nobody, place: '' };
  if (variant === 'project') return { ...nobody, ...chosen };
  return { ...nobody, place: '', ...chosen, where_did_find_about: '' };
}

/** What goes on the wire: only the fields that the variant has. */
export function inquiryPayload(checked: CheckedInquiry): InquiryFields {
  const { where_did_find_about: found, project_interest, project_interest_others = '', ...same } = checked;
  return {
    ...same,
    phone_number: digits(same.phone_number),
    consent_text: consentAsShown(consentTexts.inquiry),
    ...(same.agree_newsletter && { news_text: labels.agree_newsletter }),
    ...(project_interest !== undefined && {
      project_interest: chosenInterest({ project_interest, project_interest_others }),
    }),
    ...(found !== undefined && { where_did_find_about_us: found }),
  };
}

export interface InterestValues {
  project_interest: string;
  project_interest_others: string;
}

/** 'Others' stands for the free text beside it; without any text it stands for itself. */
function chosenInterest({ project_interest, project_interest_others }: InterestValues): string {
  return project_interest === OTHERS ? project_interest_others || OTHERS : project_interest;
}

/** The values that stand for a project: its own option, or 'Others' with its name. */
export function interestIn(project: string, listed: readonly Option[]): InterestValues {
  return listed.some(({ value }) => value === project)
    ? { project_interest: project, project_interest_others: '' }
    : { project_interest: OTHERS, project_interest_others: project };
}
