import { placeOf } from './event.entity.js';

it('says places as people read them', () => {
  expect(placeOf({ venue_name: 'Hall', venue_street: null, venue_city: 'Cebu City' })).toBe(
    'Hall, Cebu City',
  );
});
