import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { runJest } from './jest-step.mjs';
import { testDatabase } from './mariadb.mjs';
import { runPlaywright } from './playwright-step.mjs';
import { allProjects, selectProjects } from './projects.mjs';
import { testBroker } from './rabbitmq.mjs';
import { StepRunner } from './step-runner.mjs';
import { build, checkFormat, checks, lint } from './steps.mjs';
import { typecheck } from './typecheck-step.mjs';

const setUpMariaDb = 'set-up: MariaDB';
const setUpRabbitMq = 'set-up: RabbitMQ';
const setUpChromium = 'set-up: Chromium';
const building = 'build';

/** All steps, or those of some projects. Answers the runner with its sums. */
export async function runSteps(context, wanted) {
  const runner = new StepRunner();
  const projects = allProjects(context.root);
  const selected = wanted.length > 0 ? selectProjects(projects, wanted) : projects;
  const folders = wanted.length > 0 ? selected.map(({ folder }) => folder) : [];
  const scope = { context, runner, selected, folders };
  await staticSteps(scope);
  await runner.run('unit tests', () => runJest(context, { folders, environment: { TEST_KIND: 'unit' } }));
  await databaseSteps(scope);
  await browserSteps(scope);
  return runner;
}

async function staticSteps({ context, runner, selected, folders }) {
  await runner.run('format', () => checkFormat(context, folders));
  await runner.run('lint', () => lint(context, folders));
  if (folders.length === 0) await runner.run('checks', () => checks(context));
  await runner.run('types', () => typecheck(context, selected));
}

const hasDatabaseSuites = ({ folder }) => /^(services|libs\/(service-kit|testing)|tools)\b/.test(folder);

const hasBrokerSuites = ({ folder }) => /^libs\/(service-kit|testing)\b/.test(folder);

async function databaseSteps({ context, runner, selected, folders }) {
  if (!selected.some(hasDatabaseSuites)) return;
  let broker;
  if (selected.some(hasBrokerSuites)) {
    await runner.run(setUpRabbitMq, async () => {
      broker = await testBroker();
      return {
        passed: 1,
        failed: 0,
        note: broker ? undefined : 'none can be had here: its suites are skipped',
      };
    });
  }
  const withBroker = broker ? { TEST_AMQP_URL: broker.url } : {};
  const suites = { folders, environment: { TEST_KIND: 'db', TEST_DB: 'sqlite', ...withBroker } };
  await runner.run('database suites on SQLite', () => runJest(context, suites));
  let database;
  await runner.run(setUpMariaDb, async () => {
    database = await testDatabase();
    return { passed: 1, failed: 0 };
  });
  const onMariaDb = () =>
    runJest(context, {
      folders,
      environment: {
        TEST_KIND: 'db',
        TEST_DB: 'mariadb',
        TEST_MYSQL_URL: database.url,
        ...withBroker,
      },
    });
  await runner.run('database suites on MariaDB', onMariaDb, { needs: [setUpMariaDb] });
  await database?.stop();
  await broker?.stop();
}

async function browserSteps({ context, runner, selected, folders }) {
  const withBrowser = selected.filter(({ folder }) => existsSync(path.join(context.root, folder, 'e2e')));
  const withStart = selected.some(({ folder }) => folder === 'tools/start');
  if (folders.length > 0 && withBrowser.length === 0 && !withStart) return;
  await runner.run(building, () => build(context));
  if (withStart) {
    const built = { folders: ['tools/start'], environment: { TEST_KIND: 'built' } };
    await runner.run('start and stop', () => runJest(context, built), { needs: [building] });
  }
  if (folders.length > 0 && withBrowser.length === 0) return;
  let chromium;
  await runner.run(setUpChromium, async () => {
    chromium = await findChromium(context.root, context.node);
    return { passed: 1, failed: 0 };
  });
  const tests = { folders: folders.length > 0 ? withBrowser.map(({ folder }) => folder) : [], chromium };
  await runner.run('browser tests', () => runPlaywright(context, tests), {
    needs: [building, setUpChromium],
  });
}
