import { addressMerged, type AddressMerged } from '@jahrring/contracts-addresses';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentPublisher } from '../document';
import { DocumentRepository } from '../record';
import { AddressMergeRepository } from './address-merge.repository';

/** Documents of a merged address name the one it was merged into. What was issued prints what it printed. */
@Injectable()
export class AddressMergeConsumer {
  constructor(
    private readonly merges: AddressMergeRepository,
    private readonly documents: DocumentRepository,
    private readonly publisher: DocumentPublisher,
  ) {}

  /** The same event twice changes nothing; a merge that was taken back before it arrived never happens. */
  @Consumes(addressMerged)
  async onMerged(ctx: RequestContext, event: AddressMerged): Promise<void> {
    const { id, undone } = event;
    const known = await this.merges.find(ctx, id);
    if (known?.undone || (known && !undone)) return;
    if (!known) {
      const documentIds = undone ? [] : await this.documents.idsOfAddress(ctx, event.fromId);
      await this.merges.insert(ctx, { id, documentIds, undone });
      await this.move(ctx, documentIds, event.fromId, {
        id: event.intoId,
        name: event.intoName,
      });
    } else {
      await this.merges.update(ctx, id, known.version, { undone });
      await this.move(ctx, known.documentIds, event.intoId, {
        id: event.fromId,
        name: event.fromName,
      });
    }
  }

  private async move(
    ctx: RequestContext,
    ids: readonly string[],
    fromId: string,
    into: { id: string; name: string },
  ): Promise<void> {
    await this.documents.moveAddress(ctx, ids, fromId, into);
    for (const document of await this.documents.getMany(ctx, ids, { deleted: 'include' })) {
      if (document.addressId === into.id) await this.publisher.changed(ctx, document);
    }
  }
}
