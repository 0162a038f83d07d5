import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity } from './entry.entity';

/** A day of a person. */
export interface PersonDay {
  employeeId: string;
  workDate: string;
}

/**
 * Reads all entries of a person's day, whatever the caller may see: so that a machine's file and the driver's record
 * are one line. Asked after the person's lock.
 */
@Injectable()
export class DayEntries extends LicensedRepository<EntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryEntity, { name: 'entry' });
  }

  protected override get unaudited(): readonly (keyof EntryEntity & string)[] {
    return ['names'];
  }

  /** Returns the lines of a day that a machine's file has told, and the one of this id, in the order they were recorded. */
  told(ctx: RequestContext, { employeeId, workDate }: PersonDay, id: string): Promise<EntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('entry.employeeId = :employeeId AND entry.workDate = :workDate', { employeeId, workDate })
        .andWhere("(entry.source = 'machine' OR entry.id = :id)", { id })
        .orderBy('entry.createdAt')
        .addOrderBy('entry.id'),
    );
  }

  /** In the order they were recorded. */
  of(ctx: RequestContext, { employeeId, workDate }: PersonDay): Promise<EntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('entry.employeeId = :employeeId AND entry.workDate = :workDate', { employeeId, workDate })
        .orderBy('entry.createdAt')
        .addOrderBy('entry.id'),
    );
  }
}
