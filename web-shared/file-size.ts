/** A file's size as people read it: "1.2 MB", "340 kB". @param bytes */
export const fileSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-PH', { maximumFractionDigits: 1 })} MB`;
