import { coversNumber, coversText } from './covers-scalars.mjs';
import { enumerated, kindsOf, membersOf, show, withoutRefs } from './json-schema.mjs';

/**
 * Returns the reasons why `wide` does not allow every value that `narrow` allows, as `{ path, rule, wide, narrow }`;
 * none if it does. Called with (new, old) of a request it checks that old callers still work; with (old, new) of a
 * response, that old readers can read it. Both are JSON schemas as zod writes them. `tolerant` readers ignore
 * properties they do not know.
 */
export function findUncovered(wide, narrow, { tolerant = false } = {}) {
  return uncovered(withoutRefs(wide), withoutRefs(narrow), { path: '', tolerant });
}

function uncovered(wide, narrow, at) {
  if (isAnything(wide) || isNothing(narrow)) return [];
  const narrowMembers = membersOf(narrow);
  if (narrowMembers) return narrowMembers.flatMap((member) => uncovered(wide, member, at));
  const values = enumerated(narrow);
  if (values) return values.flatMap((value) => uncoveredValue(wide, value, at));
  const wideMembers = membersOf(wide);
  if (wideMembers) return bestOf(wideMembers, narrow, at);
  if (isAnything(narrow)) return [reason(at, 'anything', wide, narrow)];
  return uncoveredKind(wide, narrow, at);
}

const isAnything = (schema) => schema === true || Object.keys(schema).length === 0;
const isNothing = (schema) => schema === false || (schema.not !== undefined && isAnything(schema.not));

function reason({ path }, rule, wide, narrow) {
  return { path, rule, wide, narrow };
}

/** The member that fits, else the reasons of the one that comes nearest. */
function bestOf(members, narrow, at) {
  let best;
  for (const member of members) {
    const found = uncovered(member, narrow, at);
    if (found.length === 0) return [];
    if (!best || closeness(found, at) < closeness(best, at)) best = found;
  }
  return best;
}

/** A member of another kind is further away than one that differs inside. */
const closeness = (reasons, at) =>
  reasons.length + reasons.filter(({ path, rule }) => path === at.path || rule === 'value').length * 100;

function uncoveredValue(wide, value, at) {
  const members = membersOf(wide);
  if (members) {
    return members.some((member) => isAnything(member) || uncoveredValue(member, value, at).length === 0)
      ? []
      : [reason(at, 'value', show(wide), show(value))];
  }
  const values = enumerated(wide);
  const fits = values ? values.includes(value) : uncovered(wide, schemaOfValue(value), at).length === 0;
  return fits ? [] : [reason(at, 'value', show(wide), show(value))];
}

function schemaOfValue(value) {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string')
    return { type: 'string', minLength: value.length, maxLength: value.length, value };
  if (typeof value === 'number') {
    return { type: Number.isInteger(value) ? 'integer' : 'number', minimum: value, maximum: value };
  }
  return { type: typeof value };
}

function uncoveredKind(wide, narrow, at) {
  const kind = kindsOf(narrow)[0];
  if (!kindsOf(wide).includes(kind) && !(kind === 'integer' && kindsOf(wide).includes('number'))) {
    return [reason(at, 'kind', show(wide), show(narrow))];
  }
  const values = enumerated(wide);
  if (values) return [reason(at, 'value', show(wide), show(narrow))];
  const scalar = (found) => found.map(([rule, one, two]) => reason(at, rule, one, two));
  if (kind === 'string') return scalar(coversText(wide, narrow));
  if (kind === 'integer' || kind === 'number') return scalar(coversNumber(wide, narrow));
  if (kind === 'array') return uncoveredList(wide, narrow, at);
  if (kind === 'object') return uncoveredObject(wide, narrow, at);
  return [];
}

const inside = (at, name) => ({ ...at, path: at.path === '' ? name : `${at.path}.${name}` });

function uncoveredList(wide, narrow, at) {
  const found = [];
  const least = (schema) => schema.minItems ?? 0;
  const most = (schema) =>
    schema.maxItems ?? (schema.prefixItems && !schema.items ? schema.prefixItems.length : Infinity);
  if (least(wide) > least(narrow)) found.push(reason(at, 'minItems', least(wide), least(narrow)));
  if (most(wide) < most(narrow)) found.push(reason(at, 'maxItems', most(wide), most(narrow)));
  const length = Math.max(wide.prefixItems?.length ?? 0, narrow.prefixItems?.length ?? 0);
  for (let place = 0; place < length; place += 1) {
    found.push(...uncovered(itemAt(wide, place), itemAt(narrow, place), inside(at, String(place))));
  }
  if (narrow.items || !narrow.prefixItems) {
    found.push(...uncovered(wide.items || {}, narrow.items || {}, inside(at, '[]')));
  }
  return found;
}

const itemAt = (schema, place) => schema.prefixItems?.[place] ?? schema.items ?? {};

function uncoveredObject(wide, narrow, at) {
  const found = [];
  const required = new Set(wide.required);
  const always = new Set(narrow.required);
  for (const [name, property] of Object.entries(wide.properties ?? {})) {
    const given = propertyOf(narrow, name);
    if (required.has(name) && !always.has(name)) found.push(reason(inside(at, name), 'required'));
    if (given !== undefined) found.push(...uncovered(property, given, inside(at, name)));
  }
  for (const [name, property] of Object.entries(narrow.properties ?? {})) {
    if (wide.properties?.[name] !== undefined) continue;
    found.push(...uncoveredExtra(wide.additionalProperties, property, inside(at, name)));
  }
  return [...found, ...uncoveredEntries(wide, narrow, at)];
}

/**
 * Returns the schema of a property, either a named one or an entry of a record; unnamed properties of an open object
 * are never sent.
 */
function propertyOf(schema, name) {
  const own = schema.properties?.[name];
  if (own !== undefined) return own;
  return isRecord(schema) ? schema.additionalProperties : undefined;
}

const isRecord = ({ additionalProperties }) => typeof additionalProperties === 'object';

function uncoveredExtra(additional, property, at) {
  if (additional === false) return at.tolerant || isNothing(property) ? [] : [reason(at, 'unknown')];
  return typeof additional === 'object' ? uncovered(additional, property, at) : [];
}

function uncoveredEntries(wide, narrow, at) {
  if (!isRecord(narrow)) return [];
  if (wide.additionalProperties === false && !at.tolerant) return [reason(at, 'entries')];
  const found = isRecord(wide)
    ? uncovered(wide.additionalProperties, narrow.additionalProperties, inside(at, '*'))
    : [];
  if (wide.propertyNames) {
    found.push(
      ...uncovered(wide.propertyNames, narrow.propertyNames ?? { type: 'string' }, inside(at, 'name')),
    );
  }
  return found;
}
