import type { MigrationInterface } from 'typeorm';
import { CreateStaffAccess1763700001001 } from './create-staff-access.js';

/** Every migration, oldest first, by class: no globs, so that what runs is what is listed. */
export const migrations: (new () => MigrationInterface)[] = [CreateStaffAccess1763700001001];
