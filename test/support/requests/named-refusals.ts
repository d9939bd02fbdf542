import { codeOfStatus } from '../../../src/platform/http/errors/error-codes.js';
import { operations, type Operation } from './openapi.js';

/**
 * Holds the API document to what is answered: a refusal whose `code` is not that of its status alone is named by its operation.
 * @param path without `/api/v1`, as it was asked for
 * @throws where it is not
 */
export function expectNamed(method: string, path: string, status: number, body: unknown): void {
  const { code } = (body ?? {}) as { code?: string };
  if (status < 400 || status >= 500 || code === undefined) return;
  if (status !== 409 && code === codeOfStatus(status)) return;
  const operation = operationOf(method, path);
  if (operation && !operation.responses[status]?.description?.includes(`\`${code}\``))
    throw new Error(
      `${method} ${operation.path} answered ${status} \`${code}\`, which the API document does not name: ` +
        'npm run openapi; where the database refuses, @Refuses stands above the route.',
    );
}

/** Of several that fit, the one with the most fixed words. */
function operationOf(method: string, path: string): Operation | undefined {
  const [asked = ''] = `/api/v1${path}`.split('?');
  return operations
    .filter((each) => each.method === method && patternOf(each.path).test(asked))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
