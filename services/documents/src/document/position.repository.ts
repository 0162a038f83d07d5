import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PositionEntity } from './position.entity';

export type PositionRecord = Omit<NewRecord<PositionEntity>, 'documentId' | 'ordinal'> & { id: string };

/** The lines of documents; who may see a document may see its lines, so they are asked for by its id. */
@Injectable()
export class PositionRepository extends LicensedRepository<PositionEntity> {
  constructor(services: RepositoryServices) {
    super(services, PositionEntity, { name: 'position', audit: false, softDelete: false });
  }

  ofDocument(ctx: RequestContext, documentId: string): Promise<PositionEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('position.documentId = :documentId', { documentId })
        .orderBy('position.ordinal', 'ASC'),
    );
  }

  /** Writes all lines of a draft in their order; what was there before goes. */
  async replace(
    ctx: RequestContext,
    documentId: string,
    rows: readonly PositionRecord[],
  ): Promise<PositionEntity[]> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(PositionEntity)
      .where('licence_id = :licenceId AND document_id = :documentId', {
        licenceId: ctx.licenceId,
        documentId,
      })
      .execute();
    return this.insertMany(
      ctx,
      rows.map((row, ordinal) => ({ ...row, documentId, ordinal })),
    );
  }
}
