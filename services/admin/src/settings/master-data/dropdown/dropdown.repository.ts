import type { DropdownKey } from '@jahrring/contracts-admin';
import {
  Clock,
  commonError,
  Database,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import {
  DropdownEntity,
  type InstallationValue,
  LicenceDropdownEntity,
  type LicenceValue,
} from './dropdown.entity';

const installationKey = { index: indexName('dropdowns', ['dropdown_key'], true), column: 'dropdown_key' };
const licenceKey = {
  index: indexName('licence_dropdowns', ['licence_id', 'dropdown_key'], true),
  column: 'dropdown_key',
};

/** Two wrote the first change of a list at once: the second is as stale as if it had an old version. */
async function orStale<T>(index: { index: string; column: string }, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, index)) throw commonError('VERSION_MISMATCH');
    throw error;
  }
}

/** The lists as the superadmin keeps them. */
@Injectable()
export class DropdownRepository extends InstallationRepository<DropdownEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, DropdownEntity, 'dropdown', { fields: {}, search: [] });
  }

  findAll(ctx: RequestContext): Promise<DropdownEntity[]> {
    return this.query(ctx).getMany();
  }

  findByKey(ctx: RequestContext, key: DropdownKey): Promise<DropdownEntity | null> {
    return this.query(ctx).where('dropdown.dropdownKey = :key', { key }).getOne();
  }

  /** Saves the version that was seen; 0: nobody has changed the list yet. */
  replace(
    ctx: RequestContext,
    before: DropdownEntity | null,
    key: DropdownKey,
    version: number,
    entries: InstallationValue[],
  ): Promise<DropdownEntity> {
    if (before) return this.update(ctx, before.id, version, { entries });
    if (version !== 0) throw commonError('VERSION_MISMATCH');
    return orStale(installationKey, () => this.insert(ctx, { dropdownKey: key, entries }));
  }

  protected override toCurrent({ id, version }: DropdownEntity): unknown {
    return { id, version };
  }
}

/** The licences' own order, words and additions. */
@Injectable()
export class LicenceDropdownRepository extends LicensedRepository<LicenceDropdownEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceDropdownEntity, { name: 'dropdown' });
  }

  findAll(ctx: RequestContext): Promise<LicenceDropdownEntity[]> {
    return this.many(this.query(ctx));
  }

  findByKey(ctx: RequestContext, key: DropdownKey): Promise<LicenceDropdownEntity | null> {
    return this.one(this.query(ctx).andWhere('dropdown.dropdownKey = :key', { key }));
  }

  /** Saves the version that was seen; 0: the licence has not changed the list yet. */
  replace(
    ctx: RequestContext,
    before: LicenceDropdownEntity | null,
    key: DropdownKey,
    version: number,
    entries: LicenceValue[],
  ): Promise<LicenceDropdownEntity> {
    if (before) return this.update(ctx, before.id, version, { entries });
    if (version !== 0) throw commonError('VERSION_MISMATCH');
    return orStale(licenceKey, () => this.insert(ctx, { dropdownKey: key, entries }));
  }
}
