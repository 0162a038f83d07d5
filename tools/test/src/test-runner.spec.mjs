import { checkBudgets } from './budgets.mjs';
import { countJest, countRepeated } from './jest-step.mjs';
import { countPlaywright, countRepeatedTests } from './playwright-step.mjs';
import { selectProjects } from './projects.mjs';
import { StepRunner } from './step-runner.mjs';
import { projectsWithErrors } from './typecheck-step.mjs';
import { jestTimings, playwrightTimings, timingLines } from './timings.mjs';

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

  it('name below their line what did not pass at its first try', async () => {
    const runner = new StepRunner();
    await runner.run('one', async () => ({ passed: 3, failed: 1, remarks: ['failed: a.spec.ts'] }));
    expect(runner.lines[1]).toBe('    failed: a.spec.ts');
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

  it('takes over how repeated files ended at their second try', () => {
    const none = { numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
    const first = { ...none, numPassedTests: 90, numFailedTests: 3 };
    const second = { ...none, numPassedTests: 11, numFailedTests: 1 };
    expect(countRepeated(first, second)).toEqual({
      passed: 92,
      failed: 1,
      note: '2 only at the second try',
    });
    expect(countRepeated(first, { ...second, numFailedTests: 4 })).toEqual({ passed: 90, failed: 4 });
  });

  const browserTest = (id, status) => ({
    id,
    title: `opens ${id}`,
    file: 'time/e2e/a.e2e-spec.ts',
    ok: status !== 'unexpected',
    tests: [{ status }],
  });
  const browserRun = (...specs) => {
    const count = (status) => specs.filter(({ tests }) => tests[0].status === status).length;
    const stats = {
      expected: count('expected'),
      flaky: count('flaky'),
      unexpected: count('unexpected'),
      skipped: 0,
    };
    return { stats, suites: [{ suites: [{ specs }] }] };
  };

  it('names what passed at the second try only', () => {
    const report = browserRun(browserTest('a', 'expected'), browserTest('b', 'flaky'));
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 0,
      note: '1 only at the second try',
      remarks: ['only at the second try: time/e2e/a.e2e-spec.ts › opens b'],
    });
  });

  it('takes over which browser tests passed by themselves, and no other test of their files', () => {
    const first = browserRun(
      browserTest('a', 'expected'),
      browserTest('b', 'unexpected'),
      browserTest('c', 'unexpected'),
    );
    const second = browserRun(
      browserTest('a', 'unexpected'),
      browserTest('b', 'expected'),
      browserTest('c', 'unexpected'),
    );
    expect(countRepeatedTests(first, second)).toEqual({
      passed: 2,
      failed: 1,
      note: '1 only by themselves',
      remarks: [
        'only by itself: time/e2e/a.e2e-spec.ts › opens b',
        'failed: time/e2e/a.e2e-spec.ts › opens c',
      ],
    });
    expect(countRepeatedTests(first, {})).toMatchObject({ passed: 1, failed: 2 });
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

describe('types', () => {
  it('name the projects of a program that the messages are about', () => {
    const folders = ['apps/time', 'apps/timber', 'libs/ui'];
    const output =
      'apps/timber/src/a.tsx(3,7): error TS2322: …\nlibs/contracts/time/src/b.ts(1,1): error TS1005: …\n';
    expect(projectsWithErrors(folders, output)).toEqual(['apps/timber']);
    expect(projectsWithErrors(folders, 'error TS5055: Cannot write file')).toEqual(folders);
  });
});

describe('timings', () => {
  const projects = [{ folder: 'libs/contracts' }, { folder: 'libs/contracts/time' }, { folder: 'apps/time' }];
  const jest = {
    testResults: [
      {
        name: '/repo/libs/contracts/time/src/a.spec.ts',
        startTime: 0,
        endTime: 90_000,
        assertionResults: [{ fullName: 'rules round', duration: 30_000 }],
      },
    ],
  };
  const playwright = {
    config: { rootDir: '/repo/apps' },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                file: 'time/e2e/a.e2e-spec.ts',
                title: 'a day',
                tests: [{ results: [{ duration: 40_000 }, { duration: 20_000 }] }],
              },
            ],
          },
        ],
      },
    ],
  };

  it('add up by project, with the set-up of files and every try, and name the slowest tests', () => {
    const timings = [...jestTimings('/repo', jest), ...playwrightTimings('/repo', playwright)];
    expect(timingLines(projects, timings, { slowest: 1 })).toEqual([
      'minutes of test files by project:',
      '    1.5 min  libs/contracts/time',
      '    1.0 min  apps/time',
      'the 1 slowest tests:',
      '   60.0 s    apps/time/e2e/a.e2e-spec.ts › a day',
    ]);
  });

  it('say nothing where no test ran', () => expect(timingLines(projects, [])).toEqual([]));
});

describe('the budget of a new tool', () => {
  const of = (...names) => names.map((folder) => ({ name: folder, folder }));
  const projects = of(
    'libs/contracts/sawmills',
    'services/sawmills',
    'apps/sawmills',
    'apps/time',
    'tools/test',
  );
  const spent = (folder, seconds) => ({ file: `${folder}/a.spec.ts`, test: 'a', seconds });

  it('is three minutes for contract, service and app together', () => {
    const within = [
      spent('libs/contracts/sawmills', 20),
      spent('services/sawmills', 60),
      spent('apps/sawmills', 100),
    ];
    expect(checkBudgets(projects, within)).toEqual({ passed: 1, failed: 0, remarks: [] });
    const above = checkBudgets(projects, [...within, spent('apps/sawmills', 30)]);
    expect(above).toMatchObject({ passed: 0, failed: 1 });
    expect(above.remarks).toEqual(['sawmills: 3.5 min of tests, above its budget of 3 min']);
  });

  it('is none for the tools from before it, and for what is no tool', () => {
    const timings = [spent('apps/time', 500), spent('tools/test', 500)];
    expect(checkBudgets(projects, timings)).toEqual({ passed: 0, failed: 0, remarks: [] });
  });
});
