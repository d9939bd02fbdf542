/** Degrees, as maps on phones give them. */
export type LatLong = readonly [latitude: number, longitude: number];

/** A drawn map: simplified by hand for orientation, not a survey. */
export type LocationMap = {
  south: number;
  north: number;
  west: number;
  east: number;
  /** Coastlines; the sea is what lies outside of them. */
  land: LatLong[][];
  hills?: LatLong[][];
  roads: { kind: 'main' | 'street' | 'bridge'; name?: string; line: LatLong[] }[];
  landmarks: { name: string; at: LatLong; side: 'left' | 'right'; airport?: true }[];
  names: { text: string; at: LatLong; sea?: true }[];
  site: { name: string; at: LatLong; side: 'left' | 'right' };
};

const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function distance([lat1, lon1]: LatLong, [lat2, lon2]: LatLong): number {
  const x = radians(lon2 - lon1) * Math.cos(radians((lat1 + lat2) / 2));
  const y = radians(lat2 - lat1);
  return Math.hypot(x, y) * EARTH;
}
