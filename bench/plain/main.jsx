// What a form of ten fields costs anybody: React, react-hook-form and zod, with a list of 249 countries.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

const text = z.string().trim().min(1, 'Required').max(200);
const schema = z.object({
  first_name: text,
  last_name: text,
  email: z.email(),
  phone_number: text,
  country: text,
  place: text,
  church_name: text,
  ministry: text,
  message: text,
  agree_terms: z.literal(true),
});
const resolver = (values) => {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { values: data, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(error.issues.map(({ path: [name], message }) => [name, { message }])),
  };
};
const countries = Array.from({ length: 249 }, (_, n) => `Country ${n}`);

function Form() {
  const { register, handleSubmit, formState } = useForm({ resolver, mode: 'onTouched' });
  const control = (name) => {
    if (name === 'country')
      return h(
        'select',
        register(name),
        ...countries.map((country) => h('option', { key: country }, country)),
      );
    return h('input', { type: name === 'agree_terms' ? 'checkbox' : 'text', ...register(name) });
  };
  return h(
    'form',
    { onSubmit: handleSubmit(() => undefined) },
    ...Object.keys(schema.shape).map((name) =>
      h('p', { key: name }, h('label', null, name, ' ', control(name)), formState.errors[name]?.message),
    ),
    h('button', null, 'Submit'),
  );
}
createRoot(document.getElementById('root')).render(h(Form));
