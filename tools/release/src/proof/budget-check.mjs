import { coldBudget, firstPageBytes, kilobytes } from '../../../build/src/size-report.mjs';
import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/** KB of brotli unless the descriptor says otherwise. */
const usualKilobytes = 19;

/** Checks that a cold visit of the tool's first page adds no more to the shell than its budget. */
export function checkBudget(descriptor) {
  const bytes = firstPageBytes(descriptor);
  const budget = (descriptor.budgets?.firstPage ?? usualKilobytes) * 1024;
  return within(`${descriptor.id}: the first page`, bytes, budget);
}

/** Checks that the files named in the shell's page leave room for the first tool in the budget of a cold start. */
export function checkShellBudget({ initial, files }) {
  const wanted = new Set([...initial, 'index.html']);
  const bytes = files.filter(({ name }) => wanted.has(name)).reduce((sum, file) => sum + file.compressed, 0);
  return within('shell: the first page', bytes, coldBudget - usualKilobytes * 1024);
}

function within(what, bytes, budget) {
  const text = `${what} takes ${kilobytes(bytes)} brotli of ${kilobytes(budget)}`;
  if (bytes > budget) throw new ClearError(`${text}.`);
  return text;
}
