import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, shortPath } from '../workspace/files.mjs';

const source = /\.[cm]?[jt]sx?$/;
const comment = /(\/\/|\/\*)[\s*]*oxlint-(disable|enable)/;

/** True if a comment turns rules off; those of ESLint do nothing (`respectEslintDisableDirectives`). */
export const hasSwitch = (text) => comment.test(text);

/** Files below the folders with a comment that turns rules off: oxlint itself cannot be told to ignore these. */
export function findSwitches(root, folders) {
  const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile();
  return folders
    .map((folder) => path.resolve(root, folder))
    .flatMap((folder) => (isFile(folder) ? [folder] : filesBelow(folder, (file) => source.test(file))))
    .filter((file) => hasSwitch(readText(file)))
    .map((file) => shortPath(root, file));
}
