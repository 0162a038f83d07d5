import type { DepositShare, DocumentStatus, DocumentType } from '@jahrring/contracts-documents';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentEntity } from './document.entity';
import { PositionEntity } from './position.entity';

export type PositionRecord = Omit<NewRecord<PositionEntity>, 'documentId' | 'ordinal'> & { id: string };

const QUANTITY_SCALE = 3;

/** A position that takes its quantity from one of an earlier document. */
export interface Taking {
  positionId: string;
  from: string;
  quantity: string;
  documentId: string;
  type: DocumentType;
  status: DocumentStatus;
}

interface TakingRow {
  id: string;
  source: string;
  quantity: string | number;
  document: string;
  type: DocumentType;
  status: DocumentStatus;
}

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

  /** Those of the inventory objects that lines of documents name. */
  async findUsedObjects(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PositionEntity, 'position')
      .select('position.objectId', 'objectId')
      .distinct(true)
      .where('position.licenceId = :licenceId', { licenceId: ctx.licenceId })
      .andWhere('position.objectId IN (:...ids)', { ids })
      .getRawMany<{ objectId: string }>();
    return rows.map(({ objectId }) => objectId);
  }

  /** The lines of many documents by document, in their order. */
  async ofDocuments(
    ctx: RequestContext,
    documentIds: readonly string[],
  ): Promise<Map<string, PositionEntity[]>> {
    const found = new Map<string, PositionEntity[]>();
    if (documentIds.length === 0) return found;
    const lines = await this.many(
      this.query(ctx)
        .andWhere('position.documentId IN (:...documentIds)', { documentIds })
        .orderBy('position.ordinal', 'ASC'),
    );
    for (const line of lines) found.set(line.documentId, [...(found.get(line.documentId) ?? []), line]);
    return found;
  }

  /**
   * Returns the quantities that existing follow-ups have used of a document's positions, by position. Deleted and
   * cancelled documents release their quantities. `locking` reads what is committed at this moment, once the source is
   * locked.
   */
  async followedOf(
    ctx: RequestContext,
    documentId: string,
    options: { exceptId?: string; locking?: boolean } = {},
  ): Promise<Map<string, string[]>> {
    const taken = new Map<string, string[]>();
    for (const { from, quantity } of await this.takingsOf(ctx, [documentId], options)) {
      taken.set(from, [...(taken.get(from) ?? []), quantity]);
    }
    return taken;
  }

  /** Positions of living documents that take from positions of these documents. */
  async takingsOf(
    ctx: RequestContext,
    documentIds: readonly string[],
    { exceptId = '', locking = false }: { exceptId?: string; locking?: boolean } = {},
  ): Promise<Taking[]> {
    if (documentIds.length === 0) return [];
    const lock = locking && this.db.kind === 'mysql' ? ' LOCK IN SHARE MODE' : '';
    const marks = documentIds.map(() => '?').join(', ');
    const rows = await this.db.manager(ctx).query<TakingRow[]>(
      `SELECT taking.id AS id, taking.source_position_id AS source, taking.quantity AS quantity,
              document.id AS document, document.type AS type, document.status AS status
       FROM document_positions taking JOIN documents document ON document.id = taking.document_id
       WHERE taking.licence_id = ? AND taking.source_document_id IN (${marks})
       AND taking.source_position_id IS NOT NULL AND taking.quantity IS NOT NULL AND taking.document_id <> ?
       AND document.deleted_at IS NULL AND document.status <> 'CANC' AND document.type <> 'bill_correction'${lock}`,
      [ctx.licenceId, ...documentIds, exceptId],
    );
    return rows.map(({ id, source, quantity, document, type, status }) => ({
      positionId: id,
      from: source,
      quantity: typeof quantity === 'number' ? quantity.toFixed(QUANTITY_SCALE) : quantity,
      documentId: document,
      type,
      status,
    }));
  }

  /** Returns the amounts that existing documents deduct of a deposit, by rate. */
  async deductedOf(ctx: RequestContext, depositId: string, exceptId = ''): Promise<DepositShare[]> {
    const rows = await this.many(
      this.query(ctx)
        .innerJoin(DocumentEntity, 'deducting', 'deducting.id = position.documentId')
        .andWhere("position.kind = 'deposit' AND position.sourceDocumentId = :depositId", { depositId })
        .andWhere("deducting.deletedAt IS NULL AND deducting.status <> 'CANC'")
        .andWhere("deducting.type = 'bill' AND deducting.id <> :exceptId", { exceptId }),
    );
    return rows.flatMap(({ allocations }) => allocations ?? []);
  }

  /** Writes one more line at the end. */
  async append(ctx: RequestContext, documentId: string, ordinal: number, row: PositionRecord): Promise<void> {
    await this.insert(ctx, { ...row, documentId, ordinal });
  }

  /** Writes lines that were read before anew, in their order. */
  async rewrite(
    ctx: RequestContext,
    documentId: string,
    positions: readonly PositionEntity[],
  ): Promise<void> {
    const own = ({ documentId: _document, ordinal: _ordinal, ...position }: PositionEntity) => position;
    await this.replace(ctx, documentId, positions.map(own));
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
    return this.add(ctx, documentId, rows);
  }

  /**
   * The lines of a document that has none yet. Deleting where nothing is would lock the gap others write their lines into:
   * two drafts that are made at once would stop each other.
   */
  add(ctx: RequestContext, documentId: string, rows: readonly PositionRecord[]): Promise<PositionEntity[]> {
    return this.insertMany(
      ctx,
      rows.map((row, ordinal) => ({ ...row, documentId, ordinal })),
    );
  }
}
