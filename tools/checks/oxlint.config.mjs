import { fileURLToPath } from 'node:url';
import { bareEndpoints } from './src/lint/bare-endpoints.mjs';
import { browserTestConstraints, depConstraints } from './src/lint/boundaries.mjs';
import { errors, recommended, recommendedForScripts, recommendedForTypes } from './src/lint/recommended.mjs';
import { sizeRules } from './src/lint/sizes.mjs';

/**
 * Oxlint reads it through `.oxlint.config.mjs` of the workspace root: patterns of files count from the folder of the
 * configuration. A later entry replaces a rule of an earlier one with all its options.
 */
const scriptFiles = ['**/*.{mjs,js}'];
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

/** A name stands for what is below it as well. */
const ban = (message, ...names) => ({ group: names.flatMap((name) => [name, `${name}/**`]), message });
const bannedOnServer = [ban('A service knows no React.', 'react', 'react-*', '@mantine/*', '@tanstack/*')];
const bannedOnWeb = [
  ban('Server code stays on the server.', '@nestjs/*', 'typeorm', 'fastify', '@fastify/*'),
  ban('Server code stays on the server.', 'mysql2', 'better-sqlite3', 'pino', 'pdfkit'),
];
/** Imports without code in browser builds (`tools/build/src/left-out.mjs`). */
const leftOut = (group, ...importNames) => ({
  group: [group, `${group}/**`],
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
  ban('Use @jahrring/tool-kit.', 'react-router', '@reduxjs/*', 'react-redux'),
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
  ...errors('no-console', 'prefer-const'),
  eqeqeq: ['error', 'always'],
  'jahrring/no-restricted-syntax': ['error', namedExportsOnly.all, ...namedExportsOnly.default],
  ...sizeRules,
  ...noImports(),
};

const typescriptRules = {
  ...errors('typescript/no-explicit-any', 'typescript/no-non-null-assertion'),
  'no-unused-vars': [
    'error',
    {
      argsIgnorePattern: '^_',
      varsIgnorePattern: '^_',
      ignoreRestSiblings: true,
      reportVarsOnlyUsedAsTypes: true,
    },
  ],
  'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
};

/** The rules that need types: no promise is forgotten. */
const promiseRules = {
  ...errors('typescript/no-floating-promises', 'typescript/await-thenable'),
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
};

const boundaries = (constraints, options) => ({
  'jahrring/boundaries': ['error', { depConstraints: constraints, ...options }],
});

export default {
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: [fileURLToPath(new URL('src/lint/plugin.mjs', import.meta.url))],
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/.nx/**',
    '**/templates/**',
    '**/*.d.{ts,mts}',
    '**/.data/**',
  ],
  rules: { ...recommended, ...promiseRules },
  overrides: [
    { files: scriptFiles, env: { node: true }, rules: recommendedForScripts },
    {
      files: typescriptFiles,
      // The scripts of tools/ run before anything is linked, so they find each other by path.
      rules: { ...recommendedForTypes, ...codeRules, ...typescriptRules, ...boundaries(depConstraints) },
    },
    { files: ['apps/*/e2e/**'], rules: boundaries(browserTestConstraints) },
    {
      files: webFiles,
      rules: {
        ...errors('react/rules-of-hooks', 'react/exhaustive-deps'),
        'id-denylist': ['error', 'infiniteQuery', 'onCacheEntryAdded', 'onQueryStarted'],
        ...noImports(...bannedOnWeb, ...leftOutOnWeb),
      },
    },
    {
      files: ['apps/**/src/**/*.tsx', 'libs/tool-kit/src/**/*.tsx'],
      excludeFiles: testFiles,
      rules: errors('jahrring/no-literal-text'),
    },
    {
      files: ['apps/*/src/**/*.{ts,tsx}'],
      excludeFiles: ['apps/shell/**'],
      rules: noImports(...bannedOnWeb, ...leftOutOnWeb, ...bannedInApps),
    },
    {
      // Tools bundle these; what they take from the kit is the shell's, so they take it by its name.
      files: ['form', 'import', 'map', 'settings'].map((folder) => `libs/tool-kit/src/${folder}/**`),
      rules: {
        ...boundaries(depConstraints, { ownName: true }),
        ...noImports(...bannedOnWeb, ...leftOutOnWeb, ban("Take it from '@jahrring/tool-kit'.", '../*')),
      },
    },
    {
      // Apps read these sources with their own settings; the types of a package without any come along by path.
      files: ['libs/ui/src/**/*icons.ts'],
      rules: { 'typescript/triple-slash-reference': ['error', { path: 'always' }] },
    },
    {
      files: ['libs/ui/src/**/*.{ts,tsx}'],
      rules: noImports(...bannedOnWeb, ...leftOutOnWeb, ...bannedInUi),
    },
    {
      files: ['libs/contracts/*/src/**/*.ts'],
      excludeFiles: testFiles,
      rules: noImports(...bannedInContracts),
    },
    {
      files: serviceFiles,
      rules: {
        ...errors('jahrring/entity-name', 'jahrring/no-orm-save'),
        ...noImports(...bannedOnServer, bareEndpoints),
      },
    },
    // The kit's endpoints are made of Nest's.
    { files: ['libs/service-kit/src/access/endpoint.decorators.ts'], rules: noImports(...bannedOnServer) },
    { files: ['libs/ui/gallery/**/*.mjs'], env: { browser: true } },
    // Playwright takes its configuration as the default export.
    { files: ['tools/test/playwright.config.ts'], rules: { 'jahrring/no-restricted-syntax': 'off' } },
    { files: ['tools/**/*.ts'], rules: { 'no-console': 'off' } },
    // Markup and hooks in one place: a component may be longer than other functions.
    {
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
        'jahrring/no-restricted-syntax': [
          'error',
          namedExportsOnly.all,
          ...namedExportsOnly.default,
          ...leftOutMarkup,
        ],
      },
    },
    // React.lazy takes a module's default export.
    {
      files: ['libs/ui/src/**/*-layer.tsx'],
      rules: { 'jahrring/no-restricted-syntax': ['error', namedExportsOnly.all] },
    },
    {
      files: testFiles,
      env: { jest: true, node: true },
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
  ],
};
