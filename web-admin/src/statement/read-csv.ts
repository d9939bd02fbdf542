import Papa from 'papaparse';
import type { Line } from './table';

export function linesOfText(bytes: Uint8Array): Line[] {
  const { data } = Papa.parse<string[]>(decodeText(bytes).replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  return data.map((cells, n) => ({ line: n + 1, cells }));
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes on Windows: ñ is one byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
