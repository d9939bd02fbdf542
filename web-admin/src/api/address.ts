import { timeZone } from '../format/dates';

export const API = '/api/v1';

/** Where a resource lives when its path is not its name. */
const PATHS: Record<string, string> = {
  inquiries: 'inquiry/properties',
  'inquiries/bin': 'inquiry/properties/bin',
};

/** react-admin's resource name → its path below /api/v1. */
export const pathOf = (resource: string): string => `/${PATHS[resource] ?? resource}`;

/** The zone in which the server reads "today", as a part of an address. */
export const zone = () => new URLSearchParams({ tz: timeZone() }).toString();
