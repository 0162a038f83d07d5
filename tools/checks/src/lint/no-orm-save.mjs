/**
 * `save()` and `upsert()` of the ORM select first, ignore the version column and can move a foreign licence's row.
 * A service's own method may be called save; drawing contexts (pdfkit's `doc.save()`) and `files.save()` are not meant, nor is
 * the `upsert(ctx, …)` of repositories of references, which is scoped and versioned as every write of theirs.
 */
const banned = new Set(['save', 'upsert']);
/** Names of objects that are not a database: drawing contexts, and the kit's store of files. */
const others = /^(doc|pdf|page|canvas|context2d|files)$/;

function receiverName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  return '';
}

export const noOrmSave = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'No save() or upsert() on the database in services.' },
    messages: {
      banned: '"{{name}}()" is not allowed: use insert, update with a version, or a query builder.',
    },
  },
  create(context) {
    return {
      'CallExpression > MemberExpression.callee'(node) {
        const name = node.property.type === 'Identifier' ? node.property.name : '';
        const [first] = node.parent.arguments;
        const isScoped = name === 'upsert' && first?.type === 'Identifier' && first.name === 'ctx';
        const ownMethod = node.object.type === 'ThisExpression' || isScoped;
        if (!banned.has(name) || ownMethod || others.test(receiverName(node.object))) return;
        context.report({ node: node.property, messageId: 'banned', data: { name } });
      },
    };
  },
};
