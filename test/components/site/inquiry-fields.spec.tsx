import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
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
