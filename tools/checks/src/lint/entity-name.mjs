const isEntity = ({ expression }) =>
  expression.type === 'CallExpression' && expression.callee.name === 'Entity';

/** Classes of tables end with Entity, so that a row of the database is told apart from views and rules everywhere. */
export const entityName = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'A class with @Entity() is called XEntity.' },
    messages: { name: 'Call it "{{name}}Entity": it is a row of a table.' },
  },
  create(context) {
    return {
      ClassDeclaration({ id, decorators = [] }) {
        if (!id || id.name.endsWith('Entity') || !decorators.some(isEntity)) return;
        context.report({ node: id, messageId: 'name', data: { name: id.name } });
      },
    };
  },
};
