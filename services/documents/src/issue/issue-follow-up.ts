import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectFollower } from '../chain';
import { BillPublisher, DocumentPublisher } from '../document';
import type { WholeDocument } from '../document';
import { heldSource } from '../record';
import type { DocumentEntity } from '../record';
import { ChainState } from './chain.state';

/** Consequences of an issue: its events, the state of its project and of the documents it comes from. */
@Injectable()
export class IssueFollowUp {
  constructor(
    private readonly publisher: DocumentPublisher,
    private readonly bills: BillPublisher,
    private readonly projects: ProjectFollower,
    private readonly states: ChainState,
  ) {}

  /** Publishes the issued document and carries its project and chain on, in the transaction that issues it. */
  async of(
    tx: RequestContext,
    issued: DocumentEntity,
    sources: WholeDocument['sources'],
    changeEntries: boolean,
  ): Promise<void> {
    await this.publisher.billed(tx, issued, sources.map(heldSource));
    await this.publisher.changed(tx, issued);
    await this.bills.issued(tx, issued);
    await this.projects.follow(tx, issued, changeEntries);
    await this.states.afterIssue(tx, issued, changeEntries);
  }
}
