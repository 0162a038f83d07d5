import { type IdeaState, notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import {
  Database,
  groupBy,
  Job,
  type JobRun,
  Outbox,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../../identity-record';
import { IdeaFollows } from './idea-follows';
import type { IdeaEntity } from './idea.entity';
import { IdeaReader } from './idea.reader';
import { IdeaRepository } from './idea.repository';
import { ideaStateOf } from './idea.rules';

/** Tells each step of an idea to who follows it. */
@Injectable()
export class IdeaJobs {
  constructor(
    private readonly db: Database,
    private readonly ideas: IdeaRepository,
    private readonly follows: IdeaFollows,
    private readonly reader: IdeaReader,
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
  ) {}

  @Job({ name: 'admin.ideas.tell', everySeconds: 15 })
  async notify({ signal }: JobRun): Promise<void> {
    const anywhere = systemContext({ licenceId: '' });
    const campaigns = await this.reader.campaignStates(anywhere);
    for (const { id, state: own, toldState } of await this.ideas.findAnywhere(anywhere)) {
      if (signal.aborted) return;
      const state = ideaStateOf(own, campaigns.get(id));
      if (state !== toldState) await this.db.tx(anywhere, (ctx) => this.notifyOne(ctx, id, state));
    }
  }

  private async notifyOne(ctx: RequestContext, id: string, state: IdeaState): Promise<void> {
    const idea = await this.ideas.lock(ctx, id);
    if (idea.toldState === state) return;
    const byLicence = groupBy(await this.follows.followersOf(ctx, idea), ({ licenceId }) => licenceId);
    for (const [licenceId, people] of byLicence) {
      const users = new Set(people.map(({ userId }) => userId));
      await this.notifyIn(ctx.inLicence(licenceId), idea, state, users);
    }
    await this.ideas.markTold(ctx, id, state);
  }

  /** Those of them who are still admins of the licence. */
  private async notifyIn(
    ctx: RequestContext,
    { id, title }: IdeaEntity,
    state: IdeaState,
    users: ReadonlySet<string>,
  ): Promise<void> {
    const admins = (await this.memberships.findAdmins(ctx)).filter(({ userId }) => users.has(userId));
    if (admins.length === 0) return;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: admins.map((admin) => admin.id),
      kind: 'admin.idea',
      titleKey: `admin:notify.idea.${state}`,
      params: { idea: title },
      path: `/plugins?tab=ideas&idea=${id}`,
    });
  }
}
