import type { ZodType } from 'zod';

/** Rules of a field that a schema tells before anything is typed. */
export interface FieldRules {
  required?: boolean | undefined;
  maxLength?: number | undefined;
}

/** A zod schema as far as it is read here; its code comes with the contract. */
interface Schema {
  maxLength?: number | null;
  safeParse: (value: unknown) => { success: boolean };
  def: {
    type: string;
    innerType?: Schema;
    in?: Schema;
    out?: Schema;
    getter?: () => Schema;
    options?: readonly Schema[];
    left?: Schema;
    right?: Schema;
    shape?: Readonly<Record<string, Schema>>;
    element?: Schema;
    items?: readonly Schema[];
    valueType?: Schema;
  };
}

const nothing = new Set(['null', 'undefined', 'literal']);

/** Returns the schemas inside the wrappers of a schema: optional, default, pipe, lazy, union. */
function kindsOf(schema: Schema): Schema[] {
  const { def } = schema;
  const into = def.innerType ?? def.getter?.() ?? (def.in?.def.type === 'transform' ? def.out : def.in);
  if (into) return kindsOf(into);
  if (def.left && def.right) return [...kindsOf(def.left), ...kindsOf(def.right)];
  return def.options?.filter((option) => !nothing.has(option.def.type)).flatMap(kindsOf) ?? [schema];
}

/** Returns the schemas at a path; several where a value on the way may be of several kinds. */
function schemasAt(root: Schema, name: string): Schema[] {
  return name.split('.').reduce<Schema[]>(
    (schemas, key) =>
      schemas.flatMap(kindsOf).flatMap(({ def }) => {
        const next = def.shape?.[key] ?? def.element ?? def.valueType;
        return next ? [next] : (def.items ?? []);
      }),
    [root],
  );
}

function refuses(schema: Schema, empty: unknown): boolean {
  try {
    return !schema.safeParse(empty).success;
  } catch {
    // A check that waits for an answer says nothing beforehand.
    return false;
  }
}

function readRules(root: Schema, name: string, empty: unknown): FieldRules {
  const schemas = schemasAt(root, name);
  const [longest, ...others] = new Set(schemas.flatMap(kindsOf).map(({ maxLength }) => maxLength));
  return {
    ...(schemas.length > 0 && schemas.every((schema) => refuses(schema, empty)) ? { required: true } : {}),
    ...(longest && others.length === 0 ? { maxLength: longest } : {}),
  };
}

const known = new WeakMap<object, Map<string, FieldRules>>();

/** Returns the rules of the field at a path (`positions.0.title`) that holds `empty` when nothing is filled in. */
export function fieldRules(schema: ZodType, name: string, empty: unknown): FieldRules {
  const ofSchema = known.get(schema) ?? new Map<string, FieldRules>();
  known.set(schema, ofSchema);
  // All rows of a list have the same rules.
  const path = name.replace(/\.\d+(?=\.|$)/g, '.0');
  const key = `${path} ${JSON.stringify(empty)}`;
  const rules = ofSchema.get(key) ?? readRules(schema as unknown as Schema, path, empty);
  ofSchema.set(key, rules);
  return rules;
}
