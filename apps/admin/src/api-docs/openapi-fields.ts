/** A JSON schema as far as it is read here. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A field of what is sent or answered; depth tells what it lies in. */
export interface ApiField {
  name: string;
  depth: number;
  type: string;
  required: boolean;
  /** Bounds and choices, as they are checked. */
  rules: string;
}

/** Deeper than this nobody reads a table; the document itself has it all. */
const deepest = 5;

function isNull({ type }: Schema): boolean {
  return type === 'null';
}

/** Returns the remaining schema of a choice between a schema and null, and whether it is nullable. */
function meaning(schema: Schema): { schema: Schema; nullable: boolean } {
  const choices = schema.anyOf ?? schema.oneOf;
  const some = choices?.filter((choice) => !isNull(choice)) ?? [];
  const [only] = some;
  if (only && some.length === 1) return { schema: only, nullable: some.length !== choices?.length };
  return { schema, nullable: false };
}

export function typeOf(schema: Schema): string {
  const { schema: inner, nullable } = meaning(schema);
  const choices = (inner.anyOf ?? inner.oneOf)?.map(typeOf);
  const types = Array.isArray(inner.type) ? inner.type : [inner.type ?? ''];
  const plain = choices ?? types.map((type) => (type === 'array' ? `${typeOf(inner.items ?? {})}[]` : type));
  const words = [...new Set(plain.filter(Boolean))].join(' | ') || 'any';
  return `${inner.format && words === 'string' ? inner.format : words}${nullable ? ' | null' : ''}`;
}

export function rulesOf(schema: Schema): string {
  const { schema: inner } = meaning(schema);
  const { minimum, maximum, minLength, maxLength, maxItems } = inner;
  const span = (low: number | undefined, high: number | undefined, unit = '') =>
    low === undefined && high === undefined ? [] : [`${low ?? ''}…${safe(high)}${unit}`];
  return [
    ...(inner.enum ? [inner.enum.map(String).join(' · ')] : []),
    ...(inner.const === undefined ? [] : [String(inner.const)]),
    ...span(safeLow(minimum), maximum),
    ...span(minLength, maxLength, ' chars'),
    ...span(undefined, maxItems, ' items'),
    ...(inner.default === undefined ? [] : [`= ${JSON.stringify(inner.default)}`]),
  ].join(', ');
}

/** A bound that is no bound: the largest whole number there is. */
function safe(bound: number | undefined): string {
  return bound === undefined || bound >= Number.MAX_SAFE_INTEGER ? '' : String(bound);
}

function safeLow(bound: number | undefined): number | undefined {
  return bound === undefined || bound <= Number.MIN_SAFE_INTEGER ? undefined : bound;
}

/** The fields of an object, and of those in it, in the order they are declared in; of a list those of its members. */
export function fieldsOf(given: Schema | undefined, depth = 0): ApiField[] {
  if (!given || depth > deepest) return [];
  const { schema } = meaning(given);
  if (schema.items) return fieldsOf(schema.items, depth);
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { name, depth, type: typeOf(field), required: required.has(name), rules: rulesOf(field) },
    ...fieldsOf(field, depth + 1),
  ]);
}
