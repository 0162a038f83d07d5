import type { ExtraEntity, ExtraField } from '@jahrring/contracts-common';
import {
  commonError,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ExtraFieldDefinitionsEntity } from './extra-field-definitions.entity';

const oneSetPerEntity = {
  index: indexName('extra_field_definitions', ['licence_id', 'entity'], true),
  column: 'entity',
};

@Injectable()
export class ExtraFieldDefinitionsRepository extends LicensedRepository<ExtraFieldDefinitionsEntity> {
  constructor(services: RepositoryServices) {
    super(services, ExtraFieldDefinitionsEntity, { name: 'extraFields' });
  }

  findAll(ctx: RequestContext): Promise<ExtraFieldDefinitionsEntity[]> {
    return this.many(this.query(ctx));
  }

  findOf(ctx: RequestContext, entity: ExtraEntity): Promise<ExtraFieldDefinitionsEntity | null> {
    return this.one(this.query(ctx).andWhere('extraFields.entity = :entity', { entity }));
  }

  /** Writes the version after the one the caller has seen, 0 being none; 412 where somebody was faster. */
  async replace(
    ctx: RequestContext,
    entity: ExtraEntity,
    version: number,
    fields: ExtraField[],
  ): Promise<ExtraFieldDefinitionsEntity> {
    const present = await this.findOf(ctx, entity);
    if (present) return this.update(ctx, present.id, version, { fields });
    if (version !== 0) throw commonError('VERSION_MISMATCH');
    try {
      return await this.insert(ctx, { entity, fields });
    } catch (error) {
      if (isUniqueViolation(error, oneSetPerEntity)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
