import type { OpenApiDocument } from '@jahrring/service-kit';
import { listOperations } from '../operations';
import type { Operation } from '../operations';
import type { JsonSchema } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/** An operation with the schemas of what goes in and comes out. */
export interface FuzzOperation extends Operation {
  parameters: readonly Parameter[];
  body: JsonSchema | undefined;
  /** By status. */
  answers: Readonly<Record<string, JsonSchema>>;
}

interface Content {
  content?: Readonly<Record<string, { schema: JsonSchema }>>;
}

interface RawOperation {
  parameters: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every operation of the document: what reads first, what deletes last. */
export function fuzzOperations(document: OpenApiDocument): FuzzOperation[] {
  const all = listOperations(document).map((operation) => {
    const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as unknown as RawOperation;
    const answers = Object.entries(raw.responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema ? [[status, schema] as const] : [];
    });
    return {
      ...operation,
      parameters: raw.parameters,
      body: raw.requestBody?.content?.['application/json']?.schema,
      answers: Object.fromEntries(answers),
    };
  });
  return all.sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
}
