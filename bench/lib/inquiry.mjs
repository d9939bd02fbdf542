import { http } from './load.mjs';

/**
 * The bytes of one inquiry as the site sends it. Its address is a made-up one, so that nothing is mailed, and another
 * for each `n`, since the mails to one address are counted.
 */
export const inquiry = (n = 0) =>
  http('POST', '/api/v1/inquiry/property', {
    body: {
      first_name: 'Maria',
      last_name: 'Santos',
      email: `maria.santos${n}@bench.invalid`,
      phone_number: '639171234567',
      message: 'Please send me a quote for a studio.',
      agree_terms: true,
      country: 'Philippines',
    },
  });
