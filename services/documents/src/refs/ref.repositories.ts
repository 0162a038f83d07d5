import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefEntity } from './address-ref.entity';
import { LicenceRefEntity } from './licence-ref.entity';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';

type Ref = AddressRefEntity | ProjectRefEntity | LicenceRefEntity;

const CHOICES = 20;

/** Copies of other services' records: an event writes the whole record, and an older event never overwrites a newer. */
abstract class RefRepository<E extends Ref> extends LicensedRepository<E> {
  /** Answers whether the copy was taken (false: it was newer already). */
  async put(ctx: RequestContext, record: NewRecord<E> & { id: string; occurredAt: Date }): Promise<boolean> {
    const known = await this.find(ctx, record.id);
    if (known && known.occurredAt > record.occurredAt) return false;
    if (known) await this.update(ctx, known.id, known.version, record);
    else await this.insert(ctx, record);
    return true;
  }
}

@Injectable()
export class AddressRefRepository extends RefRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, { name: 'address_ref', audit: false });
  }

  /** Addresses whose name, place or number holds the words; for choosing a recipient. */
  choices(ctx: RequestContext, search: string): Promise<AddressRefEntity[]> {
    const query = this.query(ctx).andWhere('address_ref.deleted = :deleted', { deleted: false });
    search
      .split(/\s+/)
      .filter(Boolean)
      .forEach((word, index) => {
        const name = `word${index}`;
        const fields = ['name', 'city', 'zip', 'customerNumber'];
        query.andWhere(`(${fields.map((field) => `address_ref.${field} LIKE :${name}`).join(' OR ')})`, {
          [name]: `%${word}%`,
        });
      });
    return this.many(query.orderBy('address_ref.name', 'ASC').limit(CHOICES));
  }
}

@Injectable()
export class ProjectRefRepository extends RefRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, { name: 'project_ref', audit: false });
  }

  /** Projects whose number or title holds the words, newest number first; for choosing what to bill. */
  choices(ctx: RequestContext, search: string): Promise<ProjectRefEntity[]> {
    const query = this.query(ctx).andWhere('project_ref.deleted = :deleted', { deleted: false });
    search
      .split(/\s+/)
      .filter(Boolean)
      .forEach((word, index) => {
        const name = `word${index}`;
        query.andWhere(`(project_ref.number LIKE :${name} OR project_ref.title LIKE :${name})`, {
          [name]: `%${word}%`,
        });
      });
    return this.many(query.orderBy('project_ref.number', 'DESC').limit(CHOICES));
  }
}

@Injectable()
export class LicenceRefRepository extends RefRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, { name: 'licence_ref', audit: false });
  }

  /** The caller's own licence. */
  findOwn(ctx: RequestContext): Promise<LicenceRefEntity | null> {
    return this.find(ctx, ctx.licenceId);
  }
}

@Injectable()
export class ProjectEmployeeRepository extends LicensedRepository<ProjectEmployeeEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectEmployeeEntity, { name: 'project_employee', audit: false, softDelete: false });
  }

  /** Writes who is on a project; what was there before goes. */
  async replace(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(ProjectEmployeeEntity)
      .where('licence_id = :licenceId AND project_id = :projectId', { licenceId: ctx.licenceId, projectId })
      .execute();
    const unique = [...new Set(employeeIds)];
    await this.insertMany(
      ctx,
      unique.map((employeeId) => ({ projectId, employeeId })),
    );
  }
}
