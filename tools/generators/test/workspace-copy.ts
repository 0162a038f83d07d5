import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sources = [
  'apps',
  'deploy',
  'libs',
  'services',
  'tools',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlint.config.mjs',
];
const left = new Set(['node_modules', 'dist', 'e2e', 'test-results']);
const ownScope = '@jahrring';

export interface RunResult {
  code: number;
  output: string;
}

/** A copy of this workspace's sources with the same installed packages, in which generators may write. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'jahrring-generators-'));

  constructor(private readonly original: string) {
    for (const source of sources) {
      cpSync(path.join(original, source), path.join(this.root, source), {
        recursive: true,
        filter: (file) => !left.has(path.basename(file)),
      });
    }
    this.linkPackages();
  }

  /** Installed packages are shared; our own ones must lead into the copy. */
  private linkPackages(): void {
    const from = path.join(this.original, 'node_modules');
    const to = path.join(this.root, 'node_modules');
    mkdirSync(path.join(to, ownScope), { recursive: true });
    for (const name of readdirSync(from)) {
      if (name !== ownScope && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
    }
    for (const name of readdirSync(path.join(from, ownScope))) {
      symlinkSync(readlinkSync(path.join(from, ownScope, name)), path.join(to, ownScope, name));
    }
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Runs one of the workspace's scripts in the copy. */
  run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      const env = {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_NO_CLOUD: 'true',
        ...environment,
      };
      const child = spawn(process.execPath, args, { cwd: this.root, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
      }
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? 1, output }));
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
