import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { toFieldErrors } from '@jahrring/contracts-common';
import type { FieldError } from '@jahrring/contracts-common';
import { z } from 'zod';
import { commonError } from '../errors/app-error';

const places: Readonly<Record<string, FieldError['in']>> = { body: 'body', query: 'query', param: 'param' };

/** Checks bodies, queries and parameters against their zod schema; every wrong field is named in the answer. */
@Injectable()
export class SchemaPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { schema, type, data }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    // A missing body is an empty object: its required fields are named, not "the body".
    const input = value === undefined && type === 'body' && schema instanceof z.ZodObject ? {} : value;
    const result = schema.safeParse(input);
    if (result.success) return result.data;
    const fields = toFieldErrors(result.error.issues, input, places[type], data ? [data] : []);
    throw commonError('VALIDATION_FAILED', undefined, { fields });
  }
}
