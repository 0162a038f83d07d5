import ts from 'typescript';

/**
 * Leaves out what a package has for uses the product does not make of it. `functions` (their names, `Class.method`,
 * `Class.prototype.method`) lose their bodies: they answer what is given, or fail loudly when somebody calls them after all.
 * `constants` name variables that then never have another value than the one given, `entries` the keys of object literals that lose
 * what stands there, `unused` what nobody takes and only stays because something is called to make it. A name the package no longer
 * has stops the build: its new version has to be looked at.
 */
export default function leaveOut(source) {
  return leaveOutOf(source, { ...this.getOptions(), file: this.resourcePath });
}

const failing = 'throw Error("left out")';

export function leaveOutOf(source, { functions = {}, constants = {}, entries = [], unused = [], file }) {
  const parsed = ts.createSourceFile('package.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const changes = [];
  const missing = new Set([...Object.keys(functions), ...Object.keys(constants), ...entries, ...unused]);
  const visit = (node, scope, known) => {
    const name = nameOf(node, scope);
    if (name !== undefined && Object.hasOwn(functions, name)) {
      missing.delete(name);
      changes.push({ start: node.body.getStart(), end: node.body.end, text: `{${bodyOf(functions[name])}}` });
      return;
    }
    const idle = unused.find((candidate) => isMadeBy(node, candidate));
    if (idle !== undefined) {
      missing.delete(idle);
      changes.push({
        start: node.initializer.getStart(),
        end: node.initializer.getStart(),
        text: '/*#__PURE__*/ ',
      });
    }
    const entry = entries.find((candidate) => isEntry(node, candidate));
    if (entry !== undefined) {
      missing.delete(entry);
      changes.push(withComma(node, source));
      return;
    }
    if (unused.some((candidate) => isNaming(node, candidate))) {
      changes.push({ start: node.getStart(), end: node.end, text: '' });
      return;
    }
    if (ts.isIdentifier(node) && isRead(node) && known.has(node.text)) {
      missing.delete(node.text);
      changes.push({ start: node.getStart(), end: node.end, text: constants[node.text] });
    }
    const inner = ts.isClassLike(node) ? nameOfClass(node) : scope;
    const seen = withoutParameters(node, known);
    ts.forEachChild(node, (child) => visit(child, inner, seen));
  };
  visit(parsed, undefined, new Set(Object.keys(constants)));
  if (missing.size > 0) {
    throw new Error(`${file} has no ${[...missing].join(', ')}: see what is left out of it in tools/build`);
  }
  return applied(source, changes);
}

const bodyOf = (answer) => (answer === undefined ? failing : answer === '' ? '' : `return ${answer}`);

/** `class Name …`, `const Name = class …` */
function nameOfClass({ name, parent }) {
  return name?.text ?? (ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined);
}

function nameOf(node, scope) {
  if (!ts.isFunctionLike(node) || !node.body) return undefined;
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (ts.isMethodDeclaration(node) && scope) return `${scope}.${node.name.getText()}`;
  if (ts.isConstructorDeclaration(node) && scope) return `${scope}.constructor`;
  if (!ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) return undefined;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  return ts.isBinaryExpression(parent) && parent.right === node ? parent.left.getText() : undefined;
}

/** `{ name: … }`, `{ name }` */
function isEntry(node, name) {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return false;
  return node.name.getText() === name;
}

/** The last entry has none. */
function withComma(node, source) {
  const comma = /^\s*,/.exec(source.slice(node.end))?.[0] ?? '';
  return { start: node.getStart(), end: node.end + comma.length, text: '' };
}

/** `const Name = make(…)` */
function isMadeBy(node, name) {
  const isOf = ts.isVariableDeclaration(node) && node.name.getText() === name;
  return isOf && node.initializer !== undefined && ts.isCallExpression(node.initializer);
}

/** `Name.displayName = …` */
function isNaming(node, name) {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
  return node.expression.left.getText() === `${name}.displayName`;
}

/** A parameter of the same name is another variable. */
function withoutParameters(node, names) {
  if (!ts.isFunctionLike(node) || names.size === 0) return names;
  const own = new Set(node.parameters.map(({ name }) => name.getText()));
  return new Set([...names].filter((name) => !own.has(name)));
}

/** Returns whether the name stands for its value: it is no property, and nothing is assigned to it. */
function isRead(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken;
  return !(ts.isVariableDeclaration(parent) && parent.name === node);
}

function applied(source, changes) {
  let [text, at] = ['', 0];
  for (const { start, end, text: replacement } of changes) {
    text += source.slice(at, start) + replacement;
    at = end;
  }
  return text + source.slice(at);
}
