import { theAccount } from './session';

/** What only an admin may see; the API refuses it to others as well. */
const ADMIN_ONLY = ['staff', 'api-keys', 'webhooks', 'jobs'];

/** Whether the person who is signed in may open a resource. */
export const mayOpen = (resource: string): boolean =>
  !ADMIN_ONLY.includes(resource) || theAccount().role === 'admin';
