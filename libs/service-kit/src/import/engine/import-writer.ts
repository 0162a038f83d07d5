import type { RequestContext } from '../../context/request-context';
import type { AnyImportDefinition, ImportedRecord, PlannedRow } from './import-definition';
import type { ImportEntity, ImportRowFields } from './import.entity';

type Planned = PlannedRow<object, ImportedRecord>;

/** Writes what was planned and notes in each row what it has done, for the undo. */
export class ImportWriter {
  constructor(private readonly definition: AnyImportDefinition) {}

  async write(
    ctx: RequestContext,
    planned: readonly Planned[],
    { settings }: ImportEntity,
  ): Promise<ImportRowFields[]> {
    const values = planned.filter(({ plan }) => plan.outcome === 'create').map(({ plan }) => plan.values);
    const created = values.length > 0 ? await this.definition.create(ctx, values, settings) : [];
    const rows: ImportRowFields[] = [];
    for (const { row, plan, existing } of planned) {
      if (plan.outcome === 'create') rows.push(noted(row, created.shift()));
      else if (plan.outcome === 'update' && existing)
        rows.push(await this.update(ctx, row, plan.values, existing));
      else rows.push(row);
    }
    return rows;
  }

  /** Takes back what rows have done; answers how many records were left alone, because somebody has changed them since. */
  async revert(ctx: RequestContext, rows: readonly ImportRowFields[]): Promise<number> {
    const written = rows.flatMap((row) => (row.recordId === null ? [] : [{ ...row, id: row.recordId }]));
    const present = await this.definition.find(
      ctx,
      written.map(({ id }) => id),
    );
    const versions = new Map(present.map(({ id, version }) => [id, version]));
    let kept = 0;
    for (const { id, recordVersion, before } of written) {
      const version = versions.get(id);
      if (version === undefined) continue;
      if (version === recordVersion) await this.definition.revert(ctx, { id, version }, before);
      else kept += 1;
    }
    return kept;
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
