import { commonError, ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountRefEntity } from './account-ref.entity';
import { AddressRefEntity } from './address-ref.entity';
import { EmployeeRefEntity } from './employee-ref.entity';
import { LicenceRefEntity } from './licence-ref.entity';

export const accountColumns: ListColumns = {
  fields: { number: 'number', title: 'title', kind: 'kind' },
  search: ['number', 'title'],
};

@Injectable()
export class AccountRefRepository extends ReferenceRepository<AccountRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AccountRefEntity, 'accountRef');
  }

  /** Those of the numbers that the chart has, deleted ones left out. */
  ofNumbers(ctx: RequestContext, numbers: readonly string[]): Promise<AccountRefEntity[]> {
    if (numbers.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx).andWhere('accountRef.number IN (:...numbers) AND accountRef.deleted = :deleted', {
        numbers,
        deleted: false,
      }),
    );
  }

  /** The chart as it is now, by number. */
  chart(ctx: RequestContext): Promise<AccountRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('accountRef.deleted = :deleted', { deleted: false })
        .orderBy('accountRef.number', 'ASC'),
    );
  }
}

@Injectable()
export class AddressRefRepository extends ReferenceRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, 'addressRef');
  }

  /** The one address of that name; null where there is none, or several. */
  async ofName(ctx: RequestContext, name: string): Promise<string | null> {
    const found = await this.many(
      this.query(ctx).andWhere('addressRef.name = :name', { name }).andWhere('addressRef.deleted = :no', { no: false }).limit(2), // prettier-ignore
    );
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  }
}

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employeeRef');
  }

  /** Employees by the accounts of their persons. */
  async byUsers(ctx: RequestContext, userIds: readonly string[]): Promise<EmployeeRefEntity[]> {
    if (userIds.length === 0) return [];
    return this.many(this.query(ctx).andWhere('employeeRef.userId IN (:...userIds)', { userIds }));
  }
}

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licenceRef');
  }

  /** The caller's own licence. @throws NOT_FOUND while its event has not come */
  async own(ctx: RequestContext): Promise<LicenceRefEntity> {
    const own = await this.find(ctx, ctx.licenceId);
    if (!own) throw commonError('NOT_FOUND');
    return own;
  }
}
