import { notificationRequested, type PluginId, plugins } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../identity-record';
import { LanguageService } from '../language';

/** `kind`: what people switch on or off in their profile; `titleKey`: a text with `{{plugin}}`. */
export interface PluginNotice {
  kind: 'admin.plugin_trial' | 'admin.plugin_suspended';
  titleKey: `admin:notify.${'trialEnded' | 'trialEnding' | 'pluginSuspended'}`;
}

/** Tells the admins of the context's licence about one of its plugins. */
@Injectable()
export class PluginNotifier {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly languages: LanguageService,
    private readonly outbox: Outbox,
  ) {}

  /** In each admin's own language, as the name of the plugin is a part of what is told. */
  async tell(ctx: RequestContext, plugin: PluginId, { kind, titleKey }: PluginNotice): Promise<void> {
    const admins = await this.memberships.members(ctx, await this.memberships.findAdmins(ctx));
    const nameKey = plugins.find(({ id }) => id === plugin)?.titleKey ?? '';
    for (const locale of new Set(admins.map(({ user }) => user.locale))) {
      const employees = admins.filter(({ user }) => user.locale === locale);
      await this.outbox.add(ctx, notificationRequested, {
        id: newId(),
        employeeIds: employees.map(({ membership }) => membership.id),
        kind,
        titleKey,
        params: { plugin: await this.languages.say(ctx, locale, nameKey, {}) },
        path: '/plugins',
      });
    }
  }
}
