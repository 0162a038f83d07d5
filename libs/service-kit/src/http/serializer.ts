import { z } from 'zod';

/** Reduces a value to what a schema declares. */
export type Pick = (value: unknown) => unknown;

type Bag = Record<string, unknown>;

const compiled = new WeakMap<z.ZodType, Pick>();

/**
 * Compiles a response schema into a plain copy of its declared fields: what is not declared never leaves, at a fraction
 * of a full parse. Schemas that compute (pipes, transforms, unions of objects) are parsed by zod itself.
 */
export function serializer(schema: z.ZodType): Pick {
  let pick = compiled.get(schema);
  if (!pick) {
    // A schema that contains itself meets this entry while it is being compiled.
    compiled.set(schema, (value) => (compiled.get(schema) ?? keep)(value));
    pick = compile(schema);
    compiled.set(schema, pick);
  }
  return pick;
}

function compile(schema: z.ZodType): Pick {
  if (schema instanceof z.ZodObject) return pickObject(schema);
  if (schema instanceof z.ZodArray) return pickArray(serializer(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return pickPresent(serializer(schema.unwrap() as z.ZodType));
  }
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodDefault) {
    return pickPresent(serializer(schema.unwrap() as z.ZodType));
  }
  if (schema instanceof z.ZodLazy) return (value) => serializer(schema.unwrap() as z.ZodType)(value);
  if (schema instanceof z.ZodRecord) return pickRecord(serializer(schema.valueType as z.ZodType));
  if (schema instanceof z.ZodUnion) return pickUnion(schema);
  if (isLeaf(schema)) return keep;
  return (value) => schema.parse(toPlain(value));
}

function keep(value: unknown): unknown {
  return value;
}

function isLeaf(schema: z.ZodType): boolean {
  return (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodDate ||
    schema instanceof z.ZodNull ||
    schema instanceof z.ZodUnknown ||
    schema instanceof z.ZodAny
  );
}

function pickObject(schema: z.ZodObject): Pick {
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => [key, serializer(field as z.ZodType)] as const,
  );
  const keys = fields.map(([key]) => key);
  const picks = fields.map(([, pick]) => (pick === keep ? null : pick));
  const loose = schema.def.catchall instanceof z.ZodUnknown;
  const declared: ReadonlySet<string> = new Set(keys);
  const nested = fields.filter(([, pick]) => pick !== keep).map(([key]) => key);
  const nullable = new Set(keys.filter((key) => mayBeNull(schema.shape[key] as z.ZodType)));
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const source = value as Bag;
    // Nothing to leave out and nothing within to cut: as it is.
    const isFlat =
      !loose &&
      nested.every((key) => source[key] === undefined || (source[key] === null && nullable.has(key)));
    if (isFlat && Object.keys(source).every((key) => declared.has(key))) return source;
    const target: Bag = loose ? { ...source } : {};
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string;
      const field = source[key];
      if (field === undefined) continue;
      const pick = picks[index];
      target[key] = pick ? pick(field) : field;
    }
    return target;
  };
}

/** Nothing is computed from a null that the schema declares. */
function mayBeNull(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return mayBeNull(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodNullable;
}

function pickArray(pick: Pick): Pick {
  if (pick === keep) return keep;
  return (value) => (Array.isArray(value) ? value.map(pick) : value);
}

function pickPresent(pick: Pick): Pick {
  if (pick === keep) return keep;
  return (value) => (value === null || value === undefined ? value : pick(value));
}

function pickRecord(pick: Pick): Pick {
  if (pick === keep) return keep;
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, pick(field)]));
  };
}

/** Plain values need no choice; objects are told apart by zod. */
function pickUnion(schema: z.ZodUnion): Pick {
  const options = schema.options as readonly z.ZodType[];
  if (options.every((option) => serializer(option) === keep)) return keep;
  return (value) => (value === null || typeof value !== 'object' ? value : schema.parse(toPlain(value)));
}

/** Dates as the text they become, so that a parse sees what the client will. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

/** For tests: the answer must be what the contract says, not only be cut to it. */
export function verifyResponse(schema: z.ZodType, value: unknown): void {
  const result = schema.safeParse(toPlain(value));
  if (!result.success) {
    throw new Error(`The answer is not what its contract says: ${z.prettifyError(result.error)}`);
  }
}

/** Returns true if a value has all that its contract says, as a client will read it. */
export function isWhole(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(toPlain(value)).success;
}
