import type { SourceKind, SourceRef } from '@jahrring/contracts-documents';
import { documentsErrors } from '@jahrring/contracts-documents';
import { AppError, isUniqueViolation, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BilledSourceEntity } from './billed-source.entity';

/** Source that a document has claimed. */
export interface HeldSource extends SourceRef {
  kind: SourceKind;
}

export interface Claim extends HeldSource {
  positionId: string;
}

const idsPerQuery = 500;

/** Sources billed by documents. The table's unique key decides which document bills an entry. */
@Injectable()
export class BilledSourceRepository extends LicensedRepository<BilledSourceEntity> {
  constructor(services: RepositoryServices) {
    super(services, BilledSourceEntity, { name: 'source', audit: false, softDelete: false });
  }

  ofDocument(ctx: RequestContext, documentId: string): Promise<BilledSourceEntity[]> {
    return this.many(this.query(ctx).andWhere('source.documentId = :documentId', { documentId }));
  }

  /** Returns which of these sources a document has already claimed. */
  async taken(ctx: RequestContext, kind: SourceKind, ids: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < ids.length; from += idsPerQuery) {
      const rows = await this.many(
        this.query(ctx)
          .andWhere('source.kind = :kind', { kind })
          .andWhere('source.sourceId IN (:...ids)', { ids: ids.slice(from, from + idsPerQuery) }),
      );
      for (const row of rows) found.add(row.sourceId);
    }
    return found;
  }

  /** @throws DOCUMENT_SOURCES_BILLED when a document, be it another one's this very moment, holds one of them */
  async claim(ctx: RequestContext, documentId: string, claims: readonly Claim[]): Promise<void> {
    if (claims.length === 0) return;
    // Always in the same order, so that two who want the same entries do not lock each other.
    const ordered = [...claims].sort((a, b) => (a.id < b.id ? -1 : 1));
    try {
      await this.insertMany(
        ctx,
        ordered.map(({ kind, id, version, positionId }) => ({
          kind,
          sourceId: id,
          sourceVersion: version,
          documentId,
          positionId,
        })),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError(
        documentsErrors,
        'DOCUMENT_SOURCES_BILLED',
        { count: claims.length },
        { cause: error },
      );
    }
  }

  /** Frees what a draft holds, or of some of its positions; answers what was freed. */
  async release(
    ctx: RequestContext,
    documentId: string,
    positionIds?: ReadonlySet<string>,
  ): Promise<HeldSource[]> {
    const held = await this.ofDocument(ctx, documentId);
    const freed = positionIds ? held.filter((source) => positionIds.has(source.positionId)) : held;
    for (let from = 0; from < freed.length; from += idsPerQuery) {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(BilledSourceEntity)
        .where('licence_id = :licenceId AND id IN (:...ids)', {
          licenceId: ctx.licenceId,
          ids: freed.slice(from, from + idsPerQuery).map((source) => source.id),
        })
        .execute();
    }
    return freed.map(heldSource);
  }
}

export function heldSource({ kind, sourceId, sourceVersion }: BilledSourceEntity): HeldSource {
  return { kind, id: sourceId, version: sourceVersion };
}
