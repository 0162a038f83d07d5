import { newId } from '@jahrring/contracts-common';
import { fillPath, pathParameters } from './operations';
import type { Operation } from './operations';
import type { TestService } from './start-test-service';
import { keysOf, readsRecord } from './record-reads';

export function callOperation(client: ReturnType<TestService['as']>, operation: Operation) {
  const ids = Object.fromEntries(pathParameters(operation.path).map((name) => [name, newId()]));
  return client.call(operation.method, fillPath(operation.path, ids), operation.hasBody ? {} : undefined, {
    ...(operation.needsIfMatch ? { ifMatch: 1 } : {}),
    key: null,
    statusOnly: true,
  });
}

/**
 * Returns the status of a refusal: operations of the installation do not exist for anybody else, nor do those between
 * services.
 */
export function refusalOf({ access, path }: Operation): 403 | 404 {
  if (access.kind === 'internal') return 404;
  return access.kind === 'superadmin' && pathParameters(path).length > 0 ? 404 : 403;
}

/** Every list, with each key that opens it. */
export function listsByKey(operations: readonly Operation[]): { operation: Operation; key: string }[] {
  return operations
    .filter((operation) => operation.method === 'GET' && !readsRecord(operation))
    .flatMap((operation) => keysOf(operation).map((key) => ({ operation, key })));
}
