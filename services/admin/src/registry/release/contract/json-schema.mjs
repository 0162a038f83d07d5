/** Depth to which a schema that contains itself is compared; deeper levels repeat the same shape. */
const deepest = 3;

/** The schema with every `$ref` written out; one that contains itself ends after a few turns as "anything". */
export function withoutRefs(schema) {
  const named = schema.$defs ?? {};
  const resolve = (node, turns) => {
    if (Array.isArray(node)) return node.map((part) => resolve(part, turns));
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref !== 'string') {
      return Object.fromEntries(
        Object.entries(node)
          .filter(([name]) => name !== '$defs')
          .map(([name, part]) => [name, resolve(part, turns)]),
      );
    }
    const count = (turns[node.$ref] ?? 0) + 1;
    if (count > deepest) return {};
    const target = node.$ref === '#' ? schema : named[node.$ref.replace('#/$defs/', '')];
    return resolve(target ?? {}, { ...turns, [node.$ref]: count });
  };
  return resolve(schema, {});
}

/** The alternatives of a union, else nothing; parts that all hold are merged into one. */
export function membersOf(schema) {
  if (schema === true || schema === false) return undefined;
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return members;
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  if (schema.allOf && schema.type === undefined) return mergedParts(schema.allOf);
  return undefined;
}

/** Everything that all parts ask for at once, as the union of what their alternatives make together. */
function mergedParts(parts) {
  return parts
    .map((part) => membersOf(part) ?? [part])
    .reduce((made, members) => made.flatMap((one) => members.map((other) => merge(one, other))), [{}]);
}

function merge(one, other) {
  const merged = { ...one, ...other };
  if (one.properties && other.properties) merged.properties = { ...one.properties, ...other.properties };
  if (one.required && other.required) merged.required = [...one.required, ...other.required];
  // Each part refuses what the other names: together they take what either knows.
  if (one.additionalProperties !== other.additionalProperties) delete merged.additionalProperties;
  return merged;
}

/** The values of an enumeration or constant, else nothing. */
export function enumerated(schema) {
  if (schema === true || schema === false) return undefined;
  if ('const' in schema) return [schema.const];
  return schema.enum;
}

/** JSON types a schema without alternatives allows. */
export function kindsOf(schema) {
  if (schema.type !== undefined) return [schema.type];
  const values = enumerated(schema);
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  return schema.properties || schema.additionalProperties !== undefined ? ['object'] : [];
}

/** A short name of what a schema or a value is, for a sentence. */
export function show(part) {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const values = enumerated(part);
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  const members = membersOf(part);
  if (members) return [...new Set(members.map(show))].join(' or ');
  return kindsOf(part).join(', ') || 'anything';
}
