import { createHash } from 'node:crypto';
import { StreamableFile } from '@nestjs/common';
import { isUuid } from '../../platform/http/fields/uuid.js';

/** What a record of a person has, however the feature calls it; colleagues have none of these. */
const PERSON_FIELDS = ['first_name', 'contact_name', 'phone_number', 'phone_numbers', 'to_address'] as const;

/** No answer nests records deeper than this. */
const DEEPEST = 5;

/**
 * The persons of an answer, each by an id: of their record, or made of what the answer says where it has none. Every
 * answer is looked at, so that no route is forgotten.
 */
export function personsIn(answer: unknown): string[] {
  const found = new Set<string>();
  collect(answer, DEEPEST, found);
  return [...found].sort();
}

function collect(value: unknown, depth: number, found: Set<string>): void {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, depth, found);
    return;
  }
  // A file or a stream is no record.
  if (value instanceof StreamableFile || value instanceof Uint8Array) return;
  const fields = value as Record<string, unknown>;
  if (PERSON_FIELDS.some((name) => fields[name] != null)) found.add(idOf(fields));
  for (const inner of Object.values(fields)) collect(inner, depth - 1, found);
}

function idOf(fields: Record<string, unknown>): string {
  const id = fields.id ?? fields.record_id;
  if (isUuid(id)) return id;
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
