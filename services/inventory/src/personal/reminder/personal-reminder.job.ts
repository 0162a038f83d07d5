import { notificationRequested } from '@jahrring/contracts-admin';
import { addDays, dueOf, localDateAt, newId } from '@jahrring/contracts-common';
import type { UpdatePersonalSettings } from '@jahrring/contracts-inventory';
import {
  Clock,
  Database,
  groupBy,
  Job,
  Outbox,
  systemContext,
  type JobRun,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, EmploymentRefRepository } from '../../reference';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { HoldingRepository } from '../handover/holding.repository';
import { PersonalItemRepository } from '../item/personal-item.repository';
import { PersonalSettingsService } from '../settings/personal-settings.service';
import { leaversOf, type Leaver } from './leavers';
import { PersonalRemindersTold } from './reminders-told';

const hour = 3600;

/** Data for the reminders of one licence. */
interface Look {
  ctx: RequestContext;
  settings: UpdatePersonalSettings;
  today: string;
  until: string;
}

interface Told {
  employeeIds: readonly string[];
  key: string;
  params: Record<string, string | number>;
  path: string;
}

/** Something that falls due: of which article, when, and with whom. */
interface DueThing {
  id: string;
  articleId: string;
  on: string;
  holderId: string | null;
}

/** Tells people, once each, of equipment to be exchanged or inspected, of low stock, and of leavers who still hold something. */
@Injectable()
export class PersonalReminderJob {
  constructor(
    private readonly db: Database,
    private readonly told: PersonalRemindersTold,
    private readonly holdings: HoldingRepository,
    private readonly items: PersonalItemRepository,
    private readonly articles: PersonalArticleRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly settings: PersonalSettingsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'inventory.personal-reminders', everySeconds: hour })
  async run({ signal }: JobRun): Promise<void> {
    for (const licenceId of await this.told.licences()) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId }), (ctx) => this.look(ctx));
    }
  }

  private async look(ctx: RequestContext): Promise<void> {
    const settings = await this.settings.get(ctx);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const look = { ctx, settings, today, until: addDays(today, settings.warnDays) };
    const held = await this.holdings.dueUntil(ctx, look.until);
    await this.notifyDue(
      look,
      'due',
      held.map(({ id, articleId, dueOn, employeeId }) => ({
        id,
        articleId,
        on: dueOn ?? '',
        holderId: employeeId,
      })),
    );
    // Once somebody keeps the store they are told of what has become due before.
    if (settings.keeperIds.length > 0) {
      await this.notifyStored(look);
      await this.notifyStock(look);
    }
    await this.notifyLeavers(look);
  }

  private async notifyStored(look: Look): Promise<void> {
    const stored = await this.items.dueInStock(look.ctx, look.until);
    await this.notifyDue(
      look,
      'piece',
      stored.map(({ id, articleId, nextInspectionOn }) => ({
        ...{ id, articleId, on: nextInspectionOn ?? '', holderId: null },
      })),
    );
  }

  /** One message for all that has become due with somebody, or in the store, at one time. */
  private async notifyDue(look: Look, kind: 'due' | 'piece', things: readonly DueThing[]): Promise<void> {
    const { ctx, settings, today } = look;
    const levelOf = ({ on }: DueThing) => dueOf({ on }, today, { days: settings.warnDays, units: 0 }).level;
    const states = new Map(things.map((thing) => [thing.id, `${levelOf(thing) ?? ''}:${thing.on}`]));
    const fresh = await this.told.news(ctx, kind, states);
    const news = things.filter(({ id }) => fresh.has(id));
    const titles = await this.titlesOf(ctx, news);
    for (const group of groupBy(
      news,
      (thing) => `${thing.holderId ?? ''} ${levelOf(thing) ?? ''}`,
    ).values()) {
      const [first] = [...group].sort((one, other) => one.on.localeCompare(other.on));
      if (!first) continue;
      const level = levelOf(first) === 'overdue' ? 'overdue' : 'soon';
      const params = { pieces: group.length, title: titles.get(first.articleId) ?? '', on: first.on };
      await this.notifyOf(look, first.holderId, `${level}.${group.length === 1 ? 'one' : 'more'}`, params);
    }
  }

  /** The person in words of their own, all others with the person's name. */
  private async notifyOf(
    look: Look,
    holderId: string | null,
    key: string,
    params: Record<string, string | number>,
  ): Promise<void> {
    const { ctx, settings } = look;
    if (holderId === null) {
      await this.send(ctx, {
        ...{
          employeeIds: settings.keeperIds,
          key: `stored.${key}`,
          params,
          path: '/personal-inventory?tab=pieces',
        },
      });
      return;
    }
    const holder = await this.employees.find(ctx, holderId);
    const path = `/personal-inventory/people/${holderId}`;
    if (settings.tellHolder && holder?.active)
      await this.send(ctx, { employeeIds: [holderId], key: `own.${key}`, params, path });
    const others = (await this.concerned(look, holderId)).filter((id) => id !== holderId);
    await this.send(ctx, {
      ...{ employeeIds: others, key: `other.${key}`, params: { ...params, name: holder?.name ?? '' }, path },
    });
  }

  private async notifyStock({ ctx, settings }: Look): Promise<void> {
    const low = await this.articles.belowMinimum(ctx);
    const fresh = await this.told.news(ctx, 'stock', new Map(low.map(({ id }) => [id, 'low'])));
    for (const { title, stock, minimum } of low.filter(({ id }) => fresh.has(id))) {
      await this.send(ctx, {
        ...{ employeeIds: settings.keeperIds, key: 'stock', params: { title, stock, minimum } },
        path: '/personal-inventory?tab=articles',
      });
    }
  }

  /** Reports leavers who still hold something to all concerned; blocks nothing. */
  private async notifyLeavers(look: Look): Promise<void> {
    const { ctx, settings } = look;
    const held = await this.holdings.byPerson(ctx);
    const leavers = leaversOf({
      ...look,
      held,
      people: await this.employees.everybody(ctx),
      employments: await this.employments.getMany(ctx, [...held.keys()]),
    });
    const states = new Map(
      leavers.map(({ id, left, on }) => [id, `${left ? 'left' : 'leaves'}:${on ?? ''}`]),
    );
    const fresh = await this.told.news(ctx, 'leaver', states);
    for (const leaver of leavers.filter(({ id }) => fresh.has(id)))
      await this.notifyLeaver(look, leaver, settings);
  }

  private async notifyLeaver(
    look: Look,
    { id, name, active, held, left, on }: Leaver,
    { tellHolder }: UpdatePersonalSettings,
  ): Promise<void> {
    const others = (await this.concerned(look, id)).filter((one) => one !== id);
    const path = `/personal-inventory/people/${id}`;
    const key = left ? 'left' : 'leaves';
    const params = { name, pieces: held, on: on ?? '' };
    await this.send(look.ctx, { employeeIds: others, key: `leaver.${key}`, params, path });
    if (tellHolder && active && !left)
      await this.send(look.ctx, { employeeIds: [id], key: 'leaver.own', params, path });
  }

  private async concerned({ ctx, settings }: Look, employeeId: string): Promise<string[]> {
    const employment = settings.tellSupervisors ? await this.employments.find(ctx, employeeId) : null;
    return [...new Set([...settings.keeperIds, ...(employment?.supervisorIds ?? [])])];
  }

  private async titlesOf(ctx: RequestContext, things: readonly DueThing[]): Promise<Map<string, string>> {
    const ids = [...new Set(things.map(({ articleId }) => articleId))];
    const found = await this.articles.getMany(ctx, ids, { deleted: 'include' });
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  private async send(ctx: RequestContext, { employeeIds, key, params, path }: Told): Promise<void> {
    if (employeeIds.length === 0) return;
    await this.outbox.add(ctx, notificationRequested, {
      ...{ id: newId(), employeeIds: [...employeeIds], kind: 'inventory.personal' },
      ...{ titleKey: `inventory:notify.personal.${key}`, params, path },
    });
  }
}
