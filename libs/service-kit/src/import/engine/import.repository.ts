import type { ListQuery } from '@jahrring/contracts-common';
import type { ImportState } from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import { execute } from '../../database/execute';
import { LicensedRepository } from '../../database/licensed.repository';
import type { NewRecord } from '../../database/licensed-entity';
import type { ListColumns } from '../../database/list-query';
import type { RepositoryServices } from '../../database/repository-options';
import type { ImportEntity, ImportRowFields } from './import.entity';
import { isWorking } from './import-states';

const importColumns: ListColumns = { fields: { createdAt: 'createdAt', state: 'state' } };

/** The imports of one kind. */
export class ImportRepository extends LicensedRepository<ImportEntity> {
  constructor(
    services: RepositoryServices,
    entity: new () => ImportEntity,
    private readonly auditAs?: string,
  ) {
    super(services, entity, { name: 'fileImport', audit: false });
  }

  page<V>(ctx: RequestContext, query: ListQuery, toViews: (runs: ImportEntity[]) => Promise<V[]>) {
    return this.listViews(ctx, query, importColumns, toViews);
  }

  /**
   * Moves an import out of a state whatever its version is by now: the work that is at it changes it with each portion of rows,
   * and somebody who cancels must not lose that race. False where it is in another state.
   */
  async moveNow(
    ctx: RequestContext,
    id: string,
    from: ImportState,
    change: Partial<ImportEntity>,
  ): Promise<boolean> {
    const { sql, values } = this.mapper.assignments({ ...change, updatedAt: this.services.clock.now() });
    const statement = `UPDATE ${this.mapper.table} SET ${sql.join(', ')}, version = version + 1
      WHERE id = ? AND licence_id = ? AND state = ?`;
    return (await execute(this.db.writing(ctx), statement, [...values, id, ctx.licenceId, from])) === 1;
  }

  /** The file and what came of it; the steps between are nobody's business. */
  protected override async afterWrite(
    ctx: RequestContext,
    before: ImportEntity | null,
    after: ImportEntity | null,
  ): Promise<void> {
    if (this.auditAs === undefined || !after || after.state === before?.state || isWorking(after.state))
      return;
    const { id, fileName, state, counts } = after;
    await this.services.audit.record(ctx, {
      action: before ? 'update' : 'create',
      ...{ entity: this.auditAs, entityId: id },
      ...(before ? { before: { state: before.state } } : {}),
      after: { fileName, state, added: counts.create },
    });
  }
}

const rowColumns: ListColumns = {
  fields: { line: 'line', outcome: 'outcome', importId: 'importId', position: 'position' },
};

/** The rows of uploaded files. They are working data: not audited, and never touched one by one. */
export class ImportRowRepository extends LicensedRepository<ImportRowFields> {
  constructor(
    services: RepositoryServices,
    private readonly rowEntity: new () => ImportRowFields,
  ) {
    super(services, rowEntity, { name: 'row', audit: false, softDelete: false });
  }

  async add(ctx: RequestContext, rows: readonly NewRecord<ImportRowFields>[]): Promise<void> {
    await this.insertMany(ctx, rows);
  }

  /** A page of one import's rows from the given position on. */
  async listOf(ctx: RequestContext, importId: string, from: number, query: ListQuery) {
    const filter: ListQuery['filter'] = {
      ...query.filter,
      importId: { kind: 'in', values: [importId] },
      position: { kind: 'range', from: String(from) },
    };
    return query.pageSize === 'all'
      ? this.listAll(ctx, { ...query, filter }, rowColumns)
      : this.list(ctx, { ...query, filter }, rowColumns);
  }

  /** The next rows of an import in the order of its file. */
  async findFrom(
    ctx: RequestContext,
    importId: string,
    position: number,
    count: number,
  ): Promise<ImportRowFields[]> {
    const query = this.query(ctx)
      .andWhere('row.importId = :importId', { importId })
      .andWhere('row.position >= :from AND row.position < :to', { from: position, to: position + count });
    return this.many(query.orderBy('row.position'));
  }

  /** The rows that have written a record. */
  async findWritten(ctx: RequestContext, importId: string): Promise<ImportRowFields[]> {
    const query = this.query(ctx).andWhere('row.importId = :importId AND row.recordId IS NOT NULL', {
      importId,
    });
    return this.many(query.orderBy('row.position'));
  }

  /** Rows whose records were taken back have none any more. */
  async forgetRecords(ctx: RequestContext, importId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(this.rowEntity)
      .set({ recordId: null, recordVersion: null })
      .where('licence_id = :licenceId AND import_id = :importId', { licenceId: ctx.licenceId, importId })
      .andWhere('id IN (:...ids)', { ids })
      .execute();
  }

  /** Writes the results of a portion of rows: two statements for all of them. */
  async replace(ctx: RequestContext, rows: readonly ImportRowFields[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(this.rowEntity)
      .where('licence_id = :licenceId AND import_id = :importId', {
        licenceId: ctx.licenceId,
        importId: first.importId,
      })
      .andWhere('position >= :from AND position < :to', {
        from: first.position,
        to: first.position + rows.length,
      })
      .execute();
    await this.add(ctx, rows);
  }

  /** First line of the file, before the given position, that bears each of the keys. */
  async findFirstLines(
    ctx: RequestContext,
    { importId, position }: Pick<ImportRowFields, 'importId' | 'position'>,
    column: 'matchValue' | 'numberKey',
    keys: readonly string[],
  ): Promise<Map<string, number>> {
    if (keys.length === 0) return new Map();
    const found = await this.query(ctx)
      .select(`row.${column}`, 'value')
      .addSelect('MIN(row.line)', 'line')
      .andWhere('row.importId = :importId AND row.position < :position', { importId, position })
      .andWhere(`row.${column} IN (:...keys)`, { keys })
      .groupBy(`row.${column}`)
      .getRawMany<{ value: string; line: number }>();
    return new Map(found.map(({ value, line }) => [value, Number(line)]));
  }
}
