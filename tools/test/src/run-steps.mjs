import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { findChromium } from './chromium.mjs';
import { writtenDemoData } from './demo-data.mjs';
import { runJest } from './jest-step.mjs';
import { testDatabase } from './mariadb.mjs';
import { runPlaywright } from './playwright-step.mjs';
import { allProjects, selectProjects } from './projects.mjs';
import { testBroker } from './rabbitmq.mjs';
import { StepRunner } from './step-runner.mjs';
import { build, checkFormat, checks, lint, makeDemoData } from './steps.mjs';
import { typecheck } from './typecheck-step.mjs';

const setUpMariaDb = 'set-up: MariaDB';
const setUpRabbitMq = 'set-up: RabbitMQ';
const setUpChromium = 'set-up: Chromium';
const building = 'build';
const demoData = 'set-up: demo data';

/** All steps, or those of some projects. Answers the runner with its sums. */
export async function runSteps(context, wanted) {
  const runner = new StepRunner();
  const projects = allProjects(context.root);
  const selected = wanted.length > 0 ? selectProjects(projects, wanted) : projects;
  const folders = wanted.length > 0 ? selected.map(({ folder }) => folder) : [];
  const scope = { context, runner, selected, folders, servers: {} };
  // Fetching and starting what the later suites need takes little of a processor.
  const setUps = setUpServers(scope);
  await staticSteps(scope);
  const needsHost = hostSuites(scope).length > 0;
  const alone = selected.some(({ folder }) => builtSuites.includes(folder));
  if (needsHost) await runner.run(building, () => build(context, { alone }));
  // Writing demo data keeps one core busy, and nothing needs them before a host is started.
  const sameBuild = wanted.length === 0;
  const writing =
    needsHost && runner.run(demoData, () => makeDemoData(context, { sameBuild }), { needs: [building] });
  await runner.run('unit tests', () => runJest(context, { folders, environment: { TEST_KIND: 'unit' } }));
  await setUps;
  await databaseSteps(scope);
  await writing;
  await browserSteps(scope);
  for (const server of [scope.servers.database, scope.servers.broker]) await server?.stop();
  await runner.run('minutes of new tools', async () => checkBudgets(projects, runner.timings));
  return runner;
}

async function staticSteps({ context, runner, selected, folders }) {
  await runner.run('format', () => checkFormat(context, folders));
  if (folders.length === 0) await runner.run('checks', () => checks(context));
  await runner.run('types', () => typecheck(context, selected));
  await runner.run('lint', () => lint(context, folders));
}

const hasDatabaseSuites = ({ folder }) => /^(services|libs\/(service-kit|testing)|tools)\b/.test(folder);

const hasBrokerSuites = ({ folder }) => /^(libs\/(service-kit|testing)|tools\/test)\b/.test(folder);

/** Starts the servers of the suites and finds the browser; one after the other, since they may have to be installed. */
async function setUpServers({ context, runner, selected, servers }) {
  if (selected.some(hasDatabaseSuites)) {
    await runner.run(setUpMariaDb, async () => {
      servers.database = await testDatabase();
      return { passed: 1, failed: 0 };
    });
  }
  if (selected.some(hasBrokerSuites)) {
    await runner.run(setUpRabbitMq, async () => {
      servers.broker = await testBroker();
      return {
        passed: 1,
        failed: 0,
        note: servers.broker ? undefined : 'none can be had here: its suites are skipped',
      };
    });
  }
  if (selected.some((project) => hasBrowserSuites(context, project))) {
    await runner.run(setUpChromium, async () => {
      servers.chromium = await findChromium(context.root, context.node);
      return { passed: 1, failed: 0 };
    });
  }
}

async function databaseSteps({ context, runner, selected, folders, servers }) {
  if (!selected.some(hasDatabaseSuites)) return;
  const written = writtenDemoData(context.root);
  const onSqlite = () =>
    runJest(context, {
      folders,
      environment: {
        ...{ TEST_KIND: 'db', TEST_DB: 'sqlite' },
        ...(written ? { TEST_DEMO_DATA: written } : {}),
        ...addresses({ broker: servers.broker }),
      },
    });
  await runner.run('database suites on SQLite', onSqlite);
  const onMariaDb = () =>
    runJest(context, {
      folders,
      environment: {
        TEST_KIND: 'db',
        TEST_DB: 'mariadb',
        ...addresses(servers),
      },
    });
  await runner.run('database suites on MariaDB', onMariaDb, { needs: [setUpMariaDb] });
}

/** Returns the addresses at which the suites find the running servers. */
function addresses({ database, broker }) {
  return {
    ...(database ? { TEST_MYSQL_URL: database.url } : {}),
    ...(broker ? { TEST_AMQP_URL: broker.url } : {}),
  };
}

const builtSuites = ['libs/service-kit', 'tools/dev', 'tools/release', 'tools/start', 'tools/test'];

const hasBrowserSuites = ({ root }, { folder }) => existsSync(path.join(root, folder, 'e2e'));

/** Returns the projects whose suites need the built host. */
function hostSuites({ context, selected }) {
  return selected.filter(
    (project) => builtSuites.includes(project.folder) || hasBrowserSuites(context, project),
  );
}

async function browserSteps({ context, runner, selected, folders, servers }) {
  const withBrowser = selected.filter((project) => hasBrowserSuites(context, project));
  const withBuilt = builtSuites.filter((suite) => selected.some(({ folder }) => folder === suite));
  if (withBuilt.length > 0) {
    const built = { folders: withBuilt, environment: { TEST_KIND: 'built', ...addresses(servers) } };
    await runner.run('start, stop and kill', () => runJest(context, built), { needs: [demoData] });
  }
  if (withBrowser.length === 0) return;
  const { chromium } = servers;
  const tests = { folders: folders.length > 0 ? withBrowser.map(({ folder }) => folder) : [], chromium };
  await runner.run('browser tests', () => runPlaywright(context, tests), {
    needs: [demoData, setUpChromium],
  });
}
