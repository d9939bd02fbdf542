/** Lengths in metres. The origin is where the walls' middle lines meet at the top left; y grows downwards. */
export type Box = readonly [x: number, y: number, width: number, depth: number];

/** The side of the drawing that something looks to: `s` is down, the side of the view. */
export type Facing = 'n' | 'e' | 's' | 'w';

export type FurnitureKind =
  | 'bed'
  | 'sofa'
  | 'armchair'
  | 'dining'
  | 'table'
  | 'round'
  | 'rug'
  | 'kitchen'
  | 'wardrobe'
  | 'shower'
  | 'wc'
  | 'basin'
  | 'washer'
  | 'television'
  | 'desk'
  | 'lamp'
  | 'condenser'
  | 'plant'
  | 'planter';

/** Its back lies at the side opposite to `facing`. */
export type Furniture = { kind: FurnitureKind; at: Box; facing?: Facing };

export type Room = {
  name: string;
  floor: 'boards' | 'tiles' | 'deck';
  /** Between the walls. One room may be made of several boxes. */
  boxes: Box[];
  /** Where its name is written. */
  label: readonly [x: number, y: number];
};

export type Opening =
  /** A hinged leaf: `hinge` is the end of the gap it turns about, `into` the side it opens to. */
  | { kind: 'door'; at: Box; hinge: Facing; into: Facing }
  | { kind: 'sliding'; at: Box }
  | { kind: 'window'; at: Box };

/** All that the drawing of a home is made from. */
export type HomePlan = {
  /** To the middle of walls that are shared, to the outer face of the others. */
  home: Box;
  outside: Box;
  rooms: Room[];
  walls: Box[];
  openings: Opening[];
  furniture: Furniture[];
  /** Where the chains of dimensions stop: along the view, and down the left side. */
  dimensions: { across: number[]; down: number[] };
  /** Middle of the entrance, at the top. */
  entrance: number;
};

/** Square metres of a home with its balcony or terrace. */
export const floorArea = ({ home, outside }: HomePlan) => home[2] * home[3] + outside[2] * outside[3];

/** Square metres between the walls of a room, to one decimal. */
export const roomArea = ({ boxes }: Room) =>
  Math.round(boxes.reduce((sum, [, , width, depth]) => sum + width * depth, 0) * 10) / 10;
