import path from 'node:path';
import ts from 'typescript';

/** Keys that the audit trail leaves out of lists and objects, and keys that are languages. */
const unlabelled = /^(id|version|position|order|[a-z]{2})$/;

/**
 * Returns the content of the JSON columns of entities, read from their types: for each class and column the names that
 * its values can have, at any depth.
 */
export function nestedFields(root, files) {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const classes = files.flatMap((file) =>
    program.getSourceFile(file).statements.filter((one) => ts.isClassDeclaration(one) && one.name),
  );
  return new Map(
    classes.map((one) => [
      one.name.text,
      new Map(one.members.filter(isJson).map(({ name }) => [name.text, namesWithin(checker, name)])),
    ]),
  );
}

function isJson(member) {
  if (!ts.isPropertyDeclaration(member)) return false;
  const decorators = ts.getDecorators(member) ?? [];
  return decorators.some(({ expression }) => expression.expression?.text === 'JsonColumn');
}

function namesWithin(checker, node) {
  const names = new Set();
  const seen = new Set();
  const visit = (type) => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) return type.types.forEach(visit);
    if (checker.isArrayType(type) || checker.isTupleType(type))
      return checker.getTypeArguments(type).forEach(visit);
    if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return;
    for (const { type: value } of checker.getIndexInfosOfType(type)) visit(value);
    for (const property of checker.getPropertiesOfType(type)) {
      const value = checker.getTypeOfSymbol(property);
      if (value.getCallSignatures().length > 0) continue;
      if (!unlabelled.test(property.name)) names.add(property.name);
      visit(value);
    }
  };
  visit(checker.getTypeAtLocation(node));
  return [...names].sort();
}
