/** Lengths in metres; x to the right, heights above the street or the beach. */
export type Floors = {
  x: number;
  width: number;
  from: number;
  floors: number;
  storey: number;
  use: 'homes' | 'parking' | 'shops' | 'lobby';
  /** How far balconies or terraces stand out at the left and at the right. */
  out?: readonly [left: number, right: number];
  /** With a hedge along the edge of each floor. */
  planted?: boolean;
};

export type SectionData = {
  width: number;
  /** Top of the drawing. */
  top: number;
  /** The ground, from the left edge to the right. */
  ground: readonly (readonly [x: number, height: number])[];
  sea?: { from: number; level: number };
  pool?: { x: number; width: number; at: number };
  floors: Floors[];
  /** Lifts and stairs. */
  cores: { x: number; width: number; from: number; to: number }[];
  /** A roof on posts over the highest floor. */
  crowns: { x: number; width: number; from: number; height: number }[];
  trees: { kind: 'palm' | 'tree'; x: number; at: number; height: number }[];
  people: (readonly [x: number, at: number])[];
  /** Words beside a height, with a line to `x`. */
  levels: { at: number; text: string; x: number; textAt?: number }[];
  places: { x: number; at: number; text: string }[];
};

/** Looking north: the city at the left, the harbor and the Mactan channel at the right. */
export const alphaSection: SectionData = {
  width: 150,
  top: 128,
  ground: [
    [0, 0],
    [108, 0],
    [109, -0.4],
    [126, -0.4],
    [127, -3],
    [150, -6],
  ],
  sea: { from: 126.5, level: -1.6 },
  pool: { x: 87, width: 12, at: 18.8 },
  floors: [
    { x: 34, width: 66, from: 0, floors: 1, storey: 5.2, use: 'shops' },
    { x: 34, width: 66, from: 5.2, floors: 4, storey: 3.4, use: 'parking' },
    { x: 43, width: 21, from: 18.8, floors: 1, storey: 2.2, use: 'lobby' },
    { x: 70, width: 13, from: 18.8, floors: 1, storey: 2.2, use: 'lobby' },
    { x: 40, width: 27, from: 21, floors: 29, storey: 3.2, use: 'homes', out: [1.4, 1.4] },
    { x: 69, width: 15, from: 21, floors: 25, storey: 3.2, use: 'homes', out: [0, 1.25] },
  ],
  cores: [
    { x: 50, width: 6.5, from: 0, to: 119.5 },
    { x: 67, width: 2, from: 0, to: 119 },
    { x: 74.5, width: 4, from: 0, to: 104 },
  ],
  crowns: [
    { x: 43, width: 21, from: 113.8, height: 4.6 },
    { x: 69, width: 15, from: 101, height: 5.2 },
  ],
  trees: [
    { kind: 'tree', x: 22, at: 0, height: 9 },
    { kind: 'tree', x: 29.5, at: 0, height: 7.5 },
    { kind: 'palm', x: 36.5, at: 18.8, height: 7 },
    { kind: 'palm', x: 85.5, at: 18.8, height: 8 },
    { kind: 'tree', x: 102.5, at: 0, height: 8.5 },
    { kind: 'palm', x: 114, at: -0.4, height: 9 },
    { kind: 'palm', x: 121, at: -0.4, height: 10 },
  ],
  people: [
    [17, 0],
    [25.5, 0],
    [27, 0],
    [38.5, 18.8],
    [92, 20.3],
    [96.8, 18.8],
    [105, 0],
    [117, -0.4],
  ],
  levels: [
    { at: 113.8, text: 'Roof +114 m', x: 40 },
    { at: 67, text: '29 floors', x: 40 },
    { at: 18.8, text: 'Garden +19 m', x: 34 },
    { at: 11, text: 'Parking', x: 34 },
    { at: 2.6, text: 'Shops', x: 34 },
  ],
  places: [
    { x: 13, at: -8, text: 'City' },
    { x: 114, at: -8, text: 'Harbor road' },
    { x: 139, at: -9.5, text: 'Channel' },
  ],
};

/** Looking north: the cliff at the left, the cove at the right. */
export const groveSection: SectionData = {
  width: 132,
  top: 112,
  ground: [
    [0, 88],
    [6, 86],
    [12, 70],
    [15, 48],
    [18, 22],
    [22, 9],
    [28, 6],
    [36, 5],
    [84, 4.6],
    [94, 3.2],
    [104, 1],
    [112, -1],
    [132, -7],
  ],
  sea: { from: 104, level: 0 },
  floors: [
    { x: 42, width: 30, from: 5, floors: 2, storey: 4.2, use: 'lobby' },
    { x: 42, width: 30, from: 13.4, floors: 9, storey: 3.3, use: 'homes', out: [1.4, 2], planted: true },
    { x: 44, width: 26.4, from: 43.1, floors: 9, storey: 3.3, use: 'homes', out: [1.4, 2], planted: true },
    { x: 46, width: 22.4, from: 72.8, floors: 7, storey: 3.3, use: 'homes', out: [1.4, 2], planted: true },
  ],
  cores: [{ x: 54, width: 6, from: 5, to: 100 }],
  crowns: [{ x: 49, width: 16, from: 95.9, height: 4 }],
  trees: [
    { kind: 'tree', x: 3, at: 87, height: 6 },
    { kind: 'tree', x: 27, at: 6, height: 10 },
    { kind: 'tree', x: 34, at: 5, height: 8 },
    { kind: 'palm', x: 80, at: 4.8, height: 11 },
    { kind: 'palm', x: 87, at: 4.2, height: 13 },
    { kind: 'palm', x: 93, at: 3.3, height: 10 },
  ],
  people: [
    [37.5, 5],
    [77, 4.8],
    [84, 4.6],
    [99, 2.1],
    [101, 1.6],
  ],
  levels: [
    { at: 95.9, text: 'Roof +91 m', x: 46 },
    { at: 84, text: '7 floors of homes', x: 44.6, textAt: 77 },
    { at: 58, text: '9 floors of homes', x: 42.6, textAt: 77 },
    { at: 28, text: '9 floors of homes', x: 40.6, textAt: 77 },
  ],
  places: [
    { x: 8, at: -8, text: 'Cliff' },
    { x: 92, at: -8, text: 'Beach' },
    { x: 121, at: -9.5, text: 'Cove' },
  ],
};
