import { createHash } from 'node:crypto';
import { execute, LicensedRepository, RepositoryServices, systemContext } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ShareLinkEntity } from './share-link.entity';

/** Links to documents; who may see a document's links has asked for the document first. */
@Injectable()
export class ShareLinkRepository extends LicensedRepository<ShareLinkEntity> {
  constructor(services: RepositoryServices) {
    // The document records the events of its links.
    super(services, ShareLinkEntity, { name: 'share_link', audit: false });
  }

  /** Latest first. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<ShareLinkEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('share_link.documentId = :documentId', { documentId })
        .orderBy('share_link.createdAt', 'DESC')
        .addOrderBy('share_link.id', 'DESC'),
    );
  }

  /** Remembers the first opening; no new version, so that two openings at once do not refuse each other. */
  async markOpened(ctx: RequestContext, id: string, openedAt: Date): Promise<void> {
    const { sql, values } = this.mapper.assignments({ openedAt });
    await execute(
      this.db.writing(ctx),
      `UPDATE share_links SET ${sql.join(', ')} WHERE id = ? AND licence_id = ? AND opened_at IS NULL`,
      [...values, id, ctx.licenceId],
    );
  }

  /** Finds the link with a secret, in whichever licence: nobody is signed in where a customer reads. */
  async locate(token: string): Promise<{ id: string; licenceId: string } | null> {
    const [row] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query<Record<string, string>[]>(
        'SELECT id, licence_id FROM share_links WHERE token_hash = ? AND deleted_at IS NULL',
        [hashOf(token)],
      );
    return row ? { id: row['id'] ?? '', licenceId: row['licence_id'] ?? '' } : null;
  }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
