import { randomBytes } from 'node:crypto';
import { addDays, localDateAt, startOfDay } from '@jahrring/contracts-common';
import { documentsErrors, mayShare } from '@jahrring/contracts-documents';
import type { NewShareLink, ShareAnswerView, ShareLinkView, ShareView } from '@jahrring/contracts-documents';
import { AppError, Audit, Clock, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { LicenceRefRepository } from '../reference';
import { DocumentSettingsService } from '../settings';
import type { ShareAnswerEntity } from './share-answer.entity';
import { ShareAnswerRepository } from './share-answer.repository';
import type { ShareLinkEntity } from './share-link.entity';
import { hashOf, ShareLinkRepository } from './share-link.repository';

const SECRET_BYTES = 32;
/** Days a link works where the licence's offers have no end. */
const USUAL_DAYS = 30;

/** Links by which recipients read and answer documents without an account. */
@Injectable()
export class ShareLinkService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly documents: DocumentRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: DocumentSettingsService,
    private readonly links: ShareLinkRepository,
    private readonly answers: ShareAnswerRepository,
  ) {}

  /** The links of a document and what was answered by them. */
  async view(ctx: RequestContext, documentId: string): Promise<ShareView> {
    await this.documents.get(ctx, documentId);
    const links = await this.links.ofDocument(ctx, documentId);
    const answers = await this.answers.ofDocument(ctx, documentId);
    return { links: links.map(toLinkView), answers: answers.map(toAnswerView) };
  }

  /** Makes a link and tells its secret, this once. @throws DOCUMENT_NOT_SHAREABLE */
  async create(ctx: RequestContext, documentId: string): Promise<NewShareLink> {
    const token = newToken();
    const link = await this.db.tx(ctx, (tx) => this.add(tx, documentId, token));
    return { ...toLinkView(link), path: pathOf(token) };
  }

  /** Returns true if a link of the document would work today. */
  async canShare(ctx: RequestContext, document: DocumentEntity): Promise<boolean> {
    return mayShare(document) && (await this.expiry(ctx, document)) > this.clock.now();
  }

  /** A link whose secret nobody knows until `renew`: for a mail that goes out later. @throws DOCUMENT_NOT_SHAREABLE */
  async prepare(tx: RequestContext, documentId: string): Promise<string> {
    return (await this.add(tx, documentId, newToken())).id;
  }

  /** Gives a link another secret and answers its path; the one before stops working. */
  async renew(ctx: RequestContext, id: string): Promise<string> {
    const token = newToken();
    await this.db.tx(ctx, async (tx) => {
      const { version } = await this.links.get(tx, id);
      await this.links.update(tx, id, version, { tokenHash: hashOf(token) });
    });
    return pathOf(token);
  }

  /** Ends a link; a second time changes nothing. */
  async revoke(ctx: RequestContext, documentId: string, id: string): Promise<ShareView> {
    await this.db.tx(ctx, async (tx) => {
      await this.documents.get(tx, documentId);
      const link = await this.links.get(tx, id);
      if (link.documentId !== documentId) throw commonError('NOT_FOUND');
      if (link.revokedAt) return;
      await this.links.update(tx, id, link.version, { revokedAt: this.clock.now() });
      await this.audit.record(tx, { action: 'revoke', entity: 'document', entityId: documentId });
    });
    return this.view(ctx, documentId);
  }

  private async add(tx: RequestContext, documentId: string, token: string): Promise<ShareLinkEntity> {
    const document = await this.documents.get(tx, documentId);
    if (!(await this.canShare(tx, document))) throw new AppError(documentsErrors, 'DOCUMENT_NOT_SHAREABLE');
    const expiresAt = await this.expiry(tx, document);
    const link = await this.links.insert(tx, {
      ...{ documentId, revision: document.revision, tokenHash: hashOf(token), expiresAt },
      ...{ revokedAt: null, openedAt: null, ownerId: tx.membershipId || null },
    });
    const after = { expiresAt: expiresAt.toISOString() };
    await this.audit.record(tx, { action: 'share', entity: 'document', entityId: documentId, after });
    return link;
  }

  /** The end of an offer's last day; else as many days from today as offers of the licence hold. */
  private async expiry(ctx: RequestContext, { type, validUntil }: DocumentEntity): Promise<Date> {
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const zone = licence?.timeZone ?? ctx.timeZone;
    const { offerValidDays } = await this.settings.get(ctx);
    const today = localDateAt(this.clock.now(), zone);
    const usual = addDays(today, offerValidDays || USUAL_DAYS);
    const last = (type === 'offer' ? validUntil : null) ?? usual;
    return new Date(startOfDay(addDays(last, 1), zone));
  }
}

function newToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function pathOf(token: string): string {
  return `/shared/${token}`;
}

function toLinkView({
  id,
  version,
  createdAt,
  expiresAt,
  revokedAt,
  openedAt,
}: ShareLinkEntity): ShareLinkView {
  return {
    ...{ id, version, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    revokedAt: revokedAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

function toAnswerView({
  id,
  kind,
  name,
  text,
  createdAt,
  ip,
  pdfHash,
  revision,
}: ShareAnswerEntity): ShareAnswerView {
  return { id, kind, name, text, at: createdAt.toISOString(), ip, pdfHash, revision };
}
