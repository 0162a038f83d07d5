import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tsc = 'node node_modules/@typescript/native/bin/tsc';
const jest =
  'node --experimental-vm-modules node_modules/jest/bin/jest.js -c tools/test/jest.config.mjs --passWithNoTests';
const lintInputs = ['default', '{workspaceRoot}/.oxlint.config.mjs', '{workspaceRoot}/tools/checks/**/*'];
const buildTool = '{workspaceRoot}/tools/build/**/*';

const command = (text, rest) => ({
  executor: 'nx:run-commands',
  cache: true,
  ...rest,
  options: { command: text, cwd: '{workspaceRoot}' },
});

/** Build of each type of project, by its `type:` tag. Types without an entry are bundled by their users. */
const builds = {
  app: (root, id) =>
    command(`node tools/build/build-app.mjs ${root}`, {
      inputs: ['production', '^production', buildTool],
      outputs: [`{workspaceRoot}/dist/tools/${id}`],
    }),
  service: (root, id) =>
    command(`node tools/build/build-service.mjs ${root}`, {
      inputs: ['production', '^production', buildTool],
      outputs: [`{workspaceRoot}/dist/services/${id}`],
    }),
  shell: () =>
    command('node tools/build/build-shell.mjs', {
      dependsOn: ['messages'],
      inputs: ['production', '^production', buildTool],
      outputs: ['{workspaceRoot}/dist/shell', '{workspaceRoot}/dist/tools/shell'],
    }),
};

const messages = command('node tools/build/build-messages.mjs', {
  inputs: [
    '{workspaceRoot}/apps/*/src/i18n/**/*.json',
    '{workspaceRoot}/libs/ui/src/i18n/**/*.json',
    '{workspaceRoot}/libs/tool-kit/src/i18n/**/*.json',
    buildTool,
  ],
  outputs: ['{workspaceRoot}/dist/messages'],
});

function targetsOf(root, type, workspaceRoot) {
  const id = path.basename(root);
  const targets = {
    lint: command(`node tools/checks/run-lint.mjs ${root}`, { inputs: lintInputs }),
    test: command(`${jest} ${root}/`, {
      inputs: ['default', '^production', '{workspaceRoot}/tools/test/**/*'],
    }),
  };
  if (existsSync(path.join(workspaceRoot, root, 'tsconfig.json'))) {
    targets.typecheck = command(`${tsc} -p ${root} --noEmit`, { inputs: ['default', '^production'] });
  }
  const build = builds[type]?.(root, id);
  if (build) targets.build = build;
  if (type === 'shell') targets.messages = messages;
  return targets;
}

/** Gives every workspace package its targets from its tags, so that no project carries a copy of them. */
export const createNodesV2 = [
  '{apps,libs,libs/contracts,services,tools}/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = path.dirname(file);
      const { name, nx } = JSON.parse(readFileSync(path.join(workspaceRoot, file), 'utf8'));
      const tags = nx?.tags ?? [];
      const type = tags.find((tag) => tag.startsWith('type:'))?.slice('type:'.length);
      return [file, { projects: { [root]: { name, tags, targets: targetsOf(root, type, workspaceRoot) } } }];
    }),
];
