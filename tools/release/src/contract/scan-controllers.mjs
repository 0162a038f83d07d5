import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../../build/src/workspace.mjs';

const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const withStatus = new Set(['ok', 'accepted']);
const withoutSchema = new Set(['file', 'noContent', 'untyped']);
const requestParts = { Body: 'body', Query: 'query', Param: 'params' };

/** The schema of `@Id()`, which names none. */
const idOfPath = { name: 'idOfPath', from: { module: '@jahrring/contracts-common', name: 'id' } };

/**
 * The endpoints that a service's controllers declare, read from their source: verb, path and the schema expressions of
 * what they take and answer, with the module each name comes from. Nothing is run.
 */
export function scanControllers(folder) {
  const files = filesBelow(folder, (file) => file.endsWith('.controller.ts'));
  return files.flatMap((file) => scanSource(readFileSync(file, 'utf8'), file));
}

export function scanSource(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  const locals = localsOf(source);
  const found = [];
  for (const statement of source.statements) {
    const base = ts.isClassDeclaration(statement) ? basePath(statement) : undefined;
    if (base === undefined) continue;
    const own = statement.members.filter(ts.isMethodDeclaration).map((method) => endpointOf(method, base));
    for (const endpoint of [...own, ...recordEndpoints(statement, base)]) {
      if (endpoint) found.push({ ...endpoint, imports, locals, file: path.basename(file) });
    }
  }
  return found;
}

function importsOf(source) {
  const names = new Map([[idOfPath.name, idOfPath.from]]);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (isTypeOnly) continue;
      names.set(name.text, { module: statement.moduleSpecifier.text, name: (propertyName ?? name).text });
    }
  }
  return names;
}

/** Constants of the controller's own file: name → initializer. */
function localsOf(source) {
  return new Map(
    source.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .filter(({ name, initializer }) => ts.isIdentifier(name) && initializer)
      .map(({ name, initializer }) => [name.text, initializer.getText()]),
  );
}

/** Calls that stand as decorators: `[name, arguments]`. */
function decorators(node) {
  return (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    .map(({ expression }) => expression)
    .filter((expression) => ts.isCallExpression(expression) && ts.isIdentifier(expression.expression))
    .map((call) => [call.expression.text, call.arguments]);
}

const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : '');

function basePath(controller) {
  for (const [name, args] of decorators(controller)) {
    if (name === 'ToolController') return joined('api', textOf(args[0]), textOf(args[1]));
    if (name === 'Controller') return joined(textOf(args[0]));
  }
  return undefined;
}

const joined = (...parts) => `/${parts.filter((part) => part !== '').join('/')}`;

function endpointOf(method, base) {
  const own = decorators(method);
  const verb = own.find(([name]) => verbs.has(name));
  if (!verb) return undefined;
  const route = joined(base.slice(1), textOf(verb[1][0])).replace(/:\w+/g, ':id');
  const endpoint = { key: `${verb[0].toUpperCase()} ${route}`, request: {}, answer: undefined };
  endpoint.answer = answerText(verb[1][2]);
  for (const parameter of method.parameters) {
    for (const [name, args] of decorators(parameter)) {
      if (name === 'Id') endpoint.request[`params.${textOf(args[0]) || 'id'}`] = idOfPath.name;
      const part = requestParts[name];
      const schema = schemaText(args);
      if (!part || !schema) continue;
      const single = textOf(args[0]);
      endpoint.request[single === '' ? part : `${part}.${single}`] = schema;
    }
  }
  return endpoint;
}

/** The endpoints that a controller has of `recordRoutes` or `childRecordRoutes`, by their options. */
function recordEndpoints(controller, base) {
  const routes = controller.heritageClauses?.[0]?.types[0]?.expression;
  const factory = routes && ts.isCallExpression(routes) ? routes.expression.getText() : '';
  if (factory !== 'recordRoutes' && factory !== 'childRecordRoutes') return [];
  const options = new Map(
    routes.arguments[1].properties.map((one) => [one.name.getText(), one.initializer ?? one.name]),
  );
  const isChild = factory === 'childRecordRoutes';
  const text = (name) => options.get(name)?.getText();
  const left = [...(isChild ? ['get'] : []), ...(options.get('without')?.elements ?? []).map(textOf)];
  const ofParent = isChild ? { 'params.id': idOfPath.name } : {};
  const ofRecord = { ...ofParent, [`params.${textOf(options.get('id')) || 'id'}`]: idOfPath.name };
  const list = options.get('list');
  const [query, listed] =
    list && ts.isArrayLiteralExpression(list)
      ? list.elements.map((one) => one.getText())
      : [undefined, text('list')];
  const one = `${base}/:id`;
  const endpoints = {
    list: [`GET ${base}`, { ...ofParent, ...(query ? { query } : {}) }, listed],
    get: [`GET ${one}`, ofRecord, text('view')],
    create: [`POST ${base}`, { ...ofParent, body: text('create') }, text('view')],
    update: [`PATCH ${one}`, { ...ofRecord, body: text('update') }, text('view')],
    remove: [`DELETE ${one}`, ofRecord, undefined],
    restore: [`POST ${one}/restore`, ofRecord, text('view')],
  };
  const offered = Object.keys(endpoints).filter((name) =>
    ['list', 'create', 'update'].includes(name) ? options.has(name) : !left.includes(name),
  );
  return offered.map((name) => {
    const [key, request, answer] = endpoints[name];
    return { key: key.replace(/:\w+/g, ':id'), request, answer };
  });
}

/** The schema an endpoint answers with, which may stand in `ok(…)` or `accepted(…)`; none where it says `file` or the like. */
function answerText(node) {
  if (!node || withoutSchema.has(node.getText())) return undefined;
  const call = ts.isCallExpression(node) && withStatus.has(node.expression.getText());
  return call ? answerText(node.arguments[0]) : node.getText();
}

/** The `schema` of a decorator's options, as it stands in the source. */
function schemaText(args) {
  for (const argument of args ?? []) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties) {
      if (property.name?.getText() !== 'schema') continue;
      return ts.isShorthandPropertyAssignment(property) ? 'schema' : property.initializer.getText();
    }
  }
  return undefined;
}
