type Json = Record<string, unknown>;
/** A project as content has it, as far as suites look at it. */
export type Project = Json & { prices: Json; details: Json & { homes: Json[] } };

/** A hotel with homes that nobody has drawn, as an owner writes it down. */
export function hotelLike(like: Project): Project {
  const details = {
    slug: 'cove-house',
    homes: [
      { name: 'Garden room', bedrooms: 0, area: { from: 28, to: 34 }, price: 4_500_000 },
      {
        ...{ name: 'Villa', bedrooms: 2, area: { from: 90 }, text: 'With a pool.' },
        units: { count: 6, reserved: 1, sold: 1, show: 'left' },
      },
      {
        name: 'Suite',
        bedrooms: 1,
        area: { from: 45 },
        units: { count: 3, reserved: 0, sold: 3, show: 'soldOut' },
      },
      {
        name: 'Loft',
        bedrooms: 1,
        area: { from: 60 },
        units: { count: 9, reserved: 2, sold: 2, show: 'nothing' },
      },
    ],
    ...{ amenities: [], address: like.details.address, mapNote: 'At the cove.' },
  };
  const prices = {
    ...{ version: '2026-12', date: '2026-12-24', currency: 'PHP', perSqm: 150_000, finishes: [] },
    terms: {
      reservation: 50_000,
      downpayment: 20,
      months: 18,
      notIncluded: 'Transfer taxes are not included.',
    },
  };
  const { region: _, option: __, closing: ___, ...rest } = like;
  const more = { sector: 'hotel-leisure', href: '/properties/hotel-leisure/cove-house' };
  return { ...rest, ...more, name: 'Cove House', interest: 'Cove House', prices, details };
}
