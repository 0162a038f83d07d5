import {
  sharedDocumentLimits,
  type AcceptDocument,
  type AskQuestion,
  type DeclineDocument,
  type SharedDocument,
} from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import { AppError, Audit, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { ShareAnswerRepository } from '../share';
import type { ShareAnswerEntity } from '../share';
import { StepService } from '../state';
import { AcceptanceFollowUp } from './acceptance.follow-up';
import { AnswerNotice } from './answer-notice';
import { SharedDocumentReader } from './shared-document.reader';
import type { Reached } from './shared-document.reader';
import { shortenIp } from './shorten-ip';

/** Caller: the secret of the link, and the address they call from. */
export interface Caller {
  token: string;
  requestId: string;
  ip: string;
}

type Answer = Pick<ShareAnswerEntity, 'kind' | 'name' | 'text'> &
  Partial<Pick<ShareAnswerEntity, 'signature' | 'optionalLines'>>;

const actions = { question: 'ask', accepted: 'accept', declined: 'decline' } as const;

/** Questions, acceptances and refusals by a link: each is kept with what was looked at, and told. */
@Injectable()
export class AnswerService {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly documents: DocumentRepository,
    private readonly answers: ShareAnswerRepository,
    private readonly reader: SharedDocumentReader,
    private readonly steps: StepService,
    private readonly followUp: AcceptanceFollowUp,
    private readonly notice: AnswerNotice,
  ) {}

  /** @throws THROTTLED after as many questions as a link takes */
  async ask(caller: Caller, { name, text }: AskQuestion): Promise<SharedDocument> {
    return this.answer(caller, async (tx, reached) => {
      if (reached.state === 'replaced' || reached.state === 'withdrawn') throw outdated();
      const asked = reached.answers.filter(
        ({ kind, linkId }) => kind === 'question' && linkId === reached.link.id,
      );
      if (asked.length >= sharedDocumentLimits.questions) throw commonError('THROTTLED', { seconds: 86_400 });
      await this.keep(tx, reached, caller, { kind: 'question', name, text });
    });
  }

  /** Accepts and signs; the confirmation follows. A second time changes nothing. @throws DOCUMENT_ANSWER_OUTDATED */
  async accept(caller: Caller, input: AcceptDocument): Promise<SharedDocument> {
    const { name, signature } = input;
    let follow: (() => Promise<void>) | undefined;
    const view = await this.answer(caller, async (tx, reached) => {
      if (reached.state === 'accepted') return;
      const { document, link } = reached;
      if (reached.state !== 'open' || document.pdfHash !== input.pdfHash) throw outdated();
      const optionalLines = optionalOf(reached, input.optionalLines);
      await this.keep(tx, reached, caller, { kind: 'accepted', name, text: null, signature, optionalLines });
      await this.steps.step(tx, document.id, document.version, { status: 'CONF', changeEntries: false });
      const draft = await this.followUp.draft(tx, document.id, optionalLines);
      follow = draft ? () => this.followUp.finish(reached.ctx, draft, link.ownerId) : undefined;
    });
    await follow?.();
    return view;
  }

  /** A second time changes nothing. @throws DOCUMENT_ANSWER_OUTDATED */
  async decline(caller: Caller, { name, reason }: DeclineDocument): Promise<SharedDocument> {
    return this.answer(caller, async (tx, reached) => {
      if (reached.state === 'declined') return;
      if (reached.state !== 'open') throw outdated();
      const { id, version } = reached.document;
      await this.keep(tx, reached, caller, { kind: 'declined', name, text: reason ?? null });
      await this.steps.step(tx, id, version, { status: 'REJC', changeEntries: false });
    });
  }

  /** Does something with the document held, so that two answers at once see each other. */
  private async answer(
    caller: Caller,
    work: (tx: RequestContext, reached: Reached) => Promise<void>,
  ): Promise<SharedDocument> {
    const { ctx, linkId } = await this.reader.enter(caller.token, caller.requestId);
    const { document } = await this.reader.reach(ctx, linkId);
    await this.db.tx(ctx, async (tx) => {
      await this.documents.lock(tx, [document.id]);
      await work(tx, { ...(await this.reader.reach(tx, linkId)), ctx });
    });
    return this.reader.toView(await this.reader.reach(ctx, linkId));
  }

  private async keep(
    tx: RequestContext,
    { document, link }: Reached,
    caller: Caller,
    answer: Answer,
  ): Promise<void> {
    const { id: documentId, revision, pdfHash } = document;
    const { kind, name, text, signature = null, optionalLines = null } = answer;
    const ip = shortenIp(caller.ip);
    const seen = { revision, pdfHash: pdfHash ?? '' };
    await this.answers.insert(tx, {
      ...{ documentId, linkId: link.id, ...seen, kind, name, text, ip },
      ...{ signature, optionalLines },
    });
    // Nobody is signed in: the trail names the customer as they signed.
    const after = { answeredBy: name, ip, ...seen };
    await this.audit.record(tx, { action: actions[kind], entity: 'document', entityId: documentId, after });
    await this.notice.notify(tx, link, document, answer);
  }
}

function outdated(): AppError {
  return new AppError(documentsErrors, 'DOCUMENT_ANSWER_OUTDATED');
}

/** Lines that are optional indeed, each once, in their order. */
function optionalOf({ document }: Reached, lines: readonly number[]): number[] {
  const positions = document.snapshot?.positions ?? [];
  return positions.flatMap(({ optional, isPart }, line) =>
    optional && !isPart && lines.includes(line) ? [line] : [],
  );
}
