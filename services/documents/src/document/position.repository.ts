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

  /**
   * What living follow-ups have taken of the positions of a document: quantities by position. Deleted and cancelled
   * documents give back what they took. In a transaction it reads what is committed, after the source was locked.
   */
  async takenOf(ctx: RequestContext, documentId: string, exceptId?: string): Promise<Map<string, string[]>> {
    const lock = ctx.tx && this.db.kind === 'mysql' ? ' LOCK IN SHARE MODE' : '';
    const rows = await this.db.manager(ctx).query<{ id: string; quantity: string | number }[]>(
      `SELECT taking.source_position_id AS id, taking.quantity AS quantity
       FROM document_positions taking JOIN documents document ON document.id = taking.document_id
       WHERE taking.licence_id = ? AND taking.source_document_id = ? AND taking.source_position_id IS NOT NULL
       AND taking.document_id <> ? AND document.deleted_at IS NULL AND document.status <> 'CANC'
       AND document.type <> 'bill_correction' AND taking.quantity IS NOT NULL${lock}`,
      [ctx.licenceId, documentId, exceptId ?? ''],
    );
    const taken = new Map<string, string[]>();
    for (const { id, quantity } of rows) {
      taken.set(id, [
        ...(taken.get(id) ?? []),
        typeof quantity === 'number' ? quantity.toFixed(3) : quantity,
      ]);
    }
    return taken;
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
