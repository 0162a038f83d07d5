import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { proveRules } from './src/lint/prove-rules.mjs';
import { runOxlint } from './src/lint/run-oxlint.mjs';
import { findSwitches } from './src/lint/switches.mjs';

/** Lints the given folders (default: all): `node tools/checks/run-lint.mjs [folder …]`. */
const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const everything = ['apps', 'libs', 'services', 'tools'].filter((folder) =>
  existsSync(path.join(root, folder)),
);
const folders = process.argv.length > 2 ? process.argv.slice(2) : everything;

proveRules();
const switches = findSwitches(root, folders);
for (const file of switches) process.stdout.write(`${file}: a comment turns rules off\n`);
const { status } = runOxlint(root, folders, { stdio: 'inherit' });
const passed = status === 0 && switches.length === 0;
process.stdout.write(`lint: ${folders.join(', ')}: ${passed ? 'no errors' : 'errors'}\n`);
process.exitCode = passed ? 0 : 1;
