import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessRule } from '../../access/rules.js';

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
      for (const [status, description] of impliedRefusals(operation, path, method, rule))
        operation.responses[status] ??= refusal(description);
      for (const [status, response] of Object.entries(operation.responses))
        if (response) addHeaders(status, response);
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
): Iterable<[string, string]> {
  if (requestBody || parameters.length > 0) yield ['400', 'Invalid: the message says what'];
  if (!isPublic(rule)) {
    yield ['401', 'Not signed in'];
    yield [
      '403',
      rule === 'admin' ? 'Signed in, but no admin' : 'Not allowed, such as a key without the scope',
    ];
  }
  if (path.includes('{')) yield ['404', 'There is none'];
  if (requestBody) {
    yield ['413', 'The body is too large'];
    yield ['415', 'The content type is not accepted'];
  }
  if (method !== 'get' && isPublic(rule)) yield ['429', 'Too many writes from this address; see Retry-After'];
  yield ['500', 'A defect on our side'];
  yield ['503', 'The database is away; see Retry-After'];
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/RefusalAnswer' } } },
});

function addHeaders(status: string, response: object): void {
  const described = response as { headers?: Record<string, object> };
  described.headers = {
    'X-Request-Id': {
      description: 'Names this request in the log',
      schema: { type: 'string', format: 'uuid' },
    },
    ...(status === '429' || status === '503'
      ? { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } }
      : {}),
    ...described.headers,
  };
}
