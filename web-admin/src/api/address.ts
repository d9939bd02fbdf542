export const API = '/api/v1';

/** Where a resource lives when its path is not its name. */
const PATHS: Record<string, string> = {
  inquiries: 'inquiry/properties',
  'inquiries/bin': 'inquiry/properties/bin',
};

/** react-admin's resource name → its path below /api/v1. */
export const pathOf = (resource: string): string => `/${PATHS[resource] ?? resource}`;

/** What may be changed of a record whose own fields never change. */
const CHANGES: Record<string, string> = { inquiries: '/work' };

/** Where changes of a record are sent. */
export const changePathOf = (resource: string, id: string): string =>
  `${pathOf(resource)}/${id}${CHANGES[resource] ?? ''}`;
