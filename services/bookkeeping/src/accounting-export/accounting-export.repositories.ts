import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountingExportEntity } from './accounting-export.entity';
import { AccountingSettingsEntity } from './accounting-settings.entity';
import { PersonalAccountEntity } from './personal-account.entity';

@Injectable()
export class AccountingExportRepository extends LicensedRepository<AccountingExportEntity> {
  constructor(services: RepositoryServices) {
    super(services, AccountingExportEntity, { name: 'accountingExport', softDelete: false, sharesIds: true });
  }

  /** The newest first. */
  latest(ctx: RequestContext, most: number): Promise<AccountingExportEntity[]> {
    return this.many(this.query(ctx).orderBy('accountingExport.createdAt', 'DESC').take(most));
  }
}

@Injectable()
export class AccountingSettingsRepository extends SettingsRepository<AccountingSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, AccountingSettingsEntity, { name: 'accountingSettings' });
  }
}

@Injectable()
export class PersonalAccountRepository extends LicensedRepository<PersonalAccountEntity> {
  constructor(services: RepositoryServices) {
    super(services, PersonalAccountEntity, { name: 'personalAccount', audit: false, softDelete: false });
  }

  ofSide(ctx: RequestContext, side: ItemSide): Promise<PersonalAccountEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('personalAccount.side = :side', { side })
        .orderBy('personalAccount.number', 'ASC'),
    );
  }
}
