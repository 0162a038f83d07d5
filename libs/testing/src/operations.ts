import type { Access, OpenApiDocument } from '@jahrring/service-kit';

/** One operation of an OpenAPI document, as the matrices walk it. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{parameters}`. */
  path: string;
  access: Access;
  plugins: readonly string[];
  needsIfMatch: boolean;
  hasBody: boolean;
  isUpload: boolean;
  /** Fields that its answer always has; none where it answers no record. */
  shows: readonly string[];
}

interface RawOperation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
  'x-access': Access;
  'x-plugins'?: readonly string[];
}

export function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const operation = raw as unknown as RawOperation;
      return {
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        access: operation['x-access'],
        plugins: operation['x-plugins'] ?? [],
        needsIfMatch: operation.parameters.some((parameter) => parameter.name === 'If-Match'),
        hasBody: operation.requestBody !== undefined,
        isUpload: operation.requestBody?.content['multipart/form-data'] !== undefined,
        shows: fieldsOf(operation),
      };
    }),
  );
}

function fieldsOf({ responses }: RawOperation): readonly string[] {
  const [answer] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return answer?.[1].content?.['application/json']?.schema.required ?? [];
}

/** The path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(values[name] ?? name));
}
