import path from 'node:path';
import { projectOfFile } from './projects.mjs';

/**
 * Timings of a run. A timing is `{ file, test, seconds }`: the file relative to the workspace, the seconds of one test;
 * set-up and tear-down of a file is a timing without `test`.
 */

/** Timings of jest's JSON report. */
export function jestTimings(root, report) {
  return report.testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    const tests = assertionResults.map(({ fullName, duration }) => ({
      file,
      test: fullName,
      seconds: (duration ?? 0) / 1000,
    }));
    const rest = (endTime - startTime) / 1000 - sum(tests);
    return rest > 0 ? [...tests, { file, seconds: rest }] : tests;
  });
}

/** Timings of Playwright's JSON report: every try of a test counts. */
export function playwrightTimings(root, { config, suites }) {
  const testDir = config.rootDir;
  const ofSuite = ({ specs = [], suites: inner = [] }) => [...specs.map(ofSpec), ...inner.flatMap(ofSuite)];
  const ofSpec = ({ file, title, tests }) => ({
    file: path.relative(root, path.resolve(testDir, file)).split(path.sep).join('/'),
    test: title,
    seconds: tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration / 1000, 0),
  });
  return suites.flatMap(ofSuite);
}

/** Lines of the closing report: minutes of each project, most first, then the slowest tests. */
export function timingLines(projects, timings, { slowest = 20 } = {}) {
  const ofProject = new Map();
  for (const { file, seconds } of timings) {
    const folder = projectOfFile(projects, file);
    ofProject.set(folder, (ofProject.get(folder) ?? 0) + seconds);
  }
  const minutes = [...ofProject]
    .sort(([, left], [, right]) => right - left)
    .map(([folder, seconds]) => `  ${(seconds / 60).toFixed(1).padStart(5)} min  ${folder}`);
  const tests = timings
    .filter(({ test }) => test !== undefined)
    .sort((left, right) => right.seconds - left.seconds)
    .slice(0, slowest)
    .map(({ file, test, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s    ${file} › ${test}`);
  if (minutes.length === 0) return [];
  return ['minutes of test files by project:', ...minutes, `the ${tests.length} slowest tests:`, ...tests];
}

const sum = (timings) => timings.reduce((all, { seconds }) => all + seconds, 0);
