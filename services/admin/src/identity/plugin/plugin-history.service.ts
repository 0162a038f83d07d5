import type { PluginHistory, PluginId, PluginStep } from '@jahrring/contracts-admin';
import type { AuditEntryView } from '@jahrring/contracts-common';
import { AuditTrail, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../identity-record';
import { LicencePluginRepository } from '../licence-plugin';
import { PluginAgreementRepository } from './plugin-agreement.repository';

/** More steps than anybody takes with one plugin. */
const mostSteps = 200;

/** Tells what happened to a plugin in the context's licence: out of the audit trail, and of what was agreed to. */
@Injectable()
export class PluginHistoryService {
  constructor(
    private readonly licencePlugins: LicencePluginRepository,
    private readonly agreements: PluginAgreementRepository,
    private readonly users: UserRepository,
    private readonly trail: AuditTrail,
  ) {}

  async list(ctx: RequestContext, plugin: PluginId): Promise<PluginHistory> {
    const agreed = (await this.agreements.findAllOf(ctx, plugin))
      .filter(({ price }) => Number(price) > 0)
      .map(({ id, agreedAt, agreedBy, price }): PluginStep => {
        return { id, step: 'agreed', at: agreedAt.toISOString(), person: agreedBy, price };
      });
    const items = [...(await this.switched(ctx, plugin)), ...agreed];
    items.sort((one, two) => two.at.localeCompare(one.at) || two.id.localeCompare(one.id));
    return { items, total: items.length };
  }

  private async switched(ctx: RequestContext, plugin: PluginId): Promise<PluginStep[]> {
    const row = await this.licencePlugins.findByPlugin(ctx, plugin);
    if (!row) return [];
    const query = { entity: 'plugin', entityId: row.id, limit: mostSteps };
    const { items } = await this.trail.list(ctx, query);
    const ids = items.flatMap(({ userId }) => (userId ? [userId] : []));
    const users = await this.users.getMany(ctx, ids);
    const people = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return items.flatMap((entry) => {
      const step = stepOf(entry);
      if (!step) return [];
      const person = people.get(entry.userId ?? '') ?? null;
      return [{ id: entry.id, step, at: entry.occurredAt, person, price: null }];
    });
  }
}

/** The step that an entry of the trail tells of; none where the plugin stayed as it was. */
function stepOf({ changes, userId }: AuditEntryView): PluginStep['step'] | undefined {
  const active = changes.find(({ field }) => field === 'active');
  if (!active || active.before === active.after) return undefined;
  if (active.after === true) return changes.some(isTestsEnd) ? 'trial' : 'on';
  if (active.before !== true) return undefined;
  return userId === null ? 'trialEnded' : 'off';
}

function isTestsEnd({ field, after }: AuditEntryView['changes'][number]): boolean {
  return field === 'activeUntil' && after !== null && after !== undefined;
}
