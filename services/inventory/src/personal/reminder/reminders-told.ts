import { Database, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalArticleEntity } from '../article/personal-article.entity';
import { PersonalReminderEntity } from './personal-reminder.entity';

export type ReminderKind = 'due' | 'piece' | 'stock' | 'leaver';

/** Records of sent reminders, so that each is sent once. */
@Injectable()
export class PersonalRemindersTold {
  constructor(private readonly db: Database) {}

  /** Licences that keep a personal inventory. */
  async licences(): Promise<string[]> {
    const rows = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(PersonalArticleEntity, 'article')
      .select('DISTINCT article.licenceId', 'licenceId')
      .getRawMany<{ licenceId: string }>();
    return rows.map(({ licenceId }) => licenceId);
  }

  /**
   * Keeps how things of a kind stand and answers the subjects of which that is news. What does not stand among them any more is
   * forgotten, so that it is told again when it comes back.
   */
  async news(
    ctx: RequestContext,
    what: ReminderKind,
    states: ReadonlyMap<string, string>,
  ): Promise<Set<string>> {
    const { licenceId } = ctx;
    const manager = this.db.writing(ctx);
    const rows = await manager.find(PersonalReminderEntity, { where: { licenceId, what } });
    const known = new Map(rows.map(({ subjectId, told }) => [subjectId, told]));
    const fresh = new Set([...states].flatMap(([id, state]) => (known.get(id) === state ? [] : [id])));
    for (const id of known.keys()) {
      if (fresh.has(id) || !states.has(id))
        await manager.delete(PersonalReminderEntity, { licenceId, subjectId: id, what });
    }
    for (const id of fresh)
      await manager.insert(PersonalReminderEntity, {
        licenceId,
        subjectId: id,
        what,
        told: states.get(id) ?? '',
      });
    return fresh;
  }
}
