import {
  AppError,
  Database,
  Job,
  type JobRun,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AccountEntity, AccountRepository, AccountService } from '../account/account';
import type { AccountImportEntity, MadeAccount } from './account-import.entity';
import { AccountImportRepository } from './account-import.repository';
import { countOutcomes, planAccounts, type PlannedAccount } from './plan-accounts';

/** Takes the steps of imports: each is one transaction, so a chart is in as a whole or not at all. */
@Injectable()
export class AccountImportRunner {
  constructor(
    private readonly db: Database,
    private readonly imports: AccountImportRepository,
    private readonly accounts: AccountRepository,
    private readonly service: AccountService,
  ) {}

  @Job<AccountImportRunner>({
    ...{ name: 'admin.account-imports', everySeconds: 1 },
    isDue: async ({ imports }) => (await imports.findPending()).length > 0,
  })
  async run({ signal }: JobRun): Promise<void> {
    const failures: unknown[] = [];
    for (const { id, licenceId } of await this.imports.findPending()) {
      if (signal.aborted) return;
      try {
        await this.step(systemContext({ licenceId }), id);
      } catch (error) {
        // One import that cannot go on must not hold up the others; it is tried again at the next run.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} imports could not go on`);
  }

  private async step(ctx: RequestContext, id: string): Promise<void> {
    try {
      await this.db.tx(ctx, (ctx) => this.takeStep(ctx, id));
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'VERSION_MISMATCH') throw error;
      // Refused by a rule: somebody has taken a number meanwhile. Nothing was written; the run can be started anew.
      await this.db.tx(ctx, async (ctx) => {
        const run = await this.imports.get(ctx, id);
        await this.imports.update(ctx, id, run.version, { state: 'failed' });
      });
    }
  }

  private async takeStep(ctx: RequestContext, id: string): Promise<void> {
    const run = await this.imports.get(ctx, id);
    if (run.state === 'checking') await this.check(ctx, run);
    if (run.state === 'running') await this.write(ctx, run);
    if (run.state === 'undoing') await this.undo(ctx, run);
  }

  private async plan(ctx: RequestContext, run: AccountImportEntity): Promise<PlannedAccount[]> {
    const existing = new Map((await this.accounts.findAll(ctx)).map((account) => [account.number, account]));
    return planAccounts(run.fileRows, run.columns, existing);
  }

  private async check(ctx: RequestContext, run: AccountImportEntity): Promise<void> {
    const planned = await this.plan(ctx, run);
    const plan = planned.map(({ line, number, title, kind, outcome, errors }) => ({
      line,
      number,
      title,
      kind,
      outcome,
      errors,
    }));
    const counts = countOutcomes(planned);
    await this.imports.update(ctx, run.id, run.version, { state: 'checked', plan, counts });
  }

  private async write(ctx: RequestContext, run: AccountImportEntity): Promise<void> {
    const planned = await this.plan(ctx, run);
    const created = await this.accounts.create(
      ctx,
      planned.flatMap(({ values, existing }) =>
        values && !existing ? [{ ...values, vatKey: values.vatKey ?? null }] : [],
      ),
    );
    const changed: AccountEntity[] = [];
    for (const { values, existing } of planned) {
      if (!values || !existing) continue;
      const { title, kind, vatKey } = values;
      const patch = { title, kind, vatKey: vatKey ?? null };
      changed.push(await this.accounts.change(ctx, existing.id, existing.version, patch));
    }
    await this.service.publish(ctx, ...created, ...changed);
    const made = created.map(({ id, version }): MadeAccount => ({ id, version }));
    await this.imports.update(ctx, run.id, run.version, {
      state: 'done',
      counts: countOutcomes(planned),
      made,
    });
  }

  /** Deletes what the run has made, unless somebody has changed it since. */
  private async undo(ctx: RequestContext, run: AccountImportEntity): Promise<void> {
    const present = await this.accounts.getMany(
      ctx,
      run.made.map(({ id }) => id),
    );
    const versions = new Map(run.made.map(({ id, version }) => [id, version]));
    const untouched = present.filter(({ id, version }) => versions.get(id) === version);
    for (const { id, version } of untouched) await this.accounts.remove(ctx, id, version);
    const gone = await this.accounts.getMany(
      ctx,
      untouched.map(({ id }) => id),
      { deleted: 'only' },
    );
    await this.service.publish(ctx, ...gone);
    const kept = run.made.length - untouched.length;
    await this.imports.update(ctx, run.id, run.version, { state: 'undone', kept });
  }
}
