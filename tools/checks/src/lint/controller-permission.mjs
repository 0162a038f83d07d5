/** Every endpoint of a controller names who may call it. */
const endpointDecorators = new Set([
  'Get',
  'Post',
  'Put',
  'Patch',
  'Delete',
  'Head',
  'Options',
  'All',
  'Sse',
]);
const decisionDecorators = new Set(['RequirePermission', 'Public', 'SignedIn', 'SuperadminOnly', 'Internal']);
const controllerDecorators = new Set(['ToolController', 'Controller']);

function decoratorName(decorator) {
  const { expression } = decorator;
  const callee = expression.type === 'CallExpression' ? expression.callee : expression;
  return callee.type === 'Identifier' ? callee.name : undefined;
}

const hasDecorator = (node, names) =>
  (node.decorators ?? []).some((decorator) => names.has(decoratorName(decorator)));

export const controllerPermission = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Every controller method names its permission decision.' },
    messages: {
      missing:
        'Endpoint "{{name}}" does not say who may call it: add one of @RequirePermission, @SignedIn, @SuperadminOnly, @Internal, @Public.',
    },
  },
  create(context) {
    return {
      MethodDefinition(node) {
        if (!hasDecorator(node.parent.parent, controllerDecorators)) return;
        if (!hasDecorator(node, endpointDecorators) || hasDecorator(node, decisionDecorators)) return;
        const name = context.sourceCode.getText(node.key);
        context.report({ node: node.key, messageId: 'missing', data: { name } });
      },
    };
  },
};
