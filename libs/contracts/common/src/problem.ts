import { z } from 'zod';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** One wrong field of a request: where it is, what is wrong, and the i18n key that says so. */
export const fieldError = z.object({
  /** Dotted path, list positions as numbers: `positions.2.quantity`; empty for the whole body. */
  field: z.string(),
  in: z.enum(['body', 'query', 'param']).optional(),
  code: z.string(),
  key: z.string(),
  params: params.optional(),
});
export type FieldError = z.infer<typeof fieldError>;

/** RFC 9457 problem document, the only error shape of the product. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  key: z.string(),
  params: params.optional(),
  fields: z.array(fieldError).optional(),
  requestId: z.string(),
  /** On 412: the record as the server has it now, for a merge. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problem>;
