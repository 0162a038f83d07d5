import { spawn } from 'node:child_process';
import { workspaceRoot } from '../../build/src/workspace.mjs';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';

const ready = /ready on (http:\/\/localhost:\d+)/;

/** The embedded host as a process of its own, started anew with each build. */
export class RunningHost {
  #child;
  /** Starts follow each other: never two hosts on one port and one database. */
  #last = Promise.resolve();
  #wanted = 0;

  /** `environment`: what `npm start` reads, PORT and DATA_DIR among it. `onLine(text)` gets what the host prints. */
  constructor({ environment, onLine = (text) => process.stdout.write(text) }) {
    this.environment = environment;
    this.onLine = onLine;
  }

  /**
   * Ends the host that runs and starts `file`. Answers its address, or undefined where a newer build came meanwhile.
   * @throws with the end of its output where it does not start
   */
  restart(file) {
    this.#wanted += 1;
    const number = this.#wanted;
    const next = this.#last.then(async () => {
      if (number !== this.#wanted) return undefined;
      await this.#end();
      return this.#start(file);
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  async close() {
    this.#wanted += 1;
    await this.#last;
    await this.#end();
  }

  #start(file) {
    const child = spawn(process.execPath, [file], {
      cwd: workspaceRoot,
      env: nodeEnvironment(process.execPath, { ...this.environment, DEVELOPMENT: '1' }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      const take = (chunk) => {
        this.onLine(chunk);
        if (output === undefined) return;
        output += chunk;
        const url = ready.exec(output)?.[1];
        if (!url) return;
        output = undefined;
        resolve(url);
      };
      child.stdout.setEncoding('utf8').on('data', take);
      child.stderr.setEncoding('utf8').on('data', take);
      child.once('error', reject);
      child.once('exit', () =>
        reject(new Error(`The services do not start:\n${(output ?? '').slice(-3000)}`)),
      );
    });
  }

  /** At once: what a host had acknowledged is on the disk, and nobody waits for its last answers. */
  async #end() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
