import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of processor time so far of a process, where /proc tells (Linux; a tick is 10 ms). */
export function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return NaN;
  }
}

/** The same of a PostgreSQL, with all the processes that it has now. */
export function cpuOfPostgres(postmaster) {
  const children = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && parentOf(pid) === postmaster;
    } catch {
      return false; // it ended meanwhile
    }
  });
  return [postmaster, ...children].reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0);
}

const parentOf = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
