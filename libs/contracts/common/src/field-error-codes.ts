import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;
type Params = Record<string, string | number>;

interface Finding {
  code: string;
  params?: Params;
}

export function describe(issue: Issue, value: unknown): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(value) ? { code: 'required' } : { code: typeCode(issue.expected) };
    case 'too_small':
      return tooSmall(issue, value);
    case 'too_big':
      return { code: sizeCode('max', issue.origin), params: { max: toParam(issue.maximum) } };
    case 'invalid_format':
      return value === '' ? { code: 'required' } : { code: formatCode(issue.format) };
    case 'invalid_value':
      return isMissing(value) ? { code: 'required' } : { code: 'in' };
    case 'invalid_union':
      return isMissing(value) ? { code: 'required' } : { code: 'invalid' };
    case 'unrecognized_keys':
      return { code: 'unknown' };
    case 'not_multiple_of':
      return { code: 'multipleOf', params: { step: toParam(issue.divisor) } };
    case 'custom':
      return custom(issue);
    default:
      return { code: 'invalid' };
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, value: unknown): Finding {
  const minimum = toParam(issue.minimum);
  // Forms trim first: a blank text is a missing one.
  const blank = typeof value === 'string' && value.trim() === '';
  if (blank || (issue.origin === 'array' && minimum === 1)) return { code: 'required' };
  return { code: sizeCode('min', issue.origin), params: { min: minimum } };
}

/** Text lengths, list sizes and numbers need different sentences. */
function sizeCode(bound: 'min' | 'max', origin: string): string {
  if (origin === 'string') return bound;
  if (origin === 'array' || origin === 'set') return `${bound}Items`;
  return `${bound}Number`;
}

const typeCodes: Readonly<Record<string, string>> = {
  number: 'numeric',
  int: 'integer',
  boolean: 'boolean',
  date: 'date',
  string: 'string',
};

function typeCode(expected: string): string {
  return typeCodes[expected] ?? 'invalid';
}

const formatCodes: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'instant',
  regex: 'regex',
};

function formatCode(format: string): string {
  return formatCodes[format] ?? format;
}

/** A refinement names its code and params: `.refine(check, { params: { code: 'after', other: 'start' } })`. */
function custom(issue: z.core.$ZodIssueCustom): Finding {
  const { code, ...rest } = issue.params ?? {};
  const entries = Object.entries(rest).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return {
    code: typeof code === 'string' ? code : 'invalid',
    ...(entries.length > 0 ? { params: Object.fromEntries(entries) } : {}),
  };
}

function toParam(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
