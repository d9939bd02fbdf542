import { projects } from '../../src/content/projects';
import type { Project } from '../../src/content/projects/pieces/project';
import { project as schema } from '../../src/content/schema/project';
import { withoutOld } from './old-projects';

const [alpha] = projects as [Project];
/** As it was kept before projects had prices of their own. */
const older = {
  ...structuredClone(alpha),
  details: {
    ...alpha.details,
    homes: alpha.details.homes.map(({ short: _, bedrooms: __, area: ___, ...home }, i) => ({
      ...home,
      roomType: i + 1,
    })),
  },
};

it('gives a project of before the list that all had, and its homes what their room types stood for', () => {
  const { prices: _, ...kept } = older;
  const now = withoutOld(kept);
  expect(schema.safeParse(now).error?.issues ?? []).toEqual([]);
  expect(now).toEqual(alpha);
});

it('leaves what it finds: a project of now, one without homes, and what is no project', () => {
  expect(withoutOld(alpha)).toBe(alpha);
  const bare = { ...alpha, calculator: true, details: { ...alpha.details, homes: [] } };
  expect(withoutOld(bare)).toBe(bare);
  const own = { ...older, prices: { ...alpha.prices, perSqm: 1 } };
  expect(withoutOld(own)).toMatchObject({ prices: { perSqm: 1 } });
  expect(withoutOld({})).toEqual({});
});

it('leaves out how many homes there were: what the page says of them stays', () => {
  const [home] = alpha.details.homes;
  const counted = (units: object) => ({
    ...alpha,
    details: { ...alpha.details, homes: [{ ...home, units }] },
  });
  const now = withoutOld(counted({ count: 4, reserved: 1, sold: 1, show: 'left' }));
  expect(now).toEqual({
    ...alpha,
    details: { ...alpha.details, homes: [{ ...home, availability: 'left' }] },
  });
  expect(schema.safeParse(now).success).toBe(true);
  expect(withoutOld(counted({ count: 4 }))).toEqual({
    ...alpha,
    details: { ...alpha.details, homes: [home] },
  });
});
