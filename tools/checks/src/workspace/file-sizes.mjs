import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';

/** Lines of a source file at most, blank ones and comments included: what grows beyond is split along what belongs together. */
export const mostLines = 350;

const source = /\.(css|mjs|tsx?)$/;
/** Suites list cases; migrations are never edited again. */
const others = /\.(\w+-)?spec\.\w+$|\/(test|e2e|migrations|templates)\//;

/** Returns the number of lines of a text; the end of the last line is not one more. */
export function lineCount(text) {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** No source file is longer than one can keep in mind, style sheets, lists and descriptors included. */
export function checkFileSizes(root) {
  const problems = [];
  for (const folder of ['apps', 'libs', 'services', 'tools']) {
    for (const file of filesBelow(path.join(root, folder), (name) => source.test(name))) {
      const name = shortPath(root, file);
      const lines = others.test(name) ? 0 : lineCount(readText(file));
      if (lines > mostLines) problems.push(`${name}: ${lines} lines, ${mostLines} are allowed`);
    }
  }
  return { problems, notes: [] };
}
