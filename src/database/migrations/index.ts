import type { MigrationInterface } from 'typeorm';
import { CreateAudit1763700005001 } from './create-audit.js';
import { CreateStaffAccess1763700001001 } from './create-staff-access.js';

/** Every migration, oldest first, by class: no globs, so that what runs is what is listed. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateStaffAccess1763700001001,
  CreateAudit1763700005001,
];
