import type { ListQuery } from '@jahrring/contracts-common';
import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportRowEntity } from './import-row.entity';

const columns: ListColumns = {
  fields: { line: 'line', outcome: 'outcome', importId: 'importId', position: 'position' },
};

type KeyColumn = 'matchValue' | 'numberKey';

/** The rows of uploaded files. They are working data: not audited, and never touched one by one. */
@Injectable()
export class ImportRowRepository extends LicensedRepository<ImportRowEntity> {
  constructor(services: RepositoryServices) {
    super(services, ImportRowEntity, { name: 'row', audit: false, softDelete: false });
  }

  async add(ctx: RequestContext, rows: readonly NewRecord<ImportRowEntity>[]): Promise<void> {
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
      ? this.listAll(ctx, { ...query, filter }, columns)
      : this.list(ctx, { ...query, filter }, columns);
  }

  /** The next rows of an import in the order of its file. */
  async findFrom(
    ctx: RequestContext,
    importId: string,
    position: number,
    count: number,
  ): Promise<ImportRowEntity[]> {
    const query = this.query(ctx)
      .andWhere('row.importId = :importId', { importId })
      .andWhere('row.position >= :from AND row.position < :to', { from: position, to: position + count });
    return this.many(query.orderBy('row.position'));
  }

  /** Writes the results of a chunk of rows: two statements for all of them. */
  async replace(ctx: RequestContext, rows: readonly ImportRowEntity[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(ImportRowEntity)
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
    importId: string,
    column: KeyColumn,
    keys: readonly string[],
    before: number,
  ): Promise<Map<string, number>> {
    if (keys.length === 0) return new Map();
    const found = await this.query(ctx)
      .select(`row.${column}`, 'value')
      .addSelect('MIN(row.line)', 'line')
      .andWhere('row.importId = :importId AND row.position < :before', { importId, before })
      .andWhere(`row.${column} IN (:...keys)`, { keys })
      .groupBy(`row.${column}`)
      .getRawMany<{ value: string; line: number }>();
    return new Map(found.map(({ value, line }) => [value, Number(line)]));
  }
}
