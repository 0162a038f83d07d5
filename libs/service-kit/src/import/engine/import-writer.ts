import type { ImportNote } from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import type { AnyImportDefinition, ImportedRecord, PlannedRow } from './import-definition';
import type { ImportEntity, ImportRowFields } from './import.entity';

type Planned = PlannedRow<object, ImportedRecord>;

interface Reverted {
  rows: string[];
  kept: number;
}

/** A row whose record is there: what an undo does with it. */
export interface RowToRevert {
  row: ImportRowFields;
  record: ImportedRecord;
  /** Why it stays; null if it can be taken back. */
  reason: ImportNote | null;
}

const changed: ImportNote = { code: 'changed', key: 'import.kept.changed' };

/** Writes what was planned and notes in each row what it has done, for the undo. */
export class ImportWriter {
  constructor(private readonly definition: AnyImportDefinition) {}

  async write(
    ctx: RequestContext,
    planned: readonly Planned[],
    run: ImportEntity,
  ): Promise<ImportRowFields[]> {
    const values = planned.filter(({ plan }) => plan.outcome === 'create').map(({ plan }) => plan.values);
    const created = values.length > 0 ? await this.definition.create(ctx, values, run) : [];
    const rows: ImportRowFields[] = [];
    for (const { row, plan, existing } of planned) {
      if (plan.outcome === 'create') rows.push(noted(row, created.shift()));
      else if (plan.outcome === 'update' && existing)
        rows.push(await this.update(ctx, row, plan.values, existing));
      else rows.push(row);
    }
    return rows;
  }

  /** Those of the rows whose records are there, each with the reason why an undo would leave it alone. */
  async weigh(ctx: RequestContext, rows: readonly ImportRowFields[]): Promise<RowToRevert[]> {
    const ids = rows.flatMap(({ recordId }) => recordId ?? []);
    const present = new Map((await this.definition.find(ctx, ids)).map((record) => [record.id, record]));
    const reasons = await this.definition.keeps?.(ctx, [...present.values()]);
    return rows.flatMap((row) => {
      const record = row.recordId === null ? undefined : present.get(row.recordId);
      if (!record) return [];
      const since = record.version === row.recordVersion ? null : changed;
      return [{ row, record, reason: reasons?.get(record.id) ?? since }];
    });
  }

  /** Takes back what rows have done. Returns their ids, and how many records were left alone. */
  async revert(ctx: RequestContext, weighed: readonly RowToRevert[]): Promise<Reverted> {
    const rows: string[] = [];
    for (const { row, record, reason } of weighed) {
      if (reason) continue;
      await this.definition.revert(ctx, { id: record.id, version: record.version }, row.before);
      rows.push(row.id);
    }
    return { rows, kept: weighed.length - rows.length };
  }

  private async update(ctx: RequestContext, row: ImportRowFields, values: object, existing: ImportedRecord) {
    const fields = Object.keys(values) as (keyof ImportedRecord)[];
    const before = Object.fromEntries(fields.map((field) => [field, existing[field]]));
    const record = (await this.definition.update?.(ctx, existing, values)) as ImportedRecord;
    return { ...noted(row, record), before };
  }
}

function noted(row: ImportRowFields, record: ImportedRecord | undefined): ImportRowFields {
  return { ...row, recordId: record?.id ?? null, recordVersion: record?.version ?? null };
}
