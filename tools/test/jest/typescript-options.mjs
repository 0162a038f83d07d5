/** Returns the swc options for compiling the workspace's TypeScript for tests. */
export const typescriptOptions = (tsx) => ({
  jsc: {
    target: 'es2023',
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});
