import {
  defaultPersonalSettings,
  type PersonalSettings,
  type UpdatePersonalSettings,
} from '@jahrring/contracts-inventory';
import { Database, fieldErrorOf, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import type { PersonalSettingsEntity } from './personal-settings.entity';
import { PersonalSettingsRepository } from './personal-settings.repository';

/** Keeps the settings of the reminders: days ahead, and the store keepers. */
@Injectable()
export class PersonalSettingsService extends LicenceSettings<UpdatePersonalSettings, PersonalSettingsEntity> {
  constructor(
    db: Database,
    repository: PersonalSettingsRepository,
    private readonly employees: EmployeeRefRepository,
  ) {
    super(db, repository, defaultPersonalSettings);
  }

  override async update(
    ctx: RequestContext,
    version: number,
    values: UpdatePersonalSettings,
  ): Promise<PersonalSettings> {
    const known = await this.employees.getMany(ctx, values.keeperIds);
    if (known.length < new Set(values.keeperIds).size) throw fieldErrorOf('keeperIds', 'exists');
    return super.update(ctx, version, values);
  }
}
