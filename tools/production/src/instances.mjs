import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';

const readyWithin = 120_000;

/** The processes of all services: each `{ name, tool, port, start, stop, kill, ready }`. */
export class Instances {
  #children = new Map();

  constructor({ root, node, layout, environment }) {
    this.root = root;
    this.node = node;
    this.layout = layout;
    this.environment = environment;
    this.all = layout.topology.services.flatMap(({ tool, ports }) =>
      ports.map((port, index) => ({ name: `${tool}-${index + 1}`, tool, port })),
    );
  }

  of(tool) {
    return this.all.filter((instance) => instance.tool === tool);
  }

  /** First instances one after the other where they share the machine's two cores, then all second ones. */
  async startAll() {
    const number = (digit) => this.all.filter(({ name }) => name.endsWith(`-${digit}`));
    const [admin, ...firsts] = number(1);
    await this.start(admin);
    for (let at = 0; at < firsts.length; at += 3) {
      await Promise.all(firsts.slice(at, at + 3).map((instance) => this.start(instance)));
    }
    const seconds = number(2);
    for (let at = 0; at < seconds.length; at += 3) {
      await Promise.all(seconds.slice(at, at + 3).map((instance) => this.start(instance)));
    }
  }

  /** Starts an instance as its unit does and waits until it is ready. Answers the milliseconds that took. */
  async start(instance) {
    const from = Date.now();
    const log = openSync(this.logOf(instance), 'a');
    const child = spawn(
      this.node,
      ['--enable-source-maps', path.join(this.root, 'deploy/one-machine/start.mjs'), instance.name],
      {
        cwd: this.root,
        env: nodeEnvironment(this.node, { ...this.environment, TOPOLOGY: this.layout.topologyFile }),
        stdio: ['ignore', log, log],
      },
    );
    this.#children.set(instance.name, child);
    await this.#untilReady(instance, child);
    return Date.now() - from;
  }

  async #untilReady(instance, child) {
    const until = Date.now() + readyWithin;
    for (;;) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`${instance.name} is not ready:\n${this.tailOf(instance)}`);
      }
      if (await this.isReady(instance)) return;
      await delay(50);
    }
  }

  async isReady({ port }) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  /** As `systemctl stop` does: a signal, and time to end. */
  async stop(instance, signal = 'SIGTERM') {
    const child = this.#children.get(instance.name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await Promise.race([ended, delay(30_000).then(() => child.kill('SIGKILL'))]);
  }

  async stopAll() {
    await Promise.all(this.all.map((instance) => this.stop(instance)));
  }

  logOf({ name }) {
    return path.join(this.layout.logs, `${name}.log`);
  }

  tailOf(instance) {
    return readFileSync(this.logOf(instance), 'utf8').slice(-3_000);
  }
}
