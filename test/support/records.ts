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
  agree_terms: true,
  ...change,
});
