import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { loadDescriptor } from '../../../build/src/descriptor.mjs';
import { filesBelow, readJson, workspaceRoot } from '../../../build/src/workspace.mjs';
import { scanControllers } from './scan-controllers.mjs';
import { runTypeScript } from './typescript-hooks.mjs';

/** Of the file `contract.json`: raised when its shape changes. */
const format = 1;

/**
 * Returns a tool's contract with others as plain data, stored with every release: its service's endpoints with JSON
 * schemas of their input and responses, its events, permission keys, error codes, and what its descriptor shows.
 */
export async function takeSnapshot(id, folder) {
  const descriptor = await loadDescriptor(id, folder);
  const service = path.join(workspaceRoot, 'services', id);
  const contract = await loadContract(id);
  const endpoints = await endpointsOf(scanControllers(path.join(service, 'src')));
  return {
    format,
    tool: id,
    service: readJson(path.join(service, 'package.json'))?.version ?? null,
    endpoints,
    ...namesOf(contract),
    ...shownBy(descriptor),
  };
}

async function loadContract(id) {
  const index = path.join(workspaceRoot, 'libs/contracts', id, 'src/index.ts');
  if (filesBelow(path.dirname(index)).length === 0) return {};
  return importModule(`@jahrring/contracts-${id}`);
}

async function importModule(name) {
  runTypeScript();
  return import(name);
}

async function endpointsOf(scanned) {
  const answer = {};
  for (const endpoint of scanned) {
    const request = {};
    for (const [part, text] of Object.entries(endpoint.request)) {
      request[part] = jsonSchema(await evaluate(text, endpoint), 'input');
    }
    answer[endpoint.key] = {
      request,
      answer: endpoint.answer ? jsonSchema(await evaluate(endpoint.answer, endpoint), 'output') : null,
    };
  }
  return sorted(answer);
}

/** The schema an expression of a controller names; its names come from contracts or stand in the same file. */
async function evaluate(text, endpoint) {
  const { imports, locals, key, file } = endpoint;
  const values = new Map();
  for (const name of new Set(text.match(/\b[a-zA-Z_]\w*\b/g))) {
    if (imports.has(name)) values.set(name, await importedValue(imports.get(name), key, file));
    else if (locals.has(name)) values.set(name, await evaluate(locals.get(name), endpoint));
  }
  const script = ts.transpile(`const schema = ${text};`, { target: ts.ScriptTarget.Latest });
  return new Function(...values.keys(), `${script}return schema;`)(...values.values());
}

async function importedValue({ module, name }, key, file) {
  if (module !== 'zod' && !module.startsWith('@jahrring/contracts-')) {
    throw new Error(`${key} (${file}): its schema "${name}" stands in ${module}, not in a contract`);
  }
  return (await importModule(module))[name];
}

/** JSON schema without what only readers need. */
export function jsonSchema(schema, io) {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return withoutNotes(json);
}

function withoutNotes(value) {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !isNote(name, part))
      .map(([name, part]) => [name, withoutNotes(part)]),
  );
}

const notes = new Set(['$schema', 'description', 'title', 'examples']);
/** A property may be called `title` too; then its value is a schema. */
const isNote = (name, part) => notes.has(name) && typeof part !== 'object';

/** Events, permission keys and error codes, found among the contract's exports by their shape. */
function namesOf(contract) {
  const events = {};
  const errors = {};
  const permissions = new Set();
  for (const [name, value] of Object.entries(contract)) {
    if (isEvent(value)) events[`${value.name}@${value.version}`] = jsonSchema(value.schema, 'output');
    else if (isErrorTable(value)) for (const code of Object.keys(value)) errors[code] = value[code].status;
    else if (/Permissions$/.test(name)) for (const key of keysIn(value)) permissions.add(key);
  }
  return { events: sorted(events), errors: sorted(errors), permissions: [...permissions].sort() };
}

const isEvent = (value) =>
  typeof value?.name === 'string' && typeof value.version === 'number' && value.schema instanceof z.ZodType;

const isErrorTable = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((entry) => typeof entry?.status === 'number' && typeof entry.key === 'string');

function keysIn(value) {
  const texts = Array.isArray(value) ? value : typeof value === 'object' ? Object.values(value ?? {}) : [];
  return texts.filter((text) => typeof text === 'string' && text.startsWith('tools.'));
}

function shownBy(descriptor) {
  const { routes, extensions, shell, services, plugins, core } = descriptor;
  return {
    routes: Object.fromEntries(routes.map(({ path: route, any }) => [route, [...any].sort()])),
    exposes: [...new Set([...routes, ...extensions].map(({ expose }) => expose))].sort(),
    extensions: extensions.map(({ point, expose }) => `${point} ${expose}`).sort(),
    needs: { shell, services },
    plugins: core ? [] : [...plugins].sort(),
  };
}

const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([one], [two]) => (one < two ? -1 : 1)));
