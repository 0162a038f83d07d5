import { execute, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { StemEntity } from '../stem';
import { MachineFileEntity } from './machine-file.entity';
import { MappingEntity } from './mapping.entity';

export const machineFileColumns: ListColumns = {
  fields: { name: 'name', kind: 'kind', state: 'state', createdAt: 'createdAt' },
  search: ['name'],
};

/** Every query on machines' files, each limited to the licence. */
@Injectable()
export class MachineFileRepository extends LicensedRepository<MachineFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineFileEntity, { name: 'machineFile', softDelete: false });
  }

  /** The file of the same bytes, where it is there. */
  async ofHash(ctx: RequestContext, sha256: string): Promise<MachineFileEntity | null> {
    return this.one(this.query(ctx).andWhere('machineFile.sha256 = :sha256', { sha256 }));
  }
}

/** Every query on the meanings of machines' names, each limited to the licence. */
@Injectable()
export class MappingRepository extends LicensedRepository<MappingEntity> {
  constructor(services: RepositoryServices) {
    super(services, MappingEntity, { name: 'machineMapping', softDelete: false });
  }

  all(ctx: RequestContext): Promise<MappingEntity[]> {
    return this.many(this.query(ctx));
  }
}

const idsPerStatement = 500;

/** Logs of files, by the thousand: the audit trail has the file, not each of them. */
@Injectable()
export class FileStemRepository extends LicensedRepository<StemEntity> {
  constructor(services: RepositoryServices) {
    super(services, StemEntity, { name: 'stem', audit: false, sharesIds: true });
  }

  /** Returns those of the ids that exist, those of deleted stems too. */
  async known(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    const known = new Set<string>();
    for (let at = 0; at < ids.length; at += idsPerStatement) {
      const some = ids.slice(at, at + idsPerStatement);
      const rows: { id: string }[] = await this.db
        .manager(ctx)
        .query(`SELECT id FROM stems WHERE licence_id = ? AND id IN (${some.map(() => '?').join(', ')})`, [
          ctx.licenceId,
          ...some,
        ]);
      for (const { id } of rows) known.add(id);
    }
    return known;
  }

  /** The number of stems that came in the file. */
  async countOf(ctx: RequestContext, fileId: string): Promise<number> {
    const [row]: { stems: number | string }[] = await this.db
      .manager(ctx)
      .query('SELECT COUNT(*) AS stems FROM stems WHERE licence_id = ? AND file_id = ?', [
        ctx.licenceId,
        fileId,
      ]);
    return Number(row?.stems ?? 0);
  }

  /** The last day of a file's logs that lie in no lot; null where there are none. */
  async freeDayOf(ctx: RequestContext, fileId: string): Promise<string | null> {
    const free = this.query(ctx).andWhere('stem.fileId = :fileId AND stem.lotId IS NULL', { fileId });
    const [last] = await this.many(free.orderBy('stem.measuredOn', 'DESC').take(1));
    return last?.measuredOn ?? null;
  }

  /** Puts the file's logs that lie in no lot into one. */
  putFreeInto(ctx: RequestContext, fileId: string, lotId: string): Promise<number> {
    return execute(
      this.db.writing(ctx),
      'UPDATE stems SET lot_id = ?, version = version + 1 WHERE licence_id = ? AND file_id = ? AND lot_id IS NULL AND deleted_at IS NULL',
      [lotId, ctx.licenceId, fileId],
    );
  }

  /** Removes for good what was written of a file; what lies in lots stays. */
  removeOf(ctx: RequestContext, fileId: string): Promise<number> {
    return execute(
      this.db.writing(ctx),
      'DELETE FROM stems WHERE licence_id = ? AND file_id = ? AND lot_id IS NULL',
      [ctx.licenceId, fileId],
    );
  }
}
