import path from 'node:path';
import { projectOfFile } from './projects.mjs';

/** Seconds that the test files of a new tool may take in one run: its contract, service and app together. */
export const budgetOfNewTool = 180;

/** Tools that are older than the budget. None comes to them. */
const olderTools = [
  'addresses',
  'admin',
  'bookkeeping',
  'documents',
  'evaluations',
  'inventory',
  'machine-control',
  'planning',
  'projects',
  'shell',
  'support',
  'timber',
  'time',
];

/** Returns the seconds of each tool's test files by its name; what belongs to no tool is left out. */
export function secondsOfTools(projects, timings) {
  const seconds = new Map();
  for (const { file, seconds: spent } of timings) {
    const folder = projectOfFile(projects, file);
    if (!/^(apps|services|libs\/contracts)\//.test(folder)) continue;
    const tool = path.posix.basename(folder);
    seconds.set(tool, (seconds.get(tool) ?? 0) + spent);
  }
  return seconds;
}

/** A step: each new tool within its budget counts as passed, each above it as failed and is named. */
export function checkBudgets(projects, timings) {
  const remarks = [];
  let passed = 0;
  for (const [tool, seconds] of secondsOfTools(projects, timings)) {
    if (tool === 'common' || olderTools.includes(tool)) continue;
    if (seconds <= budgetOfNewTool) passed += 1;
    else {
      const minutes = (seconds / 60).toFixed(1);
      remarks.push(`${tool}: ${minutes} min of tests, above its budget of ${budgetOfNewTool / 60} min`);
    }
  }
  return { passed, failed: remarks.length, remarks };
}
