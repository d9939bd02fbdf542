import { render, screen } from '@testing-library/react';
import type { WayToPay } from '../../../web-public/src/content/event/ways-to-pay';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import type { OwnRegistration } from '../../../web-public/src/reference/api/schemas';
import { OwnView } from '../../../web-public/src/registration/own/OwnView';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer } from '../fake-server';

const way = (value: string, label: string): WayToPay => ({
  ...{ value, label, how: '', atDesk: false, code: false },
  account: { name: '', number: '' },
});
const { options, event } = content;
const openForm = (ways: WayToPay[]) =>
  render(
    <Frame
      content={{ options, event: { ...event, payment: { ...event.payment, ways } } as never }}
      props={{}}
      of={RegistrationForm}
    />,
  );

beforeEach(() => {
  fakeServer();
  localStorage.clear();
});

it('a form begins with a way that the event offers, and takes that for nothing that was typed', () => {
  const first = openForm([way('maya', 'Maya'), way('bdo', 'BDO')]);
  expect(screen.getByLabelText<HTMLSelectElement>(/Mode of payment/).value).toBe('maya');
  expect(Object.keys(localStorage)).toEqual([]);
  first.unmount();
  openForm([]);
  expect(screen.queryByText(/We kept what you typed/)).toBeNull();
});

it('asks for no consent to confirm a payment where there is none', () => {
  const paid = openForm([way('gcash', 'GCash')]);
  screen.getByText(/to run this event and to confirm my payment, and for nothing else/);
  paid.unmount();
  const { container } = openForm([]);
  screen.getByText(/to run this event, and for nothing else/);
  // What is kept is what was shown, also from the form without script.
  const kept = container.querySelector<HTMLInputElement>('input[name=consent_text]')?.value;
  expect(kept).toMatch(/to run this event, and for nothing else\.$/);
});

describe('the page of a registration', () => {
  const own = (change: object) =>
    ({
      ...{
        code: '7K3M9XQ2',
        total_centavos: 250_000,
        due_centavos: 250_000,
        payment_status: false,
        to_confirm: false,
      },
      ...{ proof_state: null, proof_reason: null, may_change: true, held_until: '2027-01-02T02:00:00Z' },
      changes_close_at: '2027-02-01T02:00:00Z',
      money: { paid_centavos: 0, owed_centavos: 250_000, to_return_centavos: 0 },
      event: { slug: 'a', name: 'A gathering', dates: '', times: '', place: '' },
      contact: { first_name: 'Ana', last_name: 'Reyes', email: 'a@b.ph', phone_number: '639171234567' },
      delegates: [{ id: 'd', uuid: 'u', first_name: 'Ana', last_name: 'Reyes', cancelled_at: null }],
      ...change,
    }) as unknown as OwnRegistration;
  const show = (change: object) =>
    render(
      <ContentProvider content={{ options }}>
        <OwnView token="t" own={own(change)} onChange={jest.fn()} reload={jest.fn()} />
      </ContentProvider>,
    );
  const upload = () => screen.queryByText('Pay and upload the receipt');

  it('leads to the payment, but not before a large group is confirmed', () => {
    const paying = show({});
    expect(upload()).not.toBeNull();
    paying.unmount();
    show({ to_confirm: true });
    expect(upload()).toBeNull();
    screen.getByRole('button', { name: 'Confirm 1 places' });
  });

  it('asks for nothing where nothing is to be paid', () => {
    const paid = show({ total_centavos: 0, payment_status: true });
    screen.getByText('Free of charge');
    expect(upload()).toBeNull();
    paid.unmount();
    show({ total_centavos: 0, to_confirm: true });
    screen.getByText(/and we will send you the tickets/);
    expect(screen.queryByText('To pay')).toBeNull();
  });
});
