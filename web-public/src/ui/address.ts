/** A segment of an address, decoded. It may hold a broken escape, which then is shown as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The last segment of the address that is open; '' at `/`. */
export const lastSegment = (): string => decodeSegment(location.pathname.split('/').at(-1) ?? '');
