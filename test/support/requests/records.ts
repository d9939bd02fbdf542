import { randomUUID } from 'node:crypto';

/** Bodies that are accepted; `change` puts other values in. */
export const aDelegate = (change: Record<string, unknown> = {}) => ({
  first_name: 'Maria',
  last_name: 'Santos',
  age: 34,
  church_name: 'Grace Community Church',
  ministry: 'Music',
  email: 'maria.santos@example.com',
  phone_number: '+63 917 123-4567',
  address: '12 Mabini Street, Cebu City',
  payment_mode: 'gcash',
  ...change,
});

/** Who registers a group, and pays for it. */
export const aContact = (change: Record<string, unknown> = {}) => ({
  first_name: 'Ruth',
  last_name: 'Villanueva',
  email: 'ruth@church.example',
  phone_number: '09181234567',
  ...change,
});

export const anInquiry = (change: Record<string, unknown> = {}) => ({
  first_name: 'José',
  last_name: 'Peñaflor',
  phone_number: '639181112222',
  country: 'Philippines',
  email: 'jose@example.com',
  place: 'Cebu City',
  project_interest: 'Alpha Tower',
  where_did_find_about_us: 'Friends/Relatives',
  message: 'Please send me a quote for a studio.',
  agree_newsletter: true,
  news_text: 'Send me news by email.',
  agree_terms: true,
  ...change,
});

export const anEvent = (change: Record<string, unknown> = {}) => ({
  slug: `event-${randomUUID().slice(0, 8)}`,
  name: 'Youth Camp 2098',
  starts_at: '2098-04-10T08:00:00+08:00',
  ends_at: '2098-04-12T16:00:00+08:00',
  venue_name: 'Camp Hill',
  venue_city: 'Baguio',
  fee_centavos: 250_000,
  pay_by_cash: 'Pay at the desk.',
  state: 'published',
  ...change,
});
