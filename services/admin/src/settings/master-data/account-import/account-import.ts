import { accountImportMaxRows, type AccountImportSettings } from '@jahrring/contracts-admin';
import {
  type ImportDefinition,
  type ImportedRecord,
  matchValueLength,
  type PlannedRow,
  type RequestContext,
  type RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceDirectory } from '../../../identity';
import { type AccountEntity, AccountRepository, AccountService } from '../account/account';
import { chartOfFile } from '../charts/chart-of-file';
import { AccountImportEntity, AccountImportRowEntity } from './account-import.entity';
import { accountCells, proposeColumns } from './chart-file';
import { kindOfWord } from './chart-words';
import { accountDraft, type ImportedAccount, planAccount } from './plan-account';

type Portion = RowsToPlan<AccountImportSettings, ImportedAccount>;

/** Word of a file for a kind, as far as it is known; blank where the file has none. */
const toKind = (word: string) => kindOfWord(word) ?? word;

/** A chart of accounts out of a file or a template; an account is known by its number. */
@Injectable()
export class AccountImport implements ImportDefinition<
  AccountImportSettings,
  ImportedAccount,
  AccountEntity
> {
  readonly kind = 'admin.account-import';
  readonly tables = { run: AccountImportEntity, row: AccountImportRowEntity };
  readonly maxRows = accountImportMaxRows;
  /** One transaction: a chart is in as a whole or not at all. */
  readonly rowsPerStep = accountImportMaxRows + 1;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly service: AccountService,
    private readonly licences: LicenceDirectory,
  ) {}

  propose(headers: readonly string[]): AccountImportSettings {
    return proposeColumns(headers);
  }

  describe({ cells, plan }: AccountImportRowEntity, { mapping }: AccountImportSettings) {
    const draft = accountCells(cells, mapping);
    // Which chart the file is of is known when the whole of it has been looked at; earlier releases kept no kind with a row's plan.
    const planned = plan?.shown?.kind ?? (plan ? accountDraft(draft).kind : undefined);
    return { number: draft.number, title: draft.title, kind: planned ?? toKind(draft.kind) };
  }

  async plan(
    ctx: RequestContext,
    { run, rows, headers, earlier }: Portion,
  ): Promise<PlannedRow<ImportedAccount, AccountEntity>[]> {
    const { mapping } = run.settings;
    const keyed = rows.map((row) => {
      const cells = accountCells(row.cells, mapping);
      return { row, cells, key: cells.number.slice(0, matchValueLength) || null };
    });
    const existing = new Map((await this.accounts.findAll(ctx)).map((one) => [one.number, one]));
    const keys = [...new Set(keyed.flatMap(({ key }) => key ?? []))];
    const lines = await earlier('matchValue', keys);
    const [licence] = await this.licences.getMany(ctx, [ctx.licenceId]);
    const chart = chartOfFile(
      keyed.map(({ cells }) => cells),
      licence?.country ?? 'CH',
    );
    return keyed.map(({ row, cells, key }) => {
      const present = existing.get(cells.number);
      const sameNumberLine = key === null ? undefined : lines.get(key);
      if (key !== null && sameNumberLine === undefined) lines.set(key, row.line);
      const plan = planAccount({
        line: row.line,
        cells,
        mapping,
        headers,
        existing: present,
        sameNumberLine,
        chart,
      });
      return { row: { ...row, matchValue: key, outcome: plan.outcome, plan }, plan, existing: present };
    });
  }

  async create(ctx: RequestContext, values: readonly ImportedAccount[]): Promise<AccountEntity[]> {
    const created = await this.accounts.create(
      ctx,
      values.map((one) => ({ ...one, active: true })),
    );
    await this.service.publish(ctx, ...created);
    return created;
  }

  async update(ctx: RequestContext, { id, version }: ImportedRecord, values: Partial<ImportedAccount>) {
    const changed = await this.accounts.change(ctx, id, version, values);
    await this.service.publish(ctx, changed);
    return changed;
  }

  find(ctx: RequestContext, ids: readonly string[]): Promise<AccountEntity[]> {
    return this.accounts.getMany(ctx, ids);
  }

  async revert(
    ctx: RequestContext,
    record: ImportedRecord,
    before: Partial<ImportedAccount> | null,
  ): Promise<void> {
    if (before) await this.update(ctx, record, before);
    else await this.service.remove(ctx, record.id, record.version);
  }
}
