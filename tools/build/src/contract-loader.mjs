import path from 'node:path';
import ts from 'typescript';

const dataQuery = '?data';

/**
 * Splits a contract's module for browser builds. A list page needs a few plain values of its contract (what can be
 * sorted, which status codes there are) and would get every schema of the module, and zod with them. What depends on
 * no import becomes a module of its own (`?data`); the rest re-exports it. Constants that call something are marked
 * pure, so that unused ones fall away. Contracts are declarations only, which makes both safe.
 */
export default function splitContract(source) {
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const declarations = declarationsOf(file);
  const data = untainted(file, declarations);
  if (this.resourceQuery === dataQuery) return dataModule(file, declarations, data);
  const pure = withPureConstants(file, source, data);
  return data.size === 0 ? pure : `${dataImports(this.resourcePath, file, declarations, data)}\n${pure}`;
}

/** Top-level constants and functions by name, each with its statement. */
function declarationsOf(file) {
  const found = new Map();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement) && !isAmbient(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) found.set(name.text, statement);
      }
    }
  }
  return found;
}

/** `declare const`: a global, declared for the type checker only. */
function isAmbient(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;
}

function isVariable(statement) {
  return ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0;
}

/** Names that depend on no import, directly or through others. */
function untainted(file, declarations) {
  const tainted = new Set(importedNames(file));
  if (tainted.size === 0) return new Set();
  // Variables that change must stay with the code that changes them.
  for (const [name, statement] of declarations) if (isVariable(statement)) tainted.add(name);
  let before;
  do {
    before = tainted.size;
    for (const [name, statement] of declarations) if (mentions(statement, tainted)) tainted.add(name);
  } while (tainted.size > before);
  return new Set([...declarations.keys()].filter((name) => !tainted.has(name)));
}

function importedNames(file) {
  return file.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .map(({ importClause }) => importClause)
    .filter((clause) => clause !== undefined && !clause.isTypeOnly)
    .flatMap(({ name, namedBindings }) => [
      ...(name ? [name.text] : []),
      ...(namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : []),
      ...(namedBindings && ts.isNamedImports(namedBindings)
        ? namedBindings.elements.filter((element) => !element.isTypeOnly).map((element) => element.name.text)
        : []),
    ]);
}

/**
 * Returns true if a node uses one of the names as a value; types do not count. A parameter of the same name does, which
 * is harmless.
 */
function mentions(node, names) {
  if (ts.isTypeNode(node)) return false;
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return mentions(node.expression, names);
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return mentions(node.initializer, names);
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false;
}

function isExported(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function dataModule(file, declarations, data) {
  const statements = new Set([...data].map((name) => declarations.get(name)));
  const hidden = [...data].filter((name) => !isExported(declarations.get(name)));
  const text = file.statements
    .filter((statement) => statements.has(statement))
    .map((one) => one.getText(file));
  return [...text, hidden.length > 0 ? `export { ${hidden.join(', ')} };` : ''].join('\n');
}

function dataImports(resourcePath, file, declarations, data) {
  const request = JSON.stringify(`./${path.basename(resourcePath)}${dataQuery}`);
  const kept = file.statements.filter(
    (statement) => ![...data].some((name) => declarations.get(name) === statement),
  );
  const needed = [...data].filter((name) => kept.some((statement) => mentions(statement, new Set([name]))));
  const exported = [...data].filter((name) => isExported(declarations.get(name)));
  return [
    needed.length > 0 ? `import { ${needed.join(', ')} } from ${request};` : '',
    exported.length > 0 ? `export { ${exported.join(', ')} } from ${request};` : '',
  ].join('\n');
}

/** The module without its data, every computed constant marked pure. */
function withPureConstants(file, source, data) {
  const edits = [];
  for (const statement of file.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(file))
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [];
    if (names.some((name) => data.has(name))) edits.push([statement.getStart(file), statement.getEnd(), '']);
    else if (ts.isVariableStatement(statement)) edits.push(...pureEdits(file, source, statement));
  }
  return edits
    .sort((a, b) => b[0] - a[0])
    .reduce(
      (text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );
}

function pureEdits(file, source, statement) {
  return statement.declarationList.declarations
    .map(({ initializer }) => initializer)
    .filter((initializer) => initializer !== undefined && callsSomething(initializer))
    .map((initializer) => {
      const [start, end] = [initializer.getStart(file), initializer.getEnd()];
      return [start, end, `/*#__PURE__*/ (() => (${source.slice(start, end)}))()`];
    });
}

function callsSomething(node) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return true;
  return ts.forEachChild(node, (child) => callsSomething(child) || undefined) ?? false;
}
