import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '../test-database';

/** A process of its own that works on a database, tells what it did line by line, and may be killed. */
export interface TestChild {
  /** Everything it has told so far. */
  readonly lines: readonly string[];
  /** Resolves once it has told so many lines, or has ended. */
  told(count: number): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/** Name of the environment variable by which a child finds its database. */
export const childDatabase = 'TEST_CHILD_DATABASE';

/** Starts a TypeScript file as a process on a database that was made by `createTestDatabase`. */
export function startChild(
  file: string,
  database: TestDatabase,
  input: Record<string, string> = {},
): TestChild {
  const loader = fileURLToPath(new URL('./load-ts.mjs', import.meta.url));
  const { drop: _drop, ...place } = database;
  const child = spawn(process.execPath, ['--import', loader, file], {
    env: { ...process.env, ...input, [childDatabase]: JSON.stringify(place) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let isOver = false;
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true;
      resolve(code);
      wake();
    });
  });
  const told = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (lines.length < count && !isOver) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { lines, told, kill, ended };
}

/** In the child: the database it was given; its maker drops it. */
export function givenDatabase(): TestDatabase {
  const place = JSON.parse(process.env[childDatabase] ?? '{}') as Omit<TestDatabase, 'drop'>;
  return { ...place, drop: async () => undefined };
}
