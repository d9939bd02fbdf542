export const API = '/api/v1';

/** Where a resource lives when its path is not its name. */
const PATHS: Record<string, string> = {
  inquiries: 'inquiry/properties',
  'inquiries/bin': 'inquiry/properties/bin',
};

/** react-admin's resource name → its path below /api/v1. */
export const pathOf = (resource: string): string => `/${PATHS[resource] ?? resource}`;
