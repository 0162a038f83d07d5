import type { core } from 'zod';

type Issue = core.$ZodIssue;
export type IssueParams = Record<string, string | number>;

export interface FieldProblem {
  /** Dotted path of the field. */
  field: string;
  code: string;
  /** Message key: `validation.<code>`. */
  key: string;
  params?: IssueParams;
}

/**
 * Zod's issues as field problems, with the same codes as the services give (`required`, `min`, `maxNumber`, `email`, …), so
 * that a form and its server say the same. A lint rule keeps contracts out of this library, hence a version of its own.
 */
export function toFieldProblems(issues: readonly Issue[], values: unknown): FieldProblem[] {
  return issues.map((issue) => {
    const inner = innermost(issue);
    const path = [...inner.path];
    const { code, params } = describe(inner, valueAt(values, path));
    return {
      field: path.map(String).join('.'),
      code,
      key: `validation.${code}`,
      ...(params ? { params } : {}),
    };
  });
}

/** A union with one candidate that failed is told by that candidate's issue. */
function innermost(issue: Issue): Issue {
  const [only, ...others] = issue.code === 'invalid_union' ? issue.errors : [];
  const first = others.length === 0 ? only?.[0] : undefined;
  return first ? { ...first, path: [...issue.path, ...first.path] } : issue;
}

function describe(issue: Issue, value: unknown): { code: string; params?: IssueParams } {
  const missing = value === undefined || value === null || value === '';
  switch (issue.code) {
    case 'invalid_type':
      return { code: missing ? 'required' : (typeCodes[issue.expected] ?? 'invalid') };
    case 'too_small':
      if (value === '' || (issue.origin === 'array' && Number(issue.minimum) === 1))
        return { code: 'required' };
      return { code: sizeCode('min', issue.origin), params: { min: toParam(issue.minimum) } };
    case 'too_big':
      return { code: sizeCode('max', issue.origin), params: { max: toParam(issue.maximum) } };
    case 'invalid_format':
      return { code: missing ? 'required' : (formatCodes[issue.format] ?? issue.format) };
    case 'invalid_value':
      return { code: missing ? 'required' : 'in' };
    case 'invalid_union':
      return { code: missing ? 'required' : 'invalid' };
    case 'not_multiple_of':
      return { code: 'multipleOf', params: { step: toParam(issue.divisor) } };
    case 'custom':
      return custom(issue.params ?? {});
    default:
      return { code: 'invalid' };
  }
}

const typeCodes: Readonly<Record<string, string>> = {
  number: 'numeric',
  int: 'integer',
  boolean: 'boolean',
  date: 'date',
  string: 'string',
};
const formatCodes: Readonly<Record<string, string>> = { datetime: 'instant' };

function sizeCode(bound: 'min' | 'max', origin: string): string {
  if (origin === 'string') return bound;
  return origin === 'array' || origin === 'set' ? `${bound}Items` : `${bound}Number`;
}

function custom({ code, ...rest }: Record<string, unknown>): { code: string; params: IssueParams } {
  const params = Object.entries(rest).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { code: typeof code === 'string' ? code : 'invalid', params: Object.fromEntries(params) };
}

function toParam(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    values,
  );
}
