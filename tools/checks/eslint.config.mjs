import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { bareEndpoints } from './src/lint/bare-endpoints.mjs';
import { browserTestConstraints, depConstraints } from './src/lint/boundaries.mjs';
import { jahrringPlugin } from './src/lint/plugin.mjs';
import { sizeRules } from './src/lint/sizes.mjs';

/**
 * Run from the workspace root: `eslint -c tools/checks/eslint.config.mjs <folders>`. No rule here asks for types: those that
 * do stand in `src/lint/promises.mjs`.
 */
const typescriptFiles = ['**/*.{ts,tsx}'];
const testFiles = [
  'libs/ui/gallery/**',
  '**/test/**',
  '**/*.spec.{ts,tsx,mjs}',
  '**/*.db-spec.ts',
  '**/e2e/**',
  'libs/testing/**',
];
const webFiles = ['apps/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}', 'libs/tool-kit/**/*.{ts,tsx}'];
const serviceFiles = ['services/**/*.ts', 'libs/service-kit/**/*.ts'];

const ban = (message, ...group) => ({ group, message });
const bannedOnServer = [
  ban('A service knows no React.', 'react', 'react-*', 'react/*', 'react-dom/*', '@mantine/*', '@tanstack/*'),
];
const bannedOnWeb = [
  ban('Server code stays on the server.', '@nestjs/*', 'typeorm', 'typeorm/*', 'fastify', '@fastify/*'),
  ban('Server code stays on the server.', 'mysql2', 'mysql2/*', 'better-sqlite3', 'pino', 'pdfkit'),
];
/** Imports without code in browser builds (`tools/build/src/left-out.mjs`). */
const leftOut = (group, ...importNames) => ({
  group: [group],
  importNames,
  message: 'Builds leave it out: see tools/build/src/left-out.mjs.',
});
const leftOutOnWeb = [
  leftOut('react', 'Activity', 'SuspenseList', 'ViewTransition', 'useActionState'),
  leftOut('react-dom', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'),
  leftOut('react-dom', 'requestFormReset', 'useFormState', 'useFormStatus'),
  leftOut('react-dom/client', 'hydrateRoot'),
  leftOut('react-router', 'Form', 'NavLink', 'RouterProvider', 'createBrowserRouter'),
];
/** The same of markup; without these it would do nothing in a build, or fail. */
const leftOutMarkup = [
  [
    'JSXOpeningElement[name.name=/^(form|button|input)$/] > JSXAttribute[name.name=/^(action|formAction)$/]',
    'action',
  ],
  ['JSXOpeningElement[name.name=/^(link|meta|script|style)$/]', 'resource'],
  ['JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]', 'reference'],
].map(([selector, of]) => ({
  selector,
  message: `Builds leave React's ${of}s of this kind out: see tools/build/src/left-out.mjs.`,
}));
const bannedInApps = [
  ban('Use @jahrring/ui.', '@mantine/*', '@tanstack/*', '@tabler/*', 'react-hook-form', '@hookform/*'),
  ban('Use @jahrring/tool-kit.', 'react-router', 'react-router/*', '@reduxjs/*', 'react-redux'),
  ban('Use @jahrring/tool-kit.', 'i18next', 'react-i18next', '@casl/*', '@module-federation/*'),
];
const bannedInUi = [
  ban('libs/ui knows no tool.', '@jahrring/*', '!@jahrring/contracts-common'),
  ban('libs/ui knows no i18n library.', 'i18next', 'react-i18next'),
];
const bannedInContracts = [
  ban('A contract holds schemas only.', 'node:*', 'react', 'react-*', '@nestjs/*', 'typeorm'),
];
const ownIndex = {
  regex: '^(\\.|\\.\\.|(\\.\\./)+\\.\\.|\\./index|(\\.\\./)+index)$',
  message: 'Import the file itself, not the own index.',
};
const noImports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [ownIndex, ...patterns] }],
});

const namedExportsOnly = {
  all: { selector: 'ExportAllDeclaration', message: 'Name what is exported: no "export *".' },
  default: [
    { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
    { selector: 'ExportSpecifier[exported.name="default"]', message: 'Use named exports.' },
  ],
};

const codeRules = {
  'no-console': 'error',
  'no-control-regex': 'off',
  // Does not see uses in parameter decorators.
  'no-useless-assignment': 'off',
  'no-empty': ['error', { allowEmptyCatch: false }],
  eqeqeq: ['error', 'always'],
  'prefer-const': 'error',
  'no-restricted-syntax': ['error', namedExportsOnly.all, ...namedExportsOnly.default],
  ...sizeRules,
  ...noImports(),
};

const typescriptRules = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
};

const boundaries = (constraints) => ['error', { allow: [], depConstraints: constraints }];

export default [
  {
    ignores: ['**/node_modules/**', '**/dist/**', '**/.nx/**', '**/templates/**', '**/*.d.ts', '**/.data/**'],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: { ...globals.node } } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: typescriptFiles })),
  {
    files: typescriptFiles,
    rules: { ...codeRules, ...typescriptRules },
  },
  {
    // The scripts of tools/ run before anything is linked, so they find each other by path.
    files: typescriptFiles,
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(depConstraints) },
  },
  {
    files: ['apps/*/e2e/**'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(browserTestConstraints) },
  },
  {
    files: webFiles,
    plugins: { 'react-hooks': reactHooks, jahrring: jahrringPlugin },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'id-denylist': ['error', 'infiniteQuery', 'onCacheEntryAdded', 'onQueryStarted'],
      ...noImports(...bannedOnWeb, ...leftOutOnWeb),
    },
  },
  {
    files: ['apps/**/src/**/*.tsx', 'libs/tool-kit/src/**/*.tsx'],
    ignores: testFiles,
    plugins: { jahrring: jahrringPlugin },
    rules: { 'jahrring/no-literal-text': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['apps/shell/**'],
    rules: noImports(...bannedOnWeb, ...leftOutOnWeb, ...bannedInApps),
  },
  {
    // Tools bundle these; what they take from the kit is the shell's, so they take it by its name.
    files: ['form', 'import', 'map', 'settings'].map((folder) => `libs/tool-kit/src/${folder}/**`),
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], allowCircularSelfDependency: true, depConstraints },
      ],
      ...noImports(...bannedOnWeb, ...leftOutOnWeb, ban("Take it from '@jahrring/tool-kit'.", '../*')),
    },
  },
  {
    // Apps read these sources with their own settings; the types of a package without any come along by path.
    files: ['libs/ui/src/**/*icons.ts'],
    rules: { '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }] },
  },
  { files: ['libs/ui/src/**/*.{ts,tsx}'], rules: noImports(...bannedOnWeb, ...leftOutOnWeb, ...bannedInUi) },
  { files: ['libs/contracts/*/src/**/*.ts'], ignores: testFiles, rules: noImports(...bannedInContracts) },
  {
    files: serviceFiles,
    plugins: { jahrring: jahrringPlugin },
    rules: {
      'jahrring/entity-name': 'error',
      'jahrring/no-orm-save': 'error',
      ...noImports(...bannedOnServer, bareEndpoints),
    },
  },
  // The kit's endpoints are made of Nest's.
  {
    files: ['libs/service-kit/src/access/endpoint.decorators.ts'],
    rules: noImports(...bannedOnServer),
  },
  { files: ['libs/ui/gallery/**/*.mjs'], languageOptions: { globals: globals.browser } },
  // Playwright takes its configuration as the default export.
  { files: ['tools/test/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['tools/**/*.ts'], rules: { 'no-console': 'off' } },
  // Markup and hooks in one place: a component may be longer than other functions.
  {
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', namedExportsOnly.all, ...namedExportsOnly.default, ...leftOutMarkup],
    },
  },
  // React.lazy takes a module's default export.
  {
    files: ['libs/ui/src/**/*-layer.tsx'],
    rules: { 'no-restricted-syntax': ['error', namedExportsOnly.all] },
  },
  {
    files: testFiles,
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  prettier,
];
