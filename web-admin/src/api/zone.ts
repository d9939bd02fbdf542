import { timeZone } from '../format/dates';

/** The zone in which the server reads "today", as a part of an address. */
export const zone = () => new URLSearchParams({ tz: timeZone() }).toString();
