import { typeOf, rulesOf, fieldsOf } from './openapi-fields';
import type { Schema, ApiField } from './openapi-fields';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-access'?: ApiAccess;
  'x-plugins'?: readonly string[];
}

/** The OpenAPI document of a service, as it is served at `/api/<tool>/openapi.json`. */
export interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

export interface ApiAccess {
  kind: 'public' | 'signed-in' | 'permission' | 'superadmin' | 'internal';
  any?: readonly string[];
}

export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  access: ApiAccess;
  plugins: readonly string[];
  parameters: readonly (ApiField & { place: string })[];
  body: readonly ApiField[];
  status: string;
  answer: readonly ApiField[];
}

function schemaIn(content: Content | undefined): Schema | undefined {
  const [first] = Object.values(content?.content ?? {});
  return first?.schema;
}

/**
 * Returns the operations that a service offers to people and programs, by path; calls between services are left out.
 */
export function operationsOf({ paths }: OpenApi): ApiOperation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation)),
    )
    .filter(({ access }) => access.kind !== 'internal')
    .sort((one, two) => (one.path < two.path ? -1 : one.path > two.path ? 1 : 0));
}

function toOperation(path: string, method: string, operation: Operation): ApiOperation {
  const [status = '200'] = Object.keys(operation.responses).filter((key) => key !== 'default');
  return {
    id: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'] ?? { kind: 'signed-in' },
    plugins: operation['x-plugins'] ?? [],
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema = {} }) => ({
      name,
      place,
      depth: 0,
      type: typeOf(schema),
      required: required === true,
      rules: rulesOf(schema),
    })),
    body: fieldsOf(schemaIn(operation.requestBody)),
    status,
    answer: fieldsOf(schemaIn(operation.responses[status])),
  };
}
