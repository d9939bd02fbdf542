import { crumbs } from './crumbs';

it('names each segment in title case, dashes as spaces', () => {
  expect(crumbs('/properties/residential/central-southern-luzon')).toEqual([
    { name: 'Properties', href: '/properties' },
    { name: 'Residential', href: '/properties/residential' },
    { name: 'Central Southern Luzon', href: '/properties/residential/central-southern-luzon' },
  ]);
});

it('has no crumb on the home page and survives a broken escape', () => {
  expect(crumbs('/')).toEqual([]);
  expect(crumbs('/partner-with-us/%E0%A4%A')[1]?.name).toBe('%E0%A4%A');
});
