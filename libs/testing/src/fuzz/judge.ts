import type { OpenApiDocument } from '@jahrring/service-kit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { TestResponse } from '../test-client';
import type { FuzzOperation } from './fuzz-operation';
import type { JsonSchema } from './json-schema';

/** Says what is wrong with answers, by the document that declares them. */
export class Judge {
  // Formats are zod's business; strictness would refuse what zod writes.
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly compiled = new Map<JsonSchema, ValidateFunction>();
  private readonly problem: JsonSchema;

  constructor(document: OpenApiDocument) {
    const { schemas } = document.components as { schemas: { Problem: JsonSchema } };
    this.problem = schemas.Problem;
  }

  /**
   * Returns the fault of a response, or undefined. 503 counts as right if the operation calls a service that is not
   * there.
   */
  faultOf(operation: FuzzOperation, response: TestResponse, asksOthers: boolean): string | undefined {
    const { status } = response;
    if (status >= 500 && !(status === 503 && asksOthers)) return `${status}`;
    if (status >= 400) return this.problemFault(response);
    const schema = operation.answers[String(status)];
    if (!schema || response.body === undefined) return undefined;
    return this.mismatch(schema, response.body, `${status} is not what the document says`);
  }

  private problemFault({ status, body, headers }: TestResponse): string | undefined {
    if (!String(headers['content-type']).startsWith('application/problem+json')) {
      return `${status} without a problem document`;
    }
    if (body.status !== status) return `${status} whose problem document says ${body.status}`;
    return this.mismatch(this.problem, body, `${status}: not a problem document`);
  }

  private mismatch(schema: JsonSchema, value: unknown, fault: string): string | undefined {
    let validate = this.compiled.get(schema);
    if (!validate) {
      validate = this.ajv.compile(schema);
      this.compiled.set(schema, validate);
    }
    return validate(value) ? undefined : `${fault}: ${this.ajv.errorsText(validate.errors)}`;
  }
}
