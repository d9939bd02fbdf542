/** Degrees, as maps on phones give them. */
export type Place = readonly [latitude: number, longitude: number];

/** A drawn map: simplified by hand for orientation, not a survey. */
export type LocationMap = {
  south: number;
  north: number;
  west: number;
  east: number;
  /** Coastlines; the sea is what lies outside of them. */
  land: Place[][];
  hills?: Place[][];
  roads: { kind: 'main' | 'street' | 'bridge'; name?: string; line: Place[] }[];
  landmarks: { name: string; at: Place; side: 'left' | 'right'; airport?: true }[];
  names: { text: string; at: Place; sea?: true }[];
  site: { name: string; at: Place; side: 'left' | 'right' };
};

const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function distance([lat1, lon1]: Place, [lat2, lon2]: Place): number {
  const x = radians(lon2 - lon1) * Math.cos(radians((lat1 + lat2) / 2));
  const y = radians(lat2 - lat1);
  return Math.hypot(x, y) * EARTH;
}
