import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { content } from '../../../web-public/src/content/index';
import { PhoneField } from '../../../web-public/src/forms/phone/PhoneField';
import InquiryForm, { type InquiryFormProps } from '../../../web-public/src/inquiries/InquiryForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer } from '../fake-server';

beforeEach(() => void fakeServer());
const open = (props: Partial<InquiryFormProps>) =>
  render(
    <Frame
      content={{ options: content.options }}
      props={{ variant: 'general', brand: 'Stealth Land', ...props }}
      of={InquiryForm}
    />,
  );
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const textsOf = (label: string) => [...select(label).options].map(({ text }) => text);

it('a country fills and opens the list of its places; another one empties the choice', async () => {
  const user = userEvent.setup();
  open({});
  expect(select('Place').disabled).toBe(true);
  await user.selectOptions(select('Country'), 'Japan');
  expect(select('Place').disabled).toBe(false);
  expect(textsOf('Place')).toHaveLength(11);
  await user.selectOptions(select('Place'), 'Osaka');
  await user.selectOptions(select('Country'), 'France');
  expect(select('Place').value).toBe('');
  expect(textsOf('Place')).toContain('Lyon');
  await user.selectOptions(select('Country'), '');
  expect(select('Place').disabled).toBe(true);
});

it("'Others' reveals the free text", async () => {
  const user = userEvent.setup();
  open({});
  const interest = select('Project of interest');
  expect(textsOf('Project of interest')).toEqual([
    'Select',
    'Alpha Tower by Stealth Land',
    'Others',
    'Not Applicable',
  ]);
  expect(screen.queryByLabelText('Which project?')).toBeNull();
  await user.selectOptions(interest, 'Others');
  screen.getByLabelText('Which project?');
  await user.selectOptions(interest, 'Not Applicable');
  expect(screen.queryByLabelText('Which project?')).toBeNull();
});

it.each([
  ['Alpha Tower', 'Alpha Tower', undefined],
  ['Grove Tower', 'Others', 'Grove Tower'],
])("a project's page starts with the project as the interest: %s", (project, interest, typed) => {
  open({ variant: 'project', project });
  expect(select('Project of interest').value).toBe(interest);
  expect(screen.queryByLabelText<HTMLInputElement>('Which project?')?.value).toBe(typed);
});

describe('what was typed before the script arrived', () => {
  it.each(['09171234567', '9171234567', '0917 123 4567', '639171234567'])(
    'is kept at once: %s',
    async (typed) => {
      const early = document.createElement('form');
      early.setAttribute('name', 'simple-inquiry');
      early.innerHTML = `<input name="first_name" value="Maria"><input name="phone_number" value="${typed}">`;
      document.body.append(early);
      const page = open({ variant: 'simple' });
      early.remove();
      page.unmount();
      open({ variant: 'simple' });
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maria'));
      expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9171234567');
    },
  );
});

describe('the simple form', () => {
  beforeEach(() => {
    fakeServer();
    render(
      <Frame
        content={{ options: content.options }}
        props={{ variant: 'simple', brand: 'Stealth Land' }}
        of={InquiryForm}
      />,
    );
  });

  it('the message has four rows', () =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').rows).toBe(4));

  it('the box of the terms leads to both texts of the law', () => {
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-use']));
  });
});

describe('the phone field', () => {
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
});
