import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';

/** Lines of a source file at most, blank ones and comments included; a longer one is split along its parts. */
export const mostLines = 350;

/** Returns the number of lines of a text; the end of the last line is not one more. */
export function lineCount(text) {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** Style sheets are as short as code, whose length the lint holds (`lint/sizes.mjs`). */
export function checkFileSizes(root) {
  const problems = [];
  for (const folder of ['apps', 'libs', 'services', 'tools']) {
    for (const file of filesBelow(path.join(root, folder), (name) => name.endsWith('.css'))) {
      const lines = lineCount(readText(file));
      if (lines > mostLines)
        problems.push(`${shortPath(root, file)}: ${lines} lines, ${mostLines} are allowed`);
    }
  }
  return { problems, notes: [] };
}
