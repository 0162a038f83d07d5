import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from '../../start/src/setup/run-process.mjs';

/** Type-checks every project that has a tsconfig.json (also its tsconfig.spec.json), two at a time. */
export async function typecheck({ root, node }, projects) {
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const queue = projects.flatMap(({ folder }) =>
    ['tsconfig.json', 'tsconfig.spec.json']
      .map((name) => `${folder}/${name}`)
      .filter((config) => existsSync(path.join(root, config))),
  );
  const total = queue.length;
  let failed = 0;
  const work = async () => {
    for (let config = queue.shift(); config !== undefined; config = queue.shift()) {
      const { code, output } = await runProcess(node, [compiler, '-p', config, '--noEmit'], { cwd: root });
      if (code === 0) continue;
      failed += 1;
      process.stdout.write(`${config}\n${output}\n`);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: total - failed, failed };
}
