import type { MailProposal } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { AddressRefRepository } from '../reference';
import { DocumentSettingsService } from '../settings';
import { ShareLinkService } from '../share';
import { MailFiles } from './mail-files';
import { requireIssued } from './require-issued';
import { writeMail } from './write-mail';

/** Proposes the mail a document is sent by: receivers from its address, words from the settings. */
@Injectable()
export class MailProposals {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly addresses: AddressRefRepository,
    private readonly settings: DocumentSettingsService,
    private readonly files: MailFiles,
    private readonly links: ShareLinkService,
  ) {}

  /** The mail as it would go out. @throws DOCUMENT_NOT_SENDABLE */
  async of(ctx: RequestContext, documentId: string): Promise<MailProposal> {
    const document = requireIssued(await this.documents.get(ctx, documentId));
    const address = document.addressId ? await this.addresses.find(ctx, document.addressId) : null;
    const { snapshot } = document;
    const { texts } = await this.settings.get(ctx);
    const name = address?.contactName ?? snapshot.recipient?.name ?? '';
    const to = address?.documentEmail ?? snapshot.recipient?.email ?? address?.email ?? null;
    const cc = address?.documentCc ?? null;
    const words = {
      contactName: address?.contactName ?? null,
      hasLink: await this.links.canShare(ctx, document),
    };
    return {
      to: to ? [{ name, address: to }] : [],
      cc: cc ? [{ name: '', address: cc }] : [],
      ...writeMail(snapshot, words, texts[document.language]),
      files: await this.files.list(ctx, documentId),
    };
  }
}
