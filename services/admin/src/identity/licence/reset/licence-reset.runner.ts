import {
  AppError,
  Clock,
  Database,
  DemoReset,
  type DemoResetStep,
  execute,
  type RequestContext,
  ServiceClient,
  systemContext,
  Work,
  type WorkRun,
  WorkStopped,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { PersonalTraces } from '../../port';
import { SessionStore } from '../../session';
import { ErasedPeople } from '../erasing/erased-people';
import { licenceResetWork, type LicenceResetWork } from './licence-reset-work';

interface Step {
  service: string;
  step: 'erase' | 'seed';
}

/** State of a step of the run, also for the page of the licence. `at`: when it was through. */
interface FinishedStep extends Step {
  licenceId: string;
  at: string;
}

/** Rows that outlive the reset: sessions of whoever watches it, and the job itself. */
const kept = {
  sessions: 'user_id IN (SELECT id FROM users WHERE superadmin = 1)',
  work_runs: `kind = '${licenceResetWork}'`,
} as const;

/**
 * Sets a licence back in every service: all of them erase it before the first one writes its demo data again; identities come
 * last, in one transaction, so that superadmins stay signed in. Each step is told apart, and asked again where its service was
 * away.
 */
@Injectable()
export class LicenceResetRunner {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly client: ServiceClient,
    private readonly resets: DemoReset,
    private readonly people: ErasedPeople,
    private readonly traces: PersonalTraces,
    private readonly sessions: SessionStore,
    private readonly modules: ModuleRef,
  ) {}

  /** Milliseconds between tries where a service cannot be reached: one that starts anew is soon there again. */
  pauses: readonly number[] = [1_000, 5_000, 15_000, 30_000, 60_000];

  @Work(licenceResetWork)
  async run(ctx: RequestContext, input: LicenceResetWork, run: WorkRun): Promise<{ services: number }> {
    const { licenceId, resetId, services } = input;
    const steps: Step[] = [
      ...services.map((service) => ({ service, step: 'erase' as const })),
      ...services.map((service) => ({ service, step: 'seed' as const })),
    ];
    await run.total(steps.length + 1);
    for (const { service, step } of steps.slice(run.done)) {
      const asked = { resetId, licenceId, step, from: this.erasedAt(run) };
      await this.ask(service, asked, run.signal);
      const at = this.clock.now().toISOString();
      await run.step(undefined, { licenceId, service, step, at } satisfies FinishedStep);
    }
    if (run.done === steps.length) await this.setBack(ctx, input, run);
    return { services: services.length + 1 };
  }

  /** When the last service was done with erasing: the same for every service that seeds. */
  private erasedAt(run: WorkRun): string {
    const taken = run.entries as readonly FinishedStep[];
    return taken.findLast(({ step }) => step === 'erase')?.at ?? this.clock.now().toISOString();
  }

  /** @throws UNAVAILABLE where the service stays away */
  private async ask(tool: string, body: DemoResetStep, signal: AbortSignal): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const path = `/api/${tool}/internal/demo-reset`;
        const system = systemContext({ licenceId: '' });
        await this.client.call(system, { tool, method: 'POST', path, body, schema: z.unknown() });
        return;
      } catch (error) {
        // Services end together: a run that the shutdown meets goes on at the next start.
        if (signal.aborted) throw new WorkStopped();
        const milliseconds = this.pauses[tries];
        const isAway = error instanceof AppError && error.code === 'UNAVAILABLE';
        if (milliseconds === undefined || !isAway) throw error;
        await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  private async setBack(ctx: RequestContext, input: LicenceResetWork, run: WorkRun): Promise<void> {
    const { licenceId, resetId } = input;
    const begun = { resetId, licenceId, from: this.erasedAt(run) };
    const at = this.clock.now().toISOString();
    await this.db.tx(systemContext({ licenceId: '' }), async (tx) => {
      await this.people.erase(tx, licenceId);
      await this.resets.erase(tx, licenceId, kept);
      await this.traces.eraseLicence(tx, licenceId);
      await execute(this.db.writing(tx), 'DELETE FROM licences WHERE id = ?', [licenceId]);
      await this.resets.seed(tx, begun, (token) => this.modules.get(token, { strict: false }));
      tx.afterCommit(() => this.sessions.forget());
      const taken: FinishedStep = { licenceId, service: 'admin', step: 'seed', at };
      await run.step(tx.inLicence(ctx.licenceId), taken);
    });
  }
}
