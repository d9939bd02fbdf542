import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { PhoneField } from '../../../web-public/src/forms/phone/PhoneField';

function Form({
  number = '',
  onNumber = () => {},
}: {
  number?: string;
  onNumber?: (number: string) => void;
}) {
  const form = useForm({ mode: 'onTouched', defaultValues: { phone_number: number } });
  onNumber(useWatch({ control: form.control, name: 'phone_number' }));
  return (
    <FormProvider {...form}>
      <PhoneField />
    </FormProvider>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const dialCode = () => screen.getByRole('button', { name: /^Dial code/ }).textContent;

it.each([
  ['+63', ''],
  ['+1', ''],
  ['+65', ''],
  ['+971', ''],
  ['0', '0'],
  ['+', ''],
  ['+63 0917 123 4567', '9171234567'],
  ['(0917) 123-4567', '09171234567'],
])('%s is typed and left: the field is still there, and shows "%s"', async (text, shown) => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(field(), text);
  await user.tab();
  expect(field().value).toBe(shown);
});

it('starts in the Philippines, takes digits only, and at most 15 of them', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(dialCode()).toBe('PH +63');
  await user.type(field(), '0917-abc 123 4567');
  expect(field().value).toBe('09171234567');
  await user.clear(field());
  await user.paste('12345678901234567890');
  expect(field().value).toBe('1234567890123');
  await user.clear(field());
  await user.paste('+12345678901234567890');
  expect(field().value).toBe('+123456789012345');
});

it('guesses the country from the dial code', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(field(), '+65 9123 4567');
  expect(dialCode()).toBe('SG +65');
  await user.tab();
  expect(field().value).toBe('91234567');
});

it.each(['+63 0917 123 4567', '0917 123 4567', '63917 123 4567', '(0917) 123-4567', '+639171234567'])(
  '%s is pasted: one number',
  async (text) => {
    const user = userEvent.setup();
    let number = '';
    render(<Form onNumber={(next) => (number = next)} />);
    await user.click(field());
    await user.paste(text);
    await user.tab();
    expect(number).toBe('+639171234567');
  },
);

it.each(['+63', '+1', '0', '+', '+6300', '+630917', 'nonsense', '+630', '+999123'])(
  '%s comes from a draft',
  (number) => {
    render(<Form number={number} />);
    expect(field()).toBeTruthy();
  },
);
