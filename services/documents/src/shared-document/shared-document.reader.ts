import type { SharedDocument } from '@jahrring/contracts-common';
import type { DocumentStatus } from '@jahrring/contracts-documents';
import { Clock, commonError, Database, systemContext } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { printedHeading, sharedContent } from '../pdf';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { LicenceRefRepository } from '../reference';
import { ShareAnswerRepository, ShareLinkRepository } from '../share';
import type { ShareAnswerEntity, ShareLinkEntity } from '../share';
import type { DocumentSnapshot } from '../snapshot';

/** A document reached by a link: everything else in it is of the licence the link is in. */
export interface Reached {
  /** Of the link's licence. */
  ctx: RequestContext;
  link: ShareLinkEntity;
  document: DocumentEntity;
  answers: ShareAnswerEntity[];
  state: SharedDocument['state'];
}

const offerStates: Partial<Record<DocumentStatus, SharedDocument['state']>> = {
  OFFR: 'open',
  CONF: 'accepted',
  REJC: 'declined',
};

/** Reads the document that recipients see by a link. The licence comes from the link, never from the caller. */
@Injectable()
export class SharedDocumentReader {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly licences: LicenceRefRepository,
    private readonly documents: DocumentRepository,
    private readonly links: ShareLinkRepository,
    private readonly answers: ShareAnswerRepository,
  ) {}

  /** The context of a link's licence. @throws NOT_FOUND the same way where it is unknown, expired or revoked */
  async enter(token: string, requestId: string): Promise<{ ctx: RequestContext; linkId: string }> {
    const found = await this.links.locate(token);
    if (!found) throw commonError('NOT_FOUND');
    const { id: linkId, licenceId } = found;
    const ctx = systemContext({ licenceId, requestId });
    const link = await this.links.get(ctx, linkId);
    if (link.revokedAt || link.expiresAt <= this.clock.now()) throw commonError('NOT_FOUND');
    const licence = await this.licences.find(ctx, licenceId);
    const timeZone = licence?.timeZone ?? ctx.timeZone;
    return { ctx: systemContext({ licenceId, requestId, timeZone }), linkId };
  }

  /** The document of a link as it stands. */
  async reach(ctx: RequestContext, linkId: string): Promise<Reached> {
    const link = await this.links.get(ctx, linkId);
    const document = await this.documents.find(ctx, link.documentId);
    if (!document) throw commonError('NOT_FOUND');
    const answers = await this.answers.ofDocument(ctx, document.id);
    return { ctx, link, document, answers, state: stateOf(document, link, answers) };
  }

  /** Remembers when a link was opened for the first time. */
  async markOpened(ctx: RequestContext, { id, openedAt }: ShareLinkEntity): Promise<void> {
    if (openedAt) return;
    await this.db.tx(ctx, (tx) => this.links.markOpened(tx, id, this.clock.now()));
  }

  toView({ document, answers, link, state }: Reached): SharedDocument {
    const { snapshot, pdfHash } = document;
    const isGone = state === 'replaced' || state === 'withdrawn';
    const own = answers.filter(({ linkId }) => linkId === link.id);
    const answer = answers.find(({ kind }) => kind === 'accepted' || kind === 'declined');
    return {
      state,
      language: document.language,
      heading: snapshot ? printedHeading(snapshot) : (document.number ?? ''),
      title: document.title,
      sender: senderOf(snapshot),
      recipient: document.recipientName ?? '',
      content: snapshot && pdfHash && !isGone ? sharedContent(snapshot, pdfHash) : null,
      answer: answer && !isGone ? toAnswer(answer) : null,
      questions: own
        .filter(({ kind }) => kind === 'question')
        .map(({ name, text, createdAt }) => ({ name, text: text ?? '', at: createdAt.toISOString() })),
    };
  }
}

function stateOf(
  document: DocumentEntity,
  link: ShareLinkEntity,
  answers: readonly ShareAnswerEntity[],
): SharedDocument['state'] {
  const { type, status, revision, lockedAt } = document;
  if (status === 'PREP' || status === 'CANC') return 'withdrawn';
  if (revision !== link.revision) return 'replaced';
  if (type !== 'offer') return 'info';
  // An archived offer is what it was answered to be.
  if (status === 'ARCH') {
    const last = answers.findLast(({ kind }) => kind !== 'question')?.kind;
    return last === 'accepted' || last === 'declined' ? last : 'info';
  }
  const state = offerStates[status] ?? 'withdrawn';
  return state === 'open' && lockedAt ? 'info' : state;
}

function senderOf(snapshot: DocumentSnapshot | null): SharedDocument['sender'] {
  const { name = '', email = null, phone = null } = snapshot?.sender ?? {};
  return { name, email, phone };
}

function toAnswer({ name, createdAt, text, kind }: ShareAnswerEntity): NonNullable<SharedDocument['answer']> {
  return { name, at: createdAt.toISOString(), reason: text, signed: kind === 'accepted' };
}
