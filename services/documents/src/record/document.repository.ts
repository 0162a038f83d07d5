import type { ListQuery } from '@jahrring/contracts-common';
import { execute, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ColumnExpression, ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { DocumentEntity } from './document.entity';
import { limitToReach } from './document.scope';
import { seesPrices } from './price-sight';

function isSet(column: string): ColumnExpression {
  return { sql: `CASE WHEN document.${column} IS NULL THEN 0 ELSE 1 END`, kind: 'other' };
}

const columns: ListColumns = {
  fields: {
    number: 'document.number',
    title: 'document.title',
    type: 'document.type',
    status: 'document.status',
    addressId: 'document.addressId',
    recipientName: 'document.recipientName',
    projectId: 'document.projectId',
    projectNumber: 'document.projectNumber',
    documentDate: 'document.documentDate',
    dueDate: 'document.dueDate',
    validUntil: 'document.validUntil',
    total: { sql: 'document.total', kind: 'other', seenBy: seesPrices },
    openAmount: { sql: 'document.open_amount', kind: 'other', seenBy: seesPrices },
    billKind: 'document.billKind',
    locked: isSet('locked_at'),
    exported: isSet('exported_at'),
    updatedAt: 'document.updatedAt',
  },
  search: [
    'number',
    'title',
    'recipientName',
    'projectNumber',
    'projectTitle',
    'orderNumber',
    'extraSearch',
  ].map((field) => `document.${field}`),
};

/** Frozen with the document and in its texts: lines of a list show none of it. */
const notListed = [
  'snapshot',
  'heldSources',
  'introText',
  'closingText',
  'extraSearch',
] as const satisfies readonly (keyof DocumentEntity)[];

/** Every query on documents; each is limited to the licence and to what the caller may see. */
@Injectable()
export class DocumentRepository extends LicensedRepository<DocumentEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentEntity, { name: 'document', notListed });
  }

  /** Those of the templates that living documents of the licence are printed with. */
  async findUsedTemplates(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(DocumentEntity, 'document')
      .select('document.templateId', 'templateId')
      .distinct(true)
      .where('document.licenceId = :licenceId AND document.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('document.templateId IN (:...ids)', { ids })
      .getRawMany<{ templateId: string }>();
    return rows.map(({ templateId }) => templateId);
  }

  page(ctx: RequestContext, query: ListQuery) {
    return query.pageSize === 'all' ? this.listAll(ctx, query, columns) : this.list(ctx, query, columns);
  }

  /** Every document of a list in its order; for exports. */
  export(ctx: RequestContext, query: ListQuery) {
    return this.stream(ctx, query, columns);
  }

  /** For the global search: by amount where one was typed, then by number, recipient and whatever else is searched. */
  async findForSearch(
    ctx: RequestContext,
    text: string,
    limit: number,
    amount: string | undefined,
  ): Promise<DocumentEntity[]> {
    const ofAmount = amount && seesPrices(ctx) ? await this.many(this.ofTotal(ctx, amount).limit(limit)) : [];
    const beginnings = [
      ['number', text],
      ['recipientName', text],
    ] as const;
    const others = await this.search(ctx, { text, limit, beginnings }, columns);
    const known = new Set(ofAmount.map((document) => document.id));
    return [...ofAmount, ...others.filter((document) => !known.has(document.id))].slice(0, limit);
  }

  private ofTotal(ctx: RequestContext, amount: string): SelectQueryBuilder<DocumentEntity> {
    // Both databases compare it as a number.
    return this.query(ctx)
      .andWhere('document.total = CAST(:amount AS DECIMAL(14,2))', { amount })
      .orderBy('document.documentDate', 'DESC');
  }

  /** Issued bills of a customer that something is open of. */
  openBillsOf(ctx: RequestContext, addressId: string): Promise<DocumentEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("document.addressId = :addressId AND document.type = 'bill'", { addressId })
        .andWhere("document.status NOT IN ('PREP', 'CANC') AND document.openAmount > 0"),
    );
  }

  /** Drafts that print this address or project, which their copies follow. */
  draftsOf(
    ctx: RequestContext,
    of: { addressId: string } | { projectId: string },
  ): Promise<DocumentEntity[]> {
    const [field, id] = Object.entries(of)[0] ?? ['addressId', ''];
    return this.many(
      this.query(ctx)
        .andWhere(`document.${field} = :refId`, { refId: id })
        .andWhere(`document.status = 'PREP'`),
    );
  }

  /**
   * Holds documents until the end of the transaction, always in the same order: for what is taken from them. Who comes
   * second begins anew on MariaDB, because what it has read is no longer true.
   */
  async lock(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    for (const id of [...new Set(ids)].sort()) {
      const touch = 'UPDATE documents SET holds = holds + 1 WHERE id = ? AND licence_id = ?';
      await execute(this.db.writing(ctx), touch, [id, ctx.licenceId]);
    }
  }

  /**
   * Writes what a draft copies of its address or project. No new version: what a person writes has not changed, and an
   * open form must not be refused for it.
   */
  async follow(
    ctx: RequestContext,
    id: string,
    copied: Partial<Pick<DocumentEntity, 'recipientName' | 'projectNumber' | 'projectTitle'>>,
  ): Promise<void> {
    const { sql, values } = this.mapper.assignments(copied);
    await execute(
      this.db.writing(ctx),
      `UPDATE documents SET ${sql.join(', ')} WHERE id = ? AND licence_id = ? AND status = 'PREP'`,
      [...values, id, ctx.licenceId],
    );
  }

  /** Of an address, deleted ones too. */
  async idsOfAddress(ctx: RequestContext, addressId: string): Promise<string[]> {
    const rows = await this.query(ctx, { deleted: 'include' })
      .andWhere('document.addressId = :addressId', { addressId })
      .select('document.id', 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /**
   * Files those of an address under another one; drafts bear its name from now on. No new version: an open form of a
   * draft must not be refused for it, and what was issued has not changed.
   */
  async moveAddress(
    ctx: RequestContext,
    ids: readonly string[],
    fromId: string,
    into: { id: string; name: string },
  ): Promise<void> {
    const statement = `UPDATE documents SET address_id = ?,
      recipient_name = CASE WHEN status = 'PREP' THEN ? ELSE recipient_name END
      WHERE id = ? AND licence_id = ? AND address_id = ?`;
    for (const id of ids) {
      await execute(this.db.writing(ctx), statement, [into.id, into.name, id, ctx.licenceId, fromId]);
    }
  }

  /** Delivery notes of which anything is not billed yet, the oldest first. */
  deliveryNotesToBill(ctx: RequestContext): Promise<DocumentEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("document.type = 'delivery_note' AND document.status IN ('DONE', 'PACH')")
        .orderBy('document.documentDate', 'ASC')
        .addOrderBy('document.number', 'ASC'),
    );
  }

  /** Numbers already given in a type that begin alike; to see whether a new series would give one again. */
  async numbersBeginning(ctx: RequestContext, type: string, prefix: string): Promise<string[]> {
    const pattern = `${prefix.replace(/[!%_]/g, '!$&')}%`;
    const rows = await this.query(ctx, { deleted: 'include' })
      .andWhere('document.type = :type', { type })
      .andWhere(`document.number LIKE :pattern ESCAPE '!'`, { pattern })
      .select('document.number', 'number')
      .getRawMany<{ number: string }>();
    return rows.map((row) => row.number);
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<DocumentEntity>,
    alias: string,
  ): void {
    limitToReach(ctx, query, alias);
  }

  /** The snapshot is kept in full with the document; the trail would only repeat it. */
  protected override get unaudited(): readonly (keyof DocumentEntity & string)[] {
    return ['snapshot', 'heldSources'];
  }
}
