import { content } from '../content';
import { formTexts } from '../content/forms/form-texts';
import { giveTexts } from '../content/texts';
import { OTHERS } from '../reference/answers';
import { delegatePayload, registration, registrationDefaults } from '../registration/registration';
import { inquiryDefaults, inquiryPayload, inquirySchemas, interestIn, type CheckedInquiry } from './inquiry';

giveTexts(formTexts);

const person = {
  first_name: 'Maria Luz',
  last_name: 'Santos',
  phone_number: '+639171234567',
  email: 'maria@example.com',
};
const alpha = interestIn('Alpha Tower', content.options.projectInterests);
const simpleDefaults = inquiryDefaults('simple');
const generalDefaults = inquiryDefaults('general');
const projectDefaults = inquiryDefaults('project', alpha);
const inquiry = { ...person, message: 'How much is a studio?', agree_terms: true as const };

const checked = (values: object) => values as CheckedInquiry;

/** The first message of each refused field. */
function refusals(schema: typeof inquirySchemas.simple, values: object) {
  const result = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}

const forms = [
  {
    name: 'simple',
    schema: inquirySchemas.simple,
    empty: simpleDefaults,
    full: { ...simpleDefaults, ...inquiry },
    required: ['first_name', 'last_name', 'phone_number', 'email', 'message'],
  },
  {
    name: 'general',
    schema: inquirySchemas.general,
    empty: generalDefaults,
    full: { ...generalDefaults, ...inquiry, project_interest: 'Alpha Tower', where_did_find_about: 'Online' },
    required: [
      'first_name',
      'last_name',
      'phone_number',
      'email',
      'project_interest',
      'where_did_find_about',
      'message',
    ],
  },
  {
    name: 'project',
    schema: inquirySchemas.project,
    empty: { ...projectDefaults, project_interest: '' },
    full: { ...projectDefaults, ...inquiry },
    required: ['first_name', 'last_name', 'phone_number', 'email', 'project_interest', 'message'],
  },
];

describe.each(forms)('the $name form', ({ name, schema, empty, full, required }) => {
  /** The extended form looks at the format of an address first. */
  const nothing = (field: string) =>
    name === 'general' && field === 'email' ? 'Invalid email address' : 'Required';

  it('accepts what is complete', () => expect(refusals(schema, full)).toEqual({}));

  it('says which fields are required, and that the terms must be agreed to', () => {
    const expected = Object.fromEntries(required.map((field) => [field, nothing(field)]));
    expect(refusals(schema, empty)).toEqual({ ...expected, agree_terms: 'You must agree to the terms' });
  });

  it.each(required.filter((field) => field !== 'phone_number'))('takes blanks in %s for nothing', (field) =>
    expect(refusals(schema, { ...full, [field]: '   ' })[field]).toBe(nothing(field)),
  );

  it.each(['juan', 'juan@', '@example.com', 'juan@example', 'a b@example.com'])(
    'refuses the address %s',
    (email) => expect(refusals(schema, { ...full, email })).toEqual({ email: 'Invalid email address' }),
  );
});

describe('the registration', () => {
  const full = { ...registrationDefaults, ...person, agree_terms: true };
  const schema = registration as unknown as typeof inquirySchemas.simple;

  it('requires names, e-mail and phone', () => {
    expect(refusals(schema, registrationDefaults)).toEqual({
      first_name: 'Required',
      last_name: 'Required',
      email: 'Required',
      phone_number: 'Required',
      agree_terms: 'You must agree to the terms',
    });
  });

  it.each(['', '1', '34', '120'])('accepts the age "%s"', (age) =>
    expect(refusals(schema, { ...full, age })).toEqual({}),
  );
  it.each(['0', '121', '34.5', '-3', 'ten', '1e2'])('refuses the age "%s"', (age) =>
    expect(Object.keys(refusals(schema, { ...full, age }))).toEqual(['age']),
  );
});

describe('what is sent', () => {
  const shown =
    'I agree to the Privacy Policy and the Terms of Use: you may use these details to answer my inquiry by phone, message or email.';
  const news = 'Send me news about new projects and events by email. I can unsubscribe with one click.';
  const agreements = { agree_newsletter: true, agree_terms: true as const };

  it('by the simple form, with the place that has no input', () => {
    const values = { ...simpleDefaults, ...inquiry, ...agreements, country: 'Philippines' };
    expect(inquiryPayload(checked(values))).toEqual({
      first_name: 'Maria Luz',
      last_name: 'Santos',
      phone_number: '639171234567',
      country: 'Philippines',
      email: 'maria@example.com',
      place: '',
      message: 'How much is a studio?',
      ...agreements,
      consent_text: shown,
      news_text: news,
    });
  });

  it('by the general form, with where_did_find_about under its name on the wire', () => {
    const values = {
      ...generalDefaults,
      ...inquiry,
      ...agreements,
      country: 'Japan',
      place: 'Osaka',
      project_interest: 'Not Applicable',
      where_did_find_about: 'Friends/Relatives',
    };
    expect(inquiryPayload(checked(values))).toEqual({
      first_name: 'Maria Luz',
      last_name: 'Santos',
      phone_number: '639171234567',
      email: 'maria@example.com',
      country: 'Japan',
      place: 'Osaka',
      project_interest: 'Not Applicable',
      where_did_find_about_us: 'Friends/Relatives',
      message: 'How much is a studio?',
      ...agreements,
      consent_text: shown,
      news_text: news,
    });
  });

  it('by the project form, without a place', () => {
    const values = { ...projectDefaults, ...inquiry, ...agreements };
    expect(inquiryPayload(checked(values))).toEqual({
      first_name: 'Maria Luz',
      last_name: 'Santos',
      phone_number: '639171234567',
      country: '',
      email: 'maria@example.com',
      project_interest: 'Alpha Tower',
      message: 'How much is a studio?',
      ...agreements,
      consent_text: shown,
      news_text: news,
    });
  });

  it("the free text in place of 'Others', which stands for itself without one", () => {
    const others = { ...generalDefaults, ...inquiry, project_interest: OTHERS };
    expect(
      inquiryPayload(checked({ ...others, project_interest_others: 'A farm lot' })).project_interest,
    ).toBe('A farm lot');
    expect(inquiryPayload(checked(others)).project_interest).toBe('Others');
    const chosen = { ...others, project_interest: 'Alpha Tower', project_interest_others: 'A farm lot' };
    expect(inquiryPayload(checked(chosen)).project_interest).toBe('Alpha Tower');
  });

  it('by the registration: the age as a number, or not at all', () => {
    const values = {
      ...registrationDefaults,
      ...person,
      payment_mode: 'gcash' as const,
      agree_terms: true as const,
    };
    expect(delegatePayload({ ...values, age: '34' })).toMatchObject({
      age: 34,
      phone_number: '639171234567',
    });
    expect(delegatePayload(values)).not.toHaveProperty('age');
    expect(delegatePayload(values).payment_mode).toBe('gcash');
  });
});

describe("a project's form starts", () => {
  it('with its own option where there is one', () =>
    expect(interestIn('Alpha Tower', content.options.projectInterests)).toEqual({
      project_interest: 'Alpha Tower',
      project_interest_others: '',
    }));
  it("with 'Others' and the project's name where there is none", () =>
    expect(interestIn('Grove Tower', content.options.projectInterests)).toEqual({
      project_interest: 'Others',
      project_interest_others: 'Grove Tower',
    }));
});
