/** Zones that the hours of a person are told in. Those whose clocks change in summer name no distance. */
export const ZONES = {
  manila: 'Manila time (GMT+8)',
  hongkong: 'Hong Kong time (GMT+8)',
  singapore: 'Singapore time (GMT+8)',
  tokyo: 'Tokyo time (GMT+9)',
  dubai: 'Dubai time (GMT+4)',
  riyadh: 'Riyadh time (GMT+3)',
  london: 'London time',
  newyork: 'New York time',
  losangeles: 'Los Angeles time',
  sydney: 'Sydney time',
};
export type Zone = keyof typeof ZONES;
