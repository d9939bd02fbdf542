import type { components } from 'web-shared/api/schema';

type Schemas = components['schemas'];

/** The API's answers, by the names that this page uses; all of them come from openapi-office.json. */
export type SignedIn = Schemas['SignedInDevice'];
export type Scan = Schemas['ScanFields'];
export type ScanAnswer = Schemas['ScanView'];
export type Snapshot = Schemas['SnapshotView'];
export type LiveAnswer = Schemas['LiveView'];
export type Counts = Schemas['DoorCounts'];
export type Found = Schemas['FoundDelegate'];
export type Member = Schemas['GroupMember'];
export type UndoneScan = Schemas['UndoneScan'];
export type HandedIn = Schemas['HandedIn'];
export type Outcome = ScanAnswer['outcome'];

/** Who is in: since when, where, let in by whom. */
export interface Entry {
  at: string | null;
  gate: string | null;
  by: string | null;
}

/** What waits to be sent, in the order in which it happened. */
export type Queued =
  | { seq?: number; kind: 'scan'; scan: Scan }
  | { seq?: number; kind: 'undo'; nonce: string; reason: string; ticket?: string | null };

/** What the screen says of a ticket. */
export interface Shown {
  nonce: string;
  /** `unkept`: nobody knows of this scan, neither the server nor this device. */
  outcome: Outcome | 'checking' | 'unkept';
  /** false: the server said so; true: this device alone, from its own list. */
  decidedOffline: boolean;
  /** When, in milliseconds. */
  at: number;
  ticket: string | null;
  name: string | null;
  church: string | null;
  other_event: string | null;
  /** Left out by a device that decides by itself. */
  event_cancelled?: boolean;
  in_since: string | null;
  in_at: string | null;
  in_by: string | null;
  due_centavos: number | null;
  group: Member[];
  undone?: boolean;
}

/** All that the screen shows. */
export interface DoorState {
  phase: 'starting' | 'signed-out' | 'ready';
  /** Why the device is signed out, or what fails. */
  message?: string;
  session?: SignedIn;
  gate: string | null;
  /** Whether the server answers. */
  online: boolean;
  /** Whether this device can keep what is scanned; else it works only while it is connected. */
  keeps: boolean;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockOffset: number;
  /** How much is not sent yet. */
  waiting: number;
  counts?: Counts;
  /** From when the list of tickets on this device is. */
  list?: { as_of: string; size: number };
  shown?: Shown;
  /** The last ones, newest first. */
  recent: Shown[];
}
