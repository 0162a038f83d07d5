import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BilledSourceRepository,
  DocumentLinkRepository,
  DocumentRepository,
  PositionRepository,
} from '../record';
import type { DocumentEntity, HeldSource } from '../record';

/**
 * A lot on a delivery note is billed by the mill's measurement: the bill takes the lot over from the note, which stays and is
 * charged; without that bill the note holds the lot again.
 */
@Injectable()
export class LotReturn {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly sources: BilledSourceRepository,
  ) {}

  /** Takes the lot from an issued delivery note that nothing is billed of. @returns the note; null where it is none such */
  async createDraft(tx: RequestContext, noteId: string, lotId: string): Promise<DocumentEntity | null> {
    await this.documents.lock(tx, [noteId]);
    const note = await this.documents.find(tx, noteId);
    if (note?.type !== 'delivery_note' || note.status !== 'DONE') return null;
    if ((await this.positions.takingsOf(tx, [noteId], { locking: true })).length > 0) return null;
    const held = await this.sources.ofDocument(tx, noteId);
    if (!held.some(({ kind, sourceId }) => kind === 'timber' && sourceId === lotId)) return null;
    // A lot is held by the document itself, not by one of its lines.
    await this.sources.release(tx, noteId, new Set([noteId]));
    return this.documents.update(tx, noteId, note.version, { status: 'CHRG' });
  }

  /** The delivery note holds again what a bill lets go of. @returns the note; null where the bill took nothing of one */
  async giveBack(
    tx: RequestContext,
    { id }: Pick<DocumentEntity, 'id'>,
    freed: readonly HeldSource[],
  ): Promise<{ note: DocumentEntity; lots: HeldSource[] } | null> {
    const lots = freed.filter(({ kind }) => kind === 'timber');
    if (lots.length === 0) return null;
    for (const { kind, fromId, toId } of await this.links.ofDocument(tx, id)) {
      if (kind !== 'follow_up' || toId !== id) continue;
      const note = await this.documents.find(tx, fromId);
      if (note?.type !== 'delivery_note' || note.status !== 'CHRG') continue;
      if ((await this.positions.takingsOf(tx, [fromId])).length > 0) continue;
      await this.sources.claim(
        tx,
        fromId,
        lots.map((lot) => ({ ...lot, positionId: fromId })),
      );
      return { note: await this.documents.update(tx, fromId, note.version, { status: 'DONE' }), lots };
    }
    return null;
  }
}
