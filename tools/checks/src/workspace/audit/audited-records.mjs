import path from 'node:path';
import ts from 'typescript';
import { filesBelow, readText } from '../files.mjs';

const source = /(?<!\.(?:d|spec|db-spec|built-spec))\.ts$/;
const relevant = /Repository|Column\(|entity:/;
/** Bases of repositories that write no entries of their own. */
const unaudited = new Set(['ReferenceRepository', 'InstallationRepository']);

/**
 * Returns what the sources of a service write into the audit trail: `{ entity, fields, className }`, read from its
 * repositories (name and columns of the entity, and its class) and from the entries that are written explicitly.
 */
export function auditedRecords(...folders) {
  const files = folders.flatMap((folder) =>
    filesBelow(path.join(folder, 'src'), (file) => source.test(file)),
  );
  return recordsOf(files.map(readText).filter((text) => relevant.test(text)));
}

export function recordsOf(texts) {
  const classes = new Map();
  const functions = new Map();
  const entries = [];
  const visit = (node) => {
    if (ts.isClassDeclaration(node) && node.name) classes.set(node.name.text, classOf(node));
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(nameIn(node, node.name.text), node);
    if (ts.isObjectLiteralExpression(node)) entries.push(node);
    ts.forEachChild(node, visit);
  };
  texts.forEach((text, at) => visit(ts.createSourceFile(`${at}.ts`, text, ts.ScriptTarget.Latest, true)));
  const written = entries.flatMap((entry) => entryOf(entry, { classes, functions }));
  const records = new Map();
  const kept = [...classes.values()].flatMap((one) => keptOf(one, classes));
  const classNames = new Map(kept.map(({ entity, className }) => [entity, className]));
  for (const { entity, fields } of [...kept, ...written]) {
    records.set(entity, new Set([...(records.get(entity) ?? []), ...fields]));
  }
  return [...records].map(([entity, fields]) => {
    const className = classNames.get(entity);
    return { entity, fields: [...fields].sort(), ...(className ? { className } : {}) };
  });
}

function classOf(node) {
  const members = node.members;
  const build = members.find(ts.isConstructorDeclaration);
  return {
    base: node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
      ?.expression.text,
    toSuper: build?.body?.statements.map(superArguments).find(Boolean),
    columns: members.filter(isColumn).map(({ name }) => name.text),
    left: members.filter((one) => one.name?.text === 'unaudited').flatMap(stringsIn),
  };
}

function superArguments({ expression: call }) {
  return call && ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.SuperKeyword
    ? call.arguments
    : undefined;
}

function isColumn(member) {
  if (!ts.isPropertyDeclaration(member)) return false;
  const decorators = ts.getDecorators(member) ?? [];
  return decorators.some(({ expression }) => /Column$/.test(expression.expression?.text ?? ''));
}

function stringsIn(node) {
  const found = [];
  const visit = (child) => {
    if (ts.isStringLiteral(child)) found.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** A repository of licensed records, or nothing where the class is none or keeps out of the trail. */
function keptOf({ base, toSuper, left }, classes) {
  if (!/Repository$/.test(base ?? '') || unaudited.has(base)) return [];
  const [, entity, options] = toSuper ?? [];
  if (!entity || !options) return [];
  const name = ts.isStringLiteral(options) ? options : valueOf(options, 'name');
  const isOff = valueOf(options, 'audit')?.kind === ts.SyntaxKind.FalseKeyword;
  if (!name || !ts.isStringLiteral(name) || isOff) return [];
  return [
    {
      entity: name.text,
      fields: columnsOf(entity.text, classes).filter((one) => !left.includes(one)),
      className: entity.text,
    },
  ];
}

/** The columns of an entity and of what it extends. */
function columnsOf(name, classes) {
  const found = classes.get(name);
  return found ? [...found.columns, ...columnsOf(found.base, classes)] : [];
}

/** `{ action, entity: 'user', after: { number } }`, or `after: audited(user)`. */
function entryOf(node, known) {
  const entity = valueOf(node, 'entity');
  if (valueOf(node, 'action') === undefined || !entity || !ts.isStringLiteral(entity)) return [];
  const bags = [node, ...node.properties.filter(ts.isSpreadAssignment).flatMap(objectsIn)].flatMap((bag) =>
    ['before', 'after'].flatMap((name) => valueOf(bag, name) ?? []),
  );
  return [{ entity: entity.text, fields: bags.flatMap((bag) => fieldsOf(bag, known)) }];
}

function fieldsOf(node, { classes, functions }) {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => name?.text ?? []);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const name = node.expression.text;
  const made =
    functions.get(nameIn(node, name)) ?? [...functions].find(([key]) => key.endsWith(` ${name}`))?.[1];
  if (!made) return [];
  const named = objectsIn(made).flatMap((one) => one.properties.flatMap(({ name: of }) => of?.text ?? []));
  // An object made of the whole row, or of its rest, has all of its columns.
  return named.length > 0 ? named : columnsOf(made.parameters[0]?.type?.typeName?.text, classes);
}

/** A function is known by its file too: several files have one of the same name. */
function nameIn(node, name) {
  return `${node.getSourceFile().fileName} ${name}`;
}

function objectsIn(node) {
  const found = [];
  const visit = (child) => {
    if (ts.isObjectLiteralExpression(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function valueOf(node, property) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(({ name }) => name?.text === property);
  return found && (ts.isPropertyAssignment(found) ? found.initializer : found.name);
}
