/** Refuses what selectors of the syntax tree find, as ESLint's rule of this name does; oxlint has none. */
export const restrictedSyntax = {
  meta: {
    type: 'problem',
    schema: { type: 'array' },
    docs: { description: 'No syntax that one of the selectors finds.' },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};
