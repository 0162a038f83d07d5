import path from 'node:path';
import { workStatuses } from '../../../../libs/contracts/common/src/status.ts';
import { scopes } from '../lint/boundaries.mjs';
import { filesBelow, readText, shortPath } from './files.mjs';

const foreign = [
  /from '(@jahrring\/(?!contracts-common')[^']*)'/g,
  // A tool's permissions, calls and texts: `tools.address.manage`, `/api/time/entries`, `projects:list.title`.
  /['"`]((?:tools|plugins)\.[a-z]+\.[\w.]+)/g,
  /['"`](\/api\/[\w/-]+)/g,
  new RegExp(`['"\`]((?:${scopes.join('|')})[:/][\\w.]+)`, 'g'),
  new RegExp(`\\b(${workStatuses.join('|')})\\b`, 'g'),
];

/**
 * Returns the references to tools in a source of the design system: imports, permissions, calls, texts and status
 * codes.
 */
export function wordsOfTools(source) {
  return foreign.flatMap((pattern) => [...source.matchAll(pattern)].map(([, word]) => word));
}

/** The design system knows no tool: what a tool shows it hands in. */
export function checkDesignSystem(root) {
  const sources = filesBelow(
    path.join(root, 'libs/ui/src'),
    (file) => /\.(tsx?|json|css)$/.test(file) && !/\.spec\.tsx?$/.test(file),
  );
  const problems = sources.flatMap((file) =>
    wordsOfTools(readText(file)).map((word) => `${shortPath(root, file)} knows a tool: ${word}`),
  );
  return { problems, notes: [] };
}
