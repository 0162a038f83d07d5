import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { ShareAnswerView } from '@jahrring/contracts-documents';
import { Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../record';
import type { ShareLinkEntity } from '../share';

const titles = {
  question: 'offerQuestion',
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
} as const satisfies Record<ShareAnswerView['kind'], string>;

/** Tells who sent a link what was answered by it. */
@Injectable()
export class AnswerNotice {
  constructor(private readonly outbox: Outbox) {}

  async notify(
    ctx: RequestContext,
    { ownerId }: ShareLinkEntity,
    document: DocumentEntity,
    { kind, name }: Pick<ShareAnswerView, 'kind' | 'name'>,
  ): Promise<void> {
    if (!ownerId) return;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: [ownerId],
      kind: `documents.${titles[kind]}`,
      titleKey: `documents:notify.${titles[kind]}`,
      params: { number: document.number ?? '', name },
      path: `/documents/edit/${document.id}`,
    });
  }
}
