import type { Role, StaffCaller } from '../caller.js';

/** The person who is signed in. */
export class MeView {
  id: string;
  email: string;
  name: string;
  role: Role;
}

export const toMe = ({ id, email, name, role }: Omit<StaffCaller, 'kind' | 'session_id'>): MeView => ({
  id,
  email,
  name,
  role,
});
