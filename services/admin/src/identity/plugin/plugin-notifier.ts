import { notificationRequested, type PluginId, plugins } from '@jahrring/contracts-admin';
import { type Locale, newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../identity-record';
import { Wording } from '../port';

/** `kind`: what people switch on or off in their profile; `titleKey`: a text with `{{plugin}}`. */
export interface PluginNotice {
  kind: 'admin.plugin_trial' | 'admin.plugin_suspended';
  titleKey: `admin:notify.${'trialEnded' | 'trialEndedWith' | 'trialEnding' | 'trialEndingWith' | 'pluginSuspended'}`;
  /** Plugins that it takes along: `{{others}}` of the text. */
  others?: readonly PluginId[];
}

/** Tells the admins of the context's licence about one of its plugins. */
@Injectable()
export class PluginNotifier {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly languages: Wording,
    private readonly outbox: Outbox,
  ) {}

  /** In each admin's own language, as the name of the plugin is a part of what is told. */
  async notify(
    ctx: RequestContext,
    plugin: PluginId,
    { kind, titleKey, others = [] }: PluginNotice,
  ): Promise<void> {
    const admins = await this.memberships.members(ctx, await this.memberships.findAdmins(ctx));
    for (const locale of new Set(admins.map(({ user }) => user.locale))) {
      const employees = admins.filter(({ user }) => user.locale === locale);
      await this.outbox.add(ctx, notificationRequested, {
        id: newId(),
        employeeIds: employees.map(({ membership }) => membership.id),
        kind,
        titleKey,
        params: {
          plugin: await this.nameOf(ctx, locale, plugin),
          ...(others.length > 0 ? { others: await this.namesOf(ctx, locale, others) } : {}),
        },
        path: '/plugins',
      });
    }
  }

  private async namesOf(ctx: RequestContext, locale: Locale, ids: readonly PluginId[]): Promise<string> {
    return (await Promise.all(ids.map((id) => this.nameOf(ctx, locale, id)))).join(', ');
  }

  private nameOf(ctx: RequestContext, locale: Locale, plugin: PluginId): Promise<string> {
    const key = plugins.find(({ id }) => id === plugin)?.titleKey ?? '';
    return this.languages.say(ctx, locale, key, {});
  }
}
