import type { LotDocumentType, LotState } from '@jahrring/contracts-timber';
import {
  execute,
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotEntity } from './lot.entity';

export const lotColumns: ListColumns = {
  fields: {
    number: 'sequence',
    title: 'title',
    state: 'state',
    kind: 'kind',
    originId: 'originId',
    buyerId: 'buyerId',
    measuredOn: 'measuredOn',
    volume: 'volume',
    stemCount: 'stemCount',
    updatedAt: 'updatedAt',
  },
  search: ['number', 'title', 'place', 'note'],
};

const lyingStates: readonly LotState[] = ['measured', 'offered', 'sold', 'released'];
/** More are no help on a map. */
const mostPlaced = 2000;

/** Totals of a lot, stored with it so that lists need no stems. */
type LotTotals = Pick<LotEntity, 'stemCount' | 'volume' | 'value'>;

/** The document a lot stands on. */
export interface HoldingDocument {
  id: string;
  type: LotDocumentType | null;
  /** Null while it is a draft. */
  number: string | null;
}

/** Every query on lots, each limited to the licence. */
@Injectable()
export class LotRepository extends LicensedRepository<LotEntity> {
  constructor(services: RepositoryServices) {
    super(services, LotEntity, { name: 'lot' });
  }

  /** The next number of the licence, held until the transaction ends; deleted lots keep theirs. */
  async nextSequence(ctx: RequestContext): Promise<number> {
    // SQLite has one writer at a time, so its transaction is the lock.
    const lock = this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    const [row] = await this.db
      .manager(ctx)
      .query<{ highest: number | null }[]>(
        `SELECT MAX(sequence) AS highest FROM lots WHERE licence_id = ?${lock}`,
        [ctx.licenceId],
      );
    return Number(row?.highest ?? 0) + 1;
  }

  /** Those with a place that nobody has fetched yet, by number. */
  async lying(ctx: RequestContext): Promise<LotEntity[]> {
    const query = this.query(ctx)
      .andWhere('lot.latitude IS NOT NULL AND lot.longitude IS NOT NULL AND lot.mergedIntoId IS NULL')
      .andWhere('lot.state IN (:...lyingStates)', { lyingStates });
    return this.many(query.orderBy('lot.sequence').take(mostPlaced));
  }

  /** Lets others wait who change what lies in these lots, in the order of their ids, until the transaction ends. */
  async lock(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    for (const id of [...new Set(ids)].sort()) {
      const touched = 'UPDATE lots SET stem_count = stem_count WHERE id = ? AND licence_id = ?';
      await execute(this.db.writing(ctx), touched, [id, ctx.licenceId]);
    }
  }

  /** Keeps what a lot holds. Its version stays: a form that is open over it is not in the way of who measures. */
  async keepTotals(ctx: RequestContext, id: string, totals: LotTotals): Promise<void> {
    await execute(
      this.db.writing(ctx),
      'UPDATE lots SET stem_count = ?, volume = ?, value = ? WHERE id = ? AND licence_id = ?',
      [totals.stemCount, totals.volume, totals.value, id, ctx.licenceId],
    );
  }

  /** Notes which document holds a lot. No new version: what lies in it has not changed. An older event changes nothing. */
  async setDocument(ctx: RequestContext, id: string, document: HoldingDocument, at: Date): Promise<void> {
    const [stamp] = this.mapper.assignments({ documentChangedAt: at }).values;
    await execute(
      this.db.writing(ctx),
      `UPDATE lots SET document_id = ?, document_type = ?, document_number = ?, document_changed_at = ?
        WHERE id = ? AND licence_id = ? AND (document_changed_at IS NULL OR document_changed_at <= ?)`,
      [document.id, document.type, document.number, stamp, id, ctx.licenceId, stamp],
    );
  }

  /** The document does not hold it any more; another one keeps it. An older event changes nothing. */
  async release(ctx: RequestContext, id: string, documentId: string, at: Date): Promise<void> {
    const [stamp] = this.mapper.assignments({ documentChangedAt: at }).values;
    await execute(
      this.db.writing(ctx),
      `UPDATE lots SET document_id = NULL, document_type = NULL, document_number = NULL, document_changed_at = ?
        WHERE id = ? AND licence_id = ? AND document_id = ? AND document_changed_at <= ?`,
      [stamp, id, ctx.licenceId, documentId, stamp],
    );
  }
}
