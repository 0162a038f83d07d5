import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import { LicensedRepository } from '../database/licensed.repository';
import type { RepositoryServices } from '../database/repository-options';
import { StoredFileEntity } from './stored-file.entity';

/** Files of a licence; in a personal context those of its person alone. */
export class StoredFileRepository extends LicensedRepository<StoredFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, StoredFileEntity, { name: 'file', softDelete: false });
  }

  protected override scope(
    ctx: RequestContext,
    qb: SelectQueryBuilder<StoredFileEntity>,
    alias: string,
  ): void {
    if (ctx.personal) qb.andWhere(`${alias}.identityId = :identityId`, { identityId: ctx.userId });
    else qb.andWhere(`${alias}.identityId IS NULL`);
  }

  /** Returns those of these ids that have a record of any licence: for the sweep. */
  async known(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(StoredFileEntity, 'file')
      .select('file.id', 'id')
      .where('file.id IN (:...ids)', { ids })
      .getRawMany<{ id: string }>();
    return new Set(rows.map((row) => row.id));
  }
}
