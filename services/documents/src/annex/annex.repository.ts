import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isQrCharacter } from '@jahrring/pdf/qr-bill';
import { AnnexEntity } from './annex.entity';

/** Annexes of documents; who may see a document may see them, so they are asked for by its id. */
@Injectable()
export class AnnexRepository extends LicensedRepository<AnnexEntity> {
  constructor(services: RepositoryServices) {
    super(services, AnnexEntity, { name: 'annex', softDelete: false });
  }

  /** In the order in which they were added. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<AnnexEntity[]> {
    return this.many(
      this.query(ctx).andWhere('annex.documentId = :documentId', { documentId }).orderBy('annex.id', 'ASC'),
    );
  }

  /** Returns the annexes as a document prints them. */
  async printed(ctx: RequestContext, documentId: string): Promise<{ name: string; hash: string }[]> {
    return (await this.ofDocument(ctx, documentId)).map(({ name, hash }) => ({
      name: printable(name),
      hash,
    }));
  }
}

/** The name of a file with the letters the embedded typeface has. */
function printable(name: string): string {
  return [...name].map((character) => (isQrCharacter(character) ? character : '_')).join('');
}
