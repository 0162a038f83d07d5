import type { z } from 'zod';
import type { FieldError } from './problem';
import { describe } from './field-error-codes';
import type { Issue } from './field-error-codes';

const maxFieldErrors = 100;

/**
 * Turns zod's issues into field errors. Used by the server's pipe and by the client's forms, so both say the same.
 * `input` is the value that was checked: it tells a missing value from a wrong one.
 */
export function toFieldErrors(
  issues: readonly Issue[],
  input: unknown,
  where?: FieldError['in'],
  prefix: readonly PropertyKey[] = [],
): FieldError[] {
  return issues
    .flatMap((issue) => flatten(issue))
    .slice(0, maxFieldErrors)
    .map((issue) => {
      const { code, params } = describe(issue, valueAt(input, issue.path));
      return {
        field: [...prefix, ...issue.path].map(String).join('.'),
        ...(where ? { in: where } : {}),
        code,
        key: `validation.${code}`,
        ...(params ? { params } : {}),
      };
    });
}

/** An unknown key is reported at that key, not at the object that holds it. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  }
  if (issue.code === 'invalid_union') return flattenUnion(issue);
  return [issue];
}

function flattenUnion(issue: z.core.$ZodIssueInvalidUnion): Issue[] {
  const best = [...issue.errors].sort((a, b) => a.length - b.length)[0];
  if (issue.errors.length !== 1 || !best) return [issue];
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
