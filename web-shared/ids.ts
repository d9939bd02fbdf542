import { v4 } from 'uuid';

/**
 * A random UUID. Browsers have `crypto.randomUUID` on https and localhost alone; people also open the site and the back
 * office at an address of their office's network.
 */
export const newId = (): string => v4();
