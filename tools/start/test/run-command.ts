import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  code: number | null;
  output: string;
}

/** A command of this workspace that runs until it ends or is told to. */
export class RunningCommand {
  private readonly child: ChildProcess;
  private output = '';
  readonly ended: Promise<Ended>;

  constructor(script: string, environment: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
    }
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code) => resolve({ code, output: this.output }));
    });
  }

  /** The address it answers at; throws with what it printed when it ends before. */
  async url(): Promise<string> {
    let over = false;
    void this.ended.finally(() => (over = true));
    for (;;) {
      const url = /ready on (http:\/\/localhost:\d+)/.exec(this.output)?.[1];
      if (url) return url;
      if (over) throw new Error(this.output);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  signal(name: NodeJS.Signals): Promise<Ended> {
    this.child.kill(name);
    return this.ended;
  }
}

export const run = (script: string, environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new RunningCommand(script, environment).ended;
