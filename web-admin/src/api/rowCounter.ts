/** Counts finished CSV rows in a stream of bytes: line feeds inside quotes belong to a cell. */
export function rowCounter(): (bytes: Uint8Array) => number {
  let rows = -1; // the heading is no row
  let quoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === 0x22) quoted = !quoted;
      else if (byte === 0x0a && !quoted) rows += 1;
    }
    return Math.max(0, rows);
  };
}
