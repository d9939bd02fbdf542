import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

// The site's modules are Vite's (imports without extension): taken as Jest loads them, typed by what is used here.
type Values = Record<string, string | boolean>;
interface Check {
  safeParse(values: Values): {
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}
const site = <T extends object>(module: string) => jest.requireActual<T>(`../../../web-public/src/${module}`);
type Name = 'simple' | 'general' | 'project';
const inquiries = site<{
  inquirySchemas: Record<Name, Check>;
  inquiryDefaults: (variant: Name, interest?: object) => Values;
  inquiryPayload: (v: unknown) => object;
  interestIn: (project: string, listed: unknown[]) => object;
}>('inquiries/inquiry');
// As the page gives them.
site<{ giveTexts: (texts: object) => void }>('content/texts').giveTexts(
  site<{ formTexts: object }>('content/forms/form-texts').formTexts,
);
const event = site<{
  registration: Check;
  registrationDefaults: Values;
  delegatePayload: (v: unknown) => object;
}>('registration/registration');

const person = {
  first_name: 'José',
  last_name: 'Peña',
  phone_number: '+639171234567',
  email: 'jose@example.com',
};
const inquiry = { ...person, message: 'How much?', agree_terms: true };
const choices = { project_interest: 'Alpha Tower', where_did_find_about: 'Online' };

interface Form {
  name: string;
  path: string;
  schema: Check;
  values: Values;
  payload: (values: unknown) => object;
  /** The longest text of each field. */
  longest: Record<string, number>;
}
const who = { first_name: 100, last_name: 100 };
const forms: Form[] = [
  {
    name: 'simple',
    path: '/inquiry/property',
    schema: inquiries.inquirySchemas.simple,
    values: { ...inquiries.inquiryDefaults('simple'), ...inquiry },
    payload: inquiries.inquiryPayload,
    longest: { ...who, country: 100, place: 100, message: 5000 },
  },
  {
    name: 'general',
    path: '/inquiry/property',
    schema: inquiries.inquirySchemas.general,
    values: { ...inquiries.inquiryDefaults('general'), ...inquiry, ...choices },
    payload: inquiries.inquiryPayload,
    longest: { ...who, country: 100, place: 100, project_interest: 200, message: 5000 },
  },
  {
    name: 'project',
    path: '/inquiry/property',
    schema: inquiries.inquirySchemas.project,
    values: { ...inquiries.inquiryDefaults('project', inquiries.interestIn('Grove Tower', [])), ...inquiry },
    payload: inquiries.inquiryPayload,
    longest: { ...who, country: 100, message: 5000 },
  },
  {
    name: 'registration',
    path: '/delegates',
    schema: event.registration,
    values: { ...event.registrationDefaults, ...person, agree_terms: true },
    payload: event.delegatePayload,
    longest: { ...who, church_name: 200, ministry: 200, address: 500 },
  },
];

const api = fixture(() => startApi());

const post = (form: Form, values: unknown) =>
  call(api, 'POST', form.path, { body: form.payload(values), headers: { 'idempotency-key': randomUUID() } });

/** Field → message, as the site says it without asking the API. */
function siteSays(form: Form, values: Values) {
  const messages: Record<string, string> = {};
  for (const { path, message } of form.schema.safeParse(values).error?.issues ?? [])
    messages[String(path[0])] ??= message;
  return messages;
}

/** The same, as the API says it when it is sent what the site would have refused. */
async function apiSays(form: Form, values: Values) {
  const { status, body } = await post(form, values);
  const { errors = [] } = body as { errors?: { field: string; message: string }[] };
  return { status, messages: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
}

describe.each(forms)("the site's $name form", (form) => {
  async function accepts(change: Values) {
    const values = { ...form.values, ...change };
    expect(siteSays(form, values)).toEqual({});
    const { status, body } = await post(form, form.schema.safeParse(values).data);
    // What refuses it is said.
    expect([change, status, status === 201 ? {} : body]).toEqual([change, 201, {}]);
    return (body as { data: Record<string, unknown> }).data;
  }

  it('is accepted as it is sent, with every optional field left empty', async () => {
    const record = await accepts({});
    expect(record).toMatchObject({ first_name: 'José', phone_number: '639171234567' });
  });

  it('is accepted with the longest texts, and blanks around them are dropped', async () => {
    for (const [field, longest] of Object.entries(form.longest)) {
      const text = '😀'.repeat(longest);
      expect((await accepts({ [field]: ` ${text} ` }))[field]).toBe(text);
    }
  });

  it('is refused by both for texts that are longer, in the same words', async () => {
    for (const [field, longest] of Object.entries(form.longest)) {
      const values = { ...form.values, [field]: 'x'.repeat(longest + 1) };
      const messages = { [field]: `At most ${longest.toLocaleString('en-US')} characters` };
      expect(siteSays(form, values)).toEqual(messages);
      expect(await apiSays(form, values)).toEqual({ status: 400, messages });
    }
  });

  it('is refused by both for what is missing, in the same words', async () => {
    const required = ['first_name', 'last_name', 'phone_number', 'email', 'message'];
    const empty = Object.fromEntries(
      required.filter((field) => field in form.values).map((field) => [field, '']),
    );
    const values = { ...form.values, ...empty, ...('agree_terms' in form.values && { agree_terms: false }) };
    const messages = siteSays(form, values);
    expect(Object.keys(messages).length).toBeGreaterThanOrEqual(4);
    // The extended form checks the format first, so it says of an empty address that it is none (specification, 5).
    const shown = { ...messages, email: 'Required' };
    expect(await apiSays(form, values)).toEqual({ status: 400, messages: shown });
  });

  it.each(['jose', 'jose@', 'jose@example', 'jose@example.c', 'jose..p@example.com', 'a b@example.com'])(
    'is refused by both for the address %s, in the same words',
    async (email) => {
      const messages = { email: 'Invalid email address' };
      expect(siteSays(form, { ...form.values, email })).toEqual(messages);
      expect(await apiSays(form, { ...form.values, email })).toEqual({ status: 400, messages });
    },
  );

  it.each(['https://evil.example', 'You won: evil.com', 'bit.ly/x', 'www.evil.ph', 'Maria\u202eaivE'])(
    'is refused by both for the name %j, in the same words',
    async (name) => {
      for (const field of ['first_name', 'last_name']) {
        const values = { ...form.values, [field]: name };
        const messages = siteSays(form, values);
        expect(Object.keys(messages)).toEqual([field]);
        expect(messages[field]).toMatch(/^Please enter the name/);
        expect(await apiSays(form, values)).toEqual({ status: 400, messages });
      }
    },
  );

  it.each(['Ma.Corazon', 'Ptr.Kim', 'Sta. Maria', 'J.R.'])('is accepted by both for the name %s', (name) =>
    accepts({ first_name: name, last_name: name }),
  );
});

it.each([
  ['evil.com', 'Please enter the name only, without a web address'],
  ['a\tb', 'Please enter the name on one line, without hidden characters'],
])('a group is refused for the name %j by both, with its row', async (name, message) => {
  const { problemsOf } = site<{ problemsOf: (row: object) => object }>('registration/group/group');
  const { EMPTY } = site<{ EMPTY: object }>('registration/group/rows');
  expect(problemsOf({ ...EMPTY, first_name: name, last_name: 'Cruz' })).toEqual({ first_name: message });
  const contact = { ...person, phone_number: '639171234567' };
  const body = {
    contact: { ...contact, last_name: name },
    delegates: [{ first_name: 'A', last_name: name }],
  };
  const answer = await call(api, 'POST', '/registrations', { body });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [
        { field: 'contact.last_name', message },
        { field: 'delegates[0].last_name', message },
      ],
    },
  });
});

it.each(['0', '121'])('an age of %s is refused by both, in the same words', async (age) => {
  const form = forms.at(-1);
  if (!form) throw new Error('no registration');
  const messages = { age: 'A whole number from 1 to 120' };
  expect(siteSays(form, { ...form.values, age })).toEqual(messages);
  expect(await apiSays(form, { ...form.values, age })).toEqual({ status: 400, messages });
});

it('every interest, way of having heard, country, place and way to pay that the site offers is accepted', async () => {
  type Options = readonly { value: string }[];
  const lists = site<{
    content: {
      options: { projectInterests: Options; whereDidYouFindAbout: Options; paymentModes: Options };
    };
  }>('content/index').content.options;
  const { countries } = site<{ countries: { name: string; places: { name: string }[] }[] }>(
    'reference/countries',
  );
  const [, contact, , registration] = forms;
  if (!contact || !registration) throw new Error('no forms');
  const values = [
    ...lists.projectInterests.map(({ value }) => ({ project_interest: value })),
    ...lists.whereDidYouFindAbout.map(({ value }) => ({ where_did_find_about: value })),
    ...countries.flatMap(({ name, places }) => places.map((place) => ({ country: name, place: place.name }))),
  ];
  const answers = await Promise.all(values.map((change) => post(contact, { ...contact.values, ...change })));
  const modes = lists.paymentModes.map(({ value }) => ({ ...registration.values, payment_mode: value }));
  answers.push(...(await Promise.all(modes.map((mode) => post(registration, mode)))));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(answers).toHaveLength(3 + 8 + 100 + 3);
});
