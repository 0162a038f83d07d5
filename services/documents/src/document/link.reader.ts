import type { DocumentLink } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentLinkRepository, DocumentRepository } from '../record';

/** Links of a document, with what the caller may see of their other ends. */
@Injectable()
export class LinkReader {
  constructor(
    private readonly links: DocumentLinkRepository,
    private readonly documents: DocumentRepository,
  ) {}

  async of(ctx: RequestContext, documentId: string): Promise<DocumentLink[]> {
    const links = await this.links.ofDocument(ctx, documentId);
    const otherEnd = ({ fromId, toId }: { fromId: string; toId: string }) =>
      fromId === documentId ? toId : fromId;
    const others = await this.documents.getMany(ctx, [...new Set(links.map(otherEnd))]);
    const byId = new Map(others.map((other) => [other.id, other]));
    return links.flatMap((link) => {
      const other = byId.get(otherEnd(link));
      if (!other) return [];
      const { id, type, status, number, title, documentDate, currency } = other;
      const about = { id, type, status, number, title, documentDate, currency };
      return { from: link.fromId, to: link.toId, kind: link.kind, other: about };
    });
  }
}
