import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessRule } from '../../access/rules.js';
import { REFUSALS, type RefusalName, SHARED_HEADERS } from './shared.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
type Rules = ReadonlyMap<string, AccessRule | undefined>;

const METHODS: Method[] = ['get', 'put', 'post', 'delete', 'patch'];
const isPublic = (rule: AccessRule | undefined) => rule === 'anyone' || rule === 'anyone-known';

/** Adds to every operation what its rule of access, its parameters and its body imply: security, refusals, headers. */
export function completeOperations(document: OpenAPIObject, rules: Rules): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const rule = rules.get(operation.operationId ?? '');
      operation.security = securityOf(rule);
      for (const response of Object.values(operation.responses)) if (response) addRequestId(response);
      for (const name of impliedRefusals(operation, path, method, rule))
        operation.responses[REFUSALS[name].status] ??= { $ref: `#/components/responses/${name}` };
    }
  }
}

function securityOf(rule: AccessRule | undefined): Operation['security'] {
  if (rule === 'anyone' || rule === undefined) return [];
  if (rule === 'anyone-known') return [{}, { session: [] }, { 'api-key': [] }];
  return rule === 'signed-in' || rule === 'admin' ? [{ session: [] }] : [{ session: [] }, { 'api-key': [] }];
}

function* impliedRefusals(
  { parameters = [], requestBody }: Operation,
  path: string,
  method: Method,
  rule: AccessRule | undefined,
): Iterable<RefusalName> {
  if (requestBody || parameters.length > 0) yield 'Invalid';
  if (!isPublic(rule)) yield* ['NotSignedIn', 'NotAllowed'] as const;
  if (path.includes('{')) yield 'NotFound';
  if (requestBody) yield* ['TooLarge', 'WrongType'] as const;
  if (method !== 'get' && isPublic(rule)) yield 'TooMany';
  yield* ['Defect', 'Away'] as const;
}

function addRequestId(response: object): void {
  const described = response as { headers?: Record<string, object> };
  described.headers = { ...SHARED_HEADERS, ...described.headers };
}
