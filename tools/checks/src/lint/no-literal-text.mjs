/**
 * Attributes whose text people read: it must come from the message files, with no letters written directly into JSX.
 */
const readableAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'description',
  'emptyText',
  'helpText',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'title',
  'tooltip',
]);
const letters = /\p{L}{2,}/u;

function literalsOf(node) {
  if (node === null || node === undefined) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? '');
  if (node.type === 'ConditionalExpression') {
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  }
  if (node.type === 'LogicalExpression') return [...literalsOf(node.left), ...literalsOf(node.right)];
  if (node.type === 'JSXExpressionContainer') return literalsOf(node.expression);
  return [];
}

/** `<Kbd>Enter</Kbd>`: what stands on the key is the same in every language. */
const isKeyName = (node) => node.type === 'JSXElement' && /^kbd$/i.test(node.openingElement.name.name);

export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'No literal text in JSX; use the message files.' },
    messages: { literal: 'Text "{{text}}" is written into JSX: move it to the message files.' },
  },
  create(context) {
    const check = (node, texts) => {
      const text = texts.find((candidate) => letters.test(candidate));
      if (text !== undefined) {
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
      }
    };
    return {
      JSXText(node) {
        if (!isKeyName(node.parent)) check(node, [node.value]);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node, literalsOf(node.expression));
      },
      JSXAttribute(node) {
        const name = context.sourceCode.getText(node.name);
        if (readableAttributes.has(name)) check(node, literalsOf(node.value));
      },
    };
  },
};
