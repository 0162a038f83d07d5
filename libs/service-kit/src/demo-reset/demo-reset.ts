import { z } from 'zod';
import { id } from '@jahrring/contracts-common';
import type { EventEnvelope } from '@jahrring/contracts-common';
import type { Getter, ServiceDefinition, ServiceEnv } from '../bootstrap/service-definition';
import { seedIn } from '../bootstrap/seed';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import type { KeptRows, LicenceErasure } from '../erasure/licence-erasure';
import { commonError } from '../errors/app-error';
import { type ResetState, ResetStates } from './reset-state';

/**
 * One step of setting a licence back to its demo data. `erase`: nothing is left here, and events wait.
 * `seed`: the demo data is there again, what was told before `from` is forgotten, and events are taken.
 */
export const demoResetStep = z.strictObject({
  resetId: id,
  licenceId: id,
  step: z.enum(['erase', 'seed']),
  from: z.iso.datetime(),
});
export type DemoResetStep = z.infer<typeof demoResetStep>;

/**
 * Sets one licence back to its demo data in this service, in steps that whoever leads the reset asks for: all services erase
 * before the first one seeds. A step that is asked for again changes nothing.
 */
export class DemoReset {
  private readonly states: ResetStates;
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly erasure: LicenceErasure,
    private readonly definition: ServiceDefinition,
    private readonly env: ServiceEnv,
  ) {
    this.states = new ResetStates(db);
  }

  /** @throws NOT_FOUND where this is no demo installation */
  async runStep(asked: DemoResetStep, get: Getter): Promise<void> {
    if (!this.env.demo) throw commonError('NOT_FOUND');
    const key = `${asked.resetId} ${asked.step}`;
    // A caller that lost patience asks again while the step is still at work.
    const running = this.running.get(key) ?? this.run(asked, get).finally(() => this.running.delete(key));
    this.running.set(key, running);
    await running;
  }

  /** Lets events of the licence wait from now on, in the caller's transaction. */
  async begin(tx: RequestContext, { resetId, licenceId, from }: Omit<DemoResetStep, 'step'>): Promise<void> {
    await this.states.write(tx, licenceId, { id: resetId, step: 'begun', from });
  }

  /** Returns the state of a licence's last reset in this service. */
  latest(ctx: RequestContext, licenceId: string): Promise<ResetState | undefined> {
    return this.states.current(ctx, licenceId);
  }

  /** Seeds in the caller's transaction what it has just erased there itself. */
  async seed(
    tx: RequestContext,
    { resetId, licenceId, from }: Omit<DemoResetStep, 'step'>,
    get: Getter,
  ): Promise<void> {
    await this.states.write(tx, licenceId, { id: resetId, step: 'seeded', from });
    await seedIn(tx, this.definition, this.env, { get, db: this.db, only: licenceId });
  }

  /** Erases in the caller's transaction, but for some rows. */
  async erase(tx: RequestContext, licenceId: string, kept: KeptRows): Promise<void> {
    await this.erasure.erase(licenceId, { within: tx, kept });
  }

  /** Returns whether an event is dropped because it is older than the licence's reset. @throws UNAVAILABLE during the reset */
  async outlives({ licenceId, occurredAt }: EventEnvelope): Promise<boolean> {
    if (!this.env.demo) return false;
    const state = await this.states.find(licenceId);
    if (!state) return false;
    if (Date.parse(occurredAt) < Date.parse(state.from)) return true;
    if (state.step !== 'seeded') throw commonError('UNAVAILABLE', { service: this.definition.tool });
    return false;
  }

  private async run(asked: DemoResetStep, get: Getter): Promise<void> {
    const { resetId, licenceId, step } = asked;
    const state = await this.states.current(system(), licenceId);
    const reached = state?.id === resetId ? state.step : undefined;
    if (step === 'erase') {
      if (reached === 'erased' || reached === 'seeded') return;
      await this.note(asked, 'begun');
      await this.erasure.erase(licenceId, {});
      await this.note(asked, 'erased');
      return;
    }
    await this.db.tx(system(), async (tx) => {
      const now = await this.states.current(tx, licenceId);
      if (now?.id !== resetId) throw commonError('CONFLICT');
      if (now.step === 'seeded') return;
      await this.seed(tx, asked, get);
    });
  }

  private note({ resetId, licenceId, from }: DemoResetStep, step: 'begun' | 'erased'): Promise<void> {
    return this.db.tx(system(), (tx) => this.states.write(tx, licenceId, { id: resetId, step, from }));
  }
}

const system = () => systemContext({ licenceId: '' });
