import type { LicenceHistory, LicenceHistoryEntry, PluginId } from '@jahrring/contracts-admin';
import { type AuditChange, auditPageSize, type AuditEntryView } from '@jahrring/contracts-common';
import { AuditTrail, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../identity-record';
import { LicencePluginRepository } from '../../licence-plugin';
import { PluginAgreementRepository } from '../../plugin';

/** Entities and acts of the audit trail that belong to a licence's history. */
const told = {
  entities: ['licence', 'licenceOwner', 'plugin', 'pluginAgreement'],
  actions: ['superadmin-enter', 'superadmin-leave'],
};

/** Tells what happened to the context's licence as a whole, for superadmins who are not in it. */
@Injectable()
export class LicenceHistoryService {
  constructor(
    private readonly trail: AuditTrail,
    private readonly users: UserRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly agreements: PluginAgreementRepository,
  ) {}

  async list(ctx: RequestContext, behind: string | undefined): Promise<LicenceHistory> {
    const query = { limit: auditPageSize, ...(behind ? { behind } : {}) };
    const { items, more } = await this.trail.list(ctx, query, told);
    const ids = [...new Set(items.flatMap(({ userId }) => (userId ? [userId] : [])))];
    const users = await this.users.getMany(ctx, ids);
    const people = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    const plugins = await this.pluginsOf(ctx, items);
    return {
      items: items.map((entry): LicenceHistoryEntry => {
        const { userId, entityId, changes } = entry;
        const person = people.get(userId ?? '') ?? null;
        const plugin = plugins.get(entityId) ?? null;
        return { ...entry, changes: changes.filter(isChange), person, plugin };
      }),
      more,
    };
  }

  /** Returns the plugin that an entry of a plugin or of its agreement is about. */
  private async pluginsOf(
    ctx: RequestContext,
    items: readonly AuditEntryView[],
  ): Promise<Map<string, PluginId>> {
    const agreed = items.filter(({ entity }) => entity === 'pluginAgreement').map(({ entityId }) => entityId);
    const rows = [
      ...(await this.licencePlugins.findAll(ctx)),
      ...(await this.agreements.getMany(ctx, [...new Set(agreed)])),
    ];
    return new Map(rows.map(({ id, plugin }) => [id, plugin]));
  }
}

/** Returns `true` where a value differs from before: some entries hold the whole record. */
function isChange({ field, before, after }: AuditChange): boolean {
  return field !== 'updatedAt' && JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
}
