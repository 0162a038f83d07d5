import type { UpdateDocument } from '@jahrring/contracts-documents';
import { ExtraFields, withoutUndefined } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DraftFactory, ObjectPrices, RecipientReader, refuseTooMany } from '../document';
import { dueDateOf, PositionRepository } from '../record';
import type { DocumentEntity } from '../record';
import { TemplateReader } from '../template';
import { mergePositions } from './merge-positions';
import type { MergedPositions } from './merge-positions';

export type FilledLines = Parameters<typeof mergePositions>[1];

/** A draft with what somebody has changed, not written yet. */
export interface ChangedDraft {
  draft: DocumentEntity;
  merged: MergedPositions;
}

/** Puts what was sent onto a draft: for saving it, and for looking at it before. */
@Injectable()
export class DraftChange {
  constructor(
    private readonly positions: PositionRepository,
    private readonly drafts: DraftFactory,
    private readonly objects: ObjectPrices,
    private readonly extraFields: ExtraFields,
    private readonly templates: TemplateReader,
    private readonly recipients: RecipientReader,
  ) {}

  /** The lines that were sent, with what they take over from their objects. */
  lines(
    ctx: RequestContext,
    { projectId }: Pick<DocumentEntity, 'projectId'>,
    input: UpdateDocument,
  ): Promise<FilledLines> {
    const day = input.deliveryTo ?? input.documentDate;
    return this.objects.fill(ctx, input.positions, { projectId, day });
  }

  /** @throws DOCUMENT_ADDRESS_UNKNOWN, DOCUMENT_TOO_MANY_POSITIONS, VALIDATION_FAILED at an own field or the chosen place */
  async apply(
    ctx: RequestContext,
    before: DocumentEntity,
    { positions: _lines, extra: sent, ...fields }: UpdateDocument,
    lines: FilledLines,
  ): Promise<ChangedDraft> {
    const extra = await this.extraFields.update(ctx, 'document', sent, before, { required: 'none' });
    const address = fields.addressId ? await this.drafts.getAddress(ctx, fields.addressId) : null;
    await this.templates.check(ctx, fields.templateId, before.type);
    const postalPlace = fields.postalPlace === undefined ? before.postalPlace : fields.postalPlace;
    await this.recipients.check(ctx, before, { addressId: address?.id ?? null, postalPlace });
    const merged = mergePositions(await this.positions.ofDocument(ctx, before.id), lines);
    refuseTooMany(before, merged.positions);
    const draft = {
      ...before,
      ...withoutUndefined(fields),
      ...extra,
      addressId: address?.id ?? null,
      recipientName: address?.name ?? null,
      dueDate: dueDateOf(fields.documentDate, fields.termDays),
    };
    return { draft, merged };
  }
}
