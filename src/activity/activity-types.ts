import { hasScope, type AccessRule, type Caller, type Scope } from '../platform/http/caller.js';

/** What may happen to the records of one feature, as the feature registers it. */
interface ResourceActivity {
  /** The name that the back office and the list grammar use: `delegates`. */
  resource: string;
  /** Who may read it in the feed: a scope, or `admin` for what API keys cannot read. */
  reader: AccessRule;
  /** Type → what it means, in words for the API document. */
  types: Readonly<Record<string, string>>;
}

/** A change to write down. */
export interface ActivityChange {
  resource: string;
  type: string;
  record_id: string;
  /** States of the record, without secrets; left out where there is none, or none worth keeping. */
  before?: object;
  after?: object;
}

const registered = new Map<string, ResourceActivity>();

/**
 * Registers what may happen to a feature's records, once per feature, beside its code.
 * @returns makes the entries of this resource: `delegateActivity('delegate.changed', id, { before, after })`
 */
export function defineActivity<const Type extends string>(
  resource: string,
  reader: AccessRule,
  types: Record<Type, string>,
) {
  // Another feature may add what it does to the records of this one: the door lets delegates in.
  registered.set(resource, { resource, reader, types: { ...registered.get(resource)?.types, ...types } });
  return (type: Type, record_id: string, states: Pick<ActivityChange, 'before' | 'after'> = {}) =>
    ({ resource, type, record_id, ...states }) satisfies ActivityChange;
}

/** By name, so that documents do not change with the order in which features are loaded. */
export const allActivity = (): ResourceActivity[] =>
  [...registered.values()].sort((a, b) => (a.resource < b.resource ? -1 : 1));

interface PublicType {
  type: string;
  resource: string;
  meaning: string;
}

/** Every type that keys may read, with its resource and meaning: what webhooks and the feed can tell of. */
export const publicTypes = (): PublicType[] => typesOf(({ reader }) => reader !== 'admin');

/** Those of them that this caller may read. */
export const typesFor = (by: Caller): PublicType[] =>
  typesOf(({ reader }) => reader !== 'admin' && hasScope(by, reader as Scope));

const typesOf = (isMeant: (each: ResourceActivity) => boolean): PublicType[] =>
  allActivity()
    .filter(isMeant)
    .flatMap(({ resource, types }) =>
      Object.entries(types).map(([type, meaning]) => ({ type, resource, meaning })),
    );

const named = new Map<string, string>();

/**
 * How the records of a resource are called, where all activity is told.
 * @param sql `SELECT id, … AS name FROM … WHERE id = ANY($1)`
 */
export function registerRecordNames(resource: string, sql: string): void {
  named.set(resource, sql);
}
export const recordNamesSql = (resource: string): string | undefined => named.get(resource);
