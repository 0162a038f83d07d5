import { countJest } from './jest-step.mjs';
import { countPlaywright } from './playwright-step.mjs';
import { selectProjects } from './projects.mjs';
import { StepRunner } from './step-runner.mjs';

describe('steps', () => {
  it('count everything; a failure does not hide later steps, but what needs it is not tried', async () => {
    const runner = new StepRunner();
    await runner.run('one', async () => ({ passed: 3, failed: 0 }));
    await runner.run('two', async () => ({ passed: 1, failed: 2 }));
    await runner.run('three', async () => ({ passed: 9, failed: 0 }), { needs: ['two'] });
    await runner.run('four', async () => ({ passed: 1, failed: 0 }), { needs: ['one'] });
    expect(runner.closingLine).toBe('5 passed, 3 failed');
    expect(runner.lines[2]).toContain('"two" failed');
  });
});

describe('counting', () => {
  it('counts a suite that cannot be loaded as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest({ ...report, numPendingTests: 1, numTodoTests: 0 })).toEqual({
      passed: 5,
      failed: 3,
      note: '1 skipped',
    });
  });

  it('names what passed at the second try only', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 0, skipped: 0 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 0, note: '1 only at the second try' });
  });
});

describe('projects', () => {
  const projects = [
    { name: '@jahrring/contracts-time', folder: 'libs/contracts/time' },
    { name: '@jahrring/service-time', folder: 'services/time' },
    { name: '@jahrring/ui', folder: 'libs/ui' },
  ];
  const folders = (...wanted) => selectProjects(projects, wanted).map(({ folder }) => folder);

  it('are found by tool, folder and package', () => {
    expect(folders('time')).toEqual(['libs/contracts/time', 'services/time']);
    expect(folders('services/time/', '@jahrring/ui')).toEqual(['services/time', 'libs/ui']);
    expect(() => folders('tme')).toThrow('There is no project "tme"; there are: time, ui.');
  });
});
