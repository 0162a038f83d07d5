import {
  adminErrors,
  type Canary,
  shellTool,
  type UpdateToolChannels,
  type WithdrawRelease,
} from '@jahrring/contracts-admin';
import {
  AppError,
  Audit,
  type AuditAction,
  Clock,
  Database,
  fieldErrorOf,
  type RequestContext,
  commonError,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ToolLicences, ToolWatchers } from '../port';
import { ChannelsRepository, isServable, Registry, ReleaseRepository } from '../release-record';
import type { ReleaseEntity, ReleaseLine, ToolChannelsEntity } from '../release-record';
import { previousOf } from './channel.rules';
import { ShellSite } from './shell-site';

type Pointers = Partial<Omit<ToolChannelsEntity, 'tool' | 'version'>>;

/** Moves the pointers that say who gets which version. */
@Injectable()
export class ToolChannelsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly channels: ChannelsRepository,
    private readonly releases: ReleaseRepository,
    private readonly licences: ToolLicences,
    private readonly registry: Registry,
    private readonly audit: Audit,
    private readonly shell: ShellSite,
    private readonly watchers: ToolWatchers,
  ) {}

  /** Sets stable, canary, or both. */
  async update(ctx: RequestContext, tool: string, version: number, body: UpdateToolChannels): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const before = await this.getAt(ctx, tool, version);
      const lines = await this.linesOf(ctx, tool);
      const change: Pointers = {
        ...(body.stable === undefined ? {} : this.stableTo(before, lines, body.stable)),
        ...(body.canary === undefined ? {} : await this.canaryTo(ctx, before, lines, body.canary)),
      };
      await this.move(ctx, before, change, 'update');
    });
  }

  /** Makes what was stable before stable again. */
  async rollBack(ctx: RequestContext, tool: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const before = await this.getAt(ctx, tool, version);
      const lines = await this.linesOf(ctx, tool);
      const target = targetBefore(before, lines);
      if (!target) throw new AppError(adminErrors, 'NOTHING_BEFORE', { tool });
      await this.move(ctx, before, this.stableTo(before, lines, target), 'roll-back');
    });
  }

  /** Gives a licence one version, whatever the channels say. */
  async pin(ctx: RequestContext, tool: string, licenceId: string, toolVersion: string): Promise<void> {
    refuseShell(tool);
    await this.db.tx(ctx, async (ctx) => {
      await this.channels.get(ctx, tool);
      await this.licences.get(ctx, licenceId);
      requireServable(tool, await this.linesOf(ctx, tool), toolVersion);
      const before = await this.pinnedVersion(ctx, tool, licenceId);
      if (before === toolVersion) return;
      await this.channels.pin(ctx, { licenceId, tool, toolVersion });
      await this.recordPin(ctx, tool, licenceId, before, toolVersion);
    });
  }

  async unpin(ctx: RequestContext, tool: string, licenceId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const before = await this.pinnedVersion(ctx, tool, licenceId);
      if (before === null) throw commonError('NOT_FOUND');
      await this.channels.unpin(ctx, licenceId, tool);
      await this.recordPin(ctx, tool, licenceId, before, null);
    });
  }

  /** Serves a version to nobody from now on; who has it as stable gets the one before. */
  async withdraw(ctx: RequestContext, id: string, { reason }: WithdrawRelease): Promise<ReleaseEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const release = await this.releases.get(ctx, id);
      if (!isServable(release)) return release;
      const { tool, toolVersion } = release;
      const before = await this.channels.get(ctx, tool);
      await this.markWithdrawn(ctx, release, reason);
      const left = (await this.linesOf(ctx, tool)).filter((line) => line.id !== id || !isServable(line));
      const change = this.without(before, left, toolVersion);
      await this.move(ctx, before, change, 'update');
      return this.releases.get(ctx, id);
    });
  }

  /** Takes a withdrawal back; no channel changes by it. 409 where its files are gone. */
  async restore(ctx: RequestContext, id: string): Promise<ReleaseEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const release = await this.releases.get(ctx, id);
      const { tool, toolVersion } = release;
      if (isServable(release)) return release;
      if (release.state === 'retired')
        throw new AppError(adminErrors, 'RELEASE_NOT_SERVABLE', { tool, version: toolVersion });
      await this.releases.setState(ctx, id, { state: 'published', withdrawnAt: null, withdrawnReason: null });
      await this.audit.record(ctx, {
        action: 'restore',
        entity: 'release',
        entityId: id,
        after: { tool, toolVersion },
      });
      this.publish(ctx);
      return this.releases.get(ctx, id);
    });
  }

  /** Withdraws the version that is the canary now; false where it is not any more. */
  async withdrawCanary(ctx: RequestContext, tool: string, version: string, reason: string): Promise<boolean> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.channels.get(ctx, tool);
      const release = await this.releases.find(ctx, tool, version);
      if (before.canary?.version !== version || !release || !isServable(release)) return false;
      await this.markWithdrawn(ctx, release, reason);
      const at = this.clock.now().toISOString();
      const change: Pointers = { canary: null, canarySince: null, canaryWithdrawn: { version, at, reason } };
      await this.move(ctx, before, change, 'withdraw-canary', reason);
      return true;
    });
  }

  /** Everybody this concerns hears of it once the transaction has committed. */
  publish(ctx: RequestContext): void {
    this.registry.changed(ctx);
    ctx.afterCommit(() => this.watchers.toolsChanged());
  }

  /** Moves pointers, if any of them moves, and tells. */
  async move(
    ctx: RequestContext,
    before: ToolChannelsEntity,
    change: Pointers,
    action: AuditAction,
    reason?: string,
  ): Promise<ToolChannelsEntity> {
    if (Object.keys(change).length === 0) return before;
    const after = await this.channels.update(ctx, before, change);
    if (before.tool === shellTool && change.stable) this.shell.follow(ctx, change.stable);
    await this.audit.record(ctx, {
      action,
      entity: 'tool',
      entityId: before.tool,
      before: audited(before),
      after: audited(after),
      ...(reason ? { reason } : {}),
    });
    this.publish(ctx);
    return after;
  }

  private async getAt(ctx: RequestContext, tool: string, version: number): Promise<ToolChannelsEntity> {
    const before = await this.channels.get(ctx, tool);
    if (before.version !== version) throw commonError('VERSION_MISMATCH');
    return before;
  }

  private async linesOf(ctx: RequestContext, tool: string): Promise<ReleaseLine[]> {
    return (await this.releases.findLines(ctx)).filter((line) => line.tool === tool);
  }

  private stableTo(before: ToolChannelsEntity, lines: readonly ReleaseLine[], stable: string): Pointers {
    requireServable(before.tool, lines, stable);
    if (before.stable === stable) return {};
    const previous = previousOf(stable, before.stable, ...versionsOf(lines));
    const promoted = before.canary?.version === stable;
    return { stable, previous, ...(promoted ? { canary: null, canarySince: null } : {}) };
  }

  private async canaryTo(
    ctx: RequestContext,
    before: ToolChannelsEntity,
    lines: readonly ReleaseLine[],
    canary: Canary | null,
  ): Promise<Pointers> {
    if (canary === null) return { canary: null, canarySince: null };
    refuseShell(before.tool);
    requireServable(before.tool, lines, canary.version);
    const known = await this.licences.getMany(ctx, canary.licenceIds);
    if (known.length !== new Set(canary.licenceIds).size) throw fieldErrorOf('canary.licenceIds', 'exists');
    const goesOn = before.canary?.version === canary.version;
    return {
      canary,
      canarySince: goesOn ? before.canarySince : this.clock.now(),
      canaryWithdrawn: null,
    };
  }

  /** The pointers once a version is served no more. */
  private without(before: ToolChannelsEntity, left: readonly ReleaseLine[], version: string): Pointers {
    const change: Pointers = {};
    if (before.canary?.version === version) Object.assign(change, { canary: null, canarySince: null });
    const [servable, history] = versionsOf(left);
    if (before.stable === version) {
      const target = targetBefore(before, left) ?? servable[0];
      if (!target) throw new AppError(adminErrors, 'RELEASE_LAST', { tool: before.tool });
      Object.assign(change, { stable: target, previous: previousOf(target, null, servable, history) });
    } else if (before.previous === version && before.stable !== null) {
      change.previous = previousOf(before.stable, null, servable, history);
    }
    return change;
  }

  private async markWithdrawn(ctx: RequestContext, release: ReleaseEntity, reason: string): Promise<void> {
    const { id, tool, toolVersion } = release;
    const change = { state: 'withdrawn', withdrawnAt: this.clock.now(), withdrawnReason: reason } as const;
    await this.releases.setState(ctx, id, change);
    const after = { tool, toolVersion };
    await this.audit.record(ctx, { action: 'withdraw', entity: 'release', entityId: id, after, reason });
    this.publish(ctx);
  }

  private async pinnedVersion(ctx: RequestContext, tool: string, licenceId: string): Promise<string | null> {
    const pins = await this.channels.findPins(ctx);
    return pins.find((pin) => pin.tool === tool && pin.licenceId === licenceId)?.toolVersion ?? null;
  }

  private async recordPin(
    ctx: RequestContext,
    tool: string,
    licenceId: string,
    before: string | null,
    after: string | null,
  ): Promise<void> {
    await this.audit.record(ctx, {
      action: after === null ? 'unpin' : 'pin',
      entity: 'tool',
      entityId: tool,
      before: { licenceId, toolVersion: before },
      after: { licenceId, toolVersion: after },
    });
    this.publish(ctx);
  }
}

function versionsOf(lines: readonly ReleaseLine[]): [servable: string[], history: string[]] {
  return [lines.filter(isServable).map((line) => line.toolVersion), lines.map((line) => line.toolVersion)];
}

/** Returns the version that a rollback of stable leads to. */
function targetBefore(
  { stable, previous }: ToolChannelsEntity,
  lines: readonly ReleaseLine[],
): string | null {
  const [servable, history] = versionsOf(lines);
  if (previous !== null && servable.includes(previous)) return previous;
  return stable === null ? null : previousOf(stable, null, servable, history);
}

/** A page is served before anybody is known: all licences have the same shell. */
function refuseShell(tool: string): void {
  if (tool === shellTool) throw new AppError(adminErrors, 'SHELL_FOR_ALL');
}

function requireServable(tool: string, lines: readonly ReleaseLine[], version: string): void {
  if (!lines.some((line) => line.toolVersion === version && isServable(line)))
    throw new AppError(adminErrors, 'RELEASE_NOT_SERVABLE', { tool, version });
}

function audited({ stable, previous, canary }: ToolChannelsEntity): unknown {
  return { stable, previous, canary };
}
