import { constants, setPriority } from 'node:os';

/** Lets pages and sign-ins come before a process of ours that works on something else. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already, or the system does not let us.
  }
}
