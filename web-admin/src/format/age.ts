const HOUR = 3_600_000;

/** How long ago a moment was, in the largest unit that says enough: "25 min", "7 h", "3 days". */
export function formatAge(iso: string, now = Date.now()): string {
  const hours = Math.max(0, now - new Date(iso).getTime()) / HOUR;
  if (hours < 1) return `${Math.floor(hours * 60)} min`;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24).toLocaleString()} days`;
}

/** Whether a moment lies longer ago than so many milliseconds. */
export const isOlderThan = (iso: string, age: number): boolean => Date.now() - new Date(iso).getTime() > age;

/** Minutes as people say a duration: "40 min", "3 h", "2 days". */
export const formatMinutes = (minutes: number): string =>
  formatAge(new Date(0).toISOString(), minutes * 60_000);
