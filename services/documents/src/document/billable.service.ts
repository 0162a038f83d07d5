import { documentsErrors, lineAmount, sumFixed } from '@jahrring/contracts-documents';
import type {
  BillableList,
  ChoiceQuery,
  ProjectChoice,
  RecipientChoice,
  SourceRef,
} from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository, ProjectRefRepository } from '../reference';
import { BilledSourceRepository } from '../record';
import { TimeClient } from './time.client';

const MONEY_SCALE = 2;

/** Entries that can be billed, and their recipient. */
@Injectable()
export class BillableService {
  constructor(
    private readonly time: TimeClient,
    private readonly sources: BilledSourceRepository,
    private readonly projects: ProjectRefRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  /** Unbilled entries of a project, oldest first, with what they come to. */
  async list(ctx: RequestContext, projectId: string, until?: string): Promise<BillableList> {
    await this.projects.get(ctx, projectId);
    const entries = await this.findFree(ctx, projectId, until);
    const items = entries.map(({ vatRateKey, ...entry }) => ({
      ...entry,
      vatKey: vatRateKey,
      amount: lineAmount({ kind: 'item', quantity: entry.quantity, unitPrice: entry.unitPrice }) ?? '0.00',
    }));
    const total = sumFixed(
      items.map((item) => item.amount),
      MONEY_SCALE,
    );
    return { items, total };
  }

  /**
   * The entries a new document bills: the wanted ones at the wanted version, or all that are free.
   * @throws DOCUMENT_SOURCES_BILLED, DOCUMENT_SOURCES_CHANGED, DOCUMENT_NOTHING_TO_BILL
   */
  async choose(
    ctx: RequestContext,
    projectId: string,
    wanted?: readonly SourceRef[],
    until?: string,
  ): Promise<BillableEntry[]> {
    if (wanted?.length === 0) return [];
    const free = await this.findFree(ctx, projectId, until);
    if (!wanted) {
      if (free.length === 0) throw new AppError(documentsErrors, 'DOCUMENT_NOTHING_TO_BILL');
      return free;
    }
    const byId = new Map(free.map((entry) => [entry.id, entry]));
    const missing = wanted.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
    await this.refuseMissing(ctx, missing);
    const stale = wanted.filter(({ id, version }) => byId.get(id)?.version !== version);
    if (stale.length > 0)
      throw new AppError(documentsErrors, 'DOCUMENT_SOURCES_CHANGED', { count: stale.length });
    return wanted.flatMap(({ id }) => byId.get(id) ?? []);
  }

  async chooseProject(ctx: RequestContext, { search = '', id }: ChoiceQuery): Promise<ProjectChoice[]> {
    const projects = id ? await this.projects.getMany(ctx, [id]) : await this.projects.choices(ctx, search);
    const addressIds = projects.flatMap((project) => project.addressId ?? []);
    const addresses = await this.addresses.getMany(ctx, [...new Set(addressIds)]);
    const names = new Map(addresses.map((address) => [address.id, address.name]));
    return projects.map(({ id: projectId, number, title, addressId }) => ({
      id: projectId,
      number,
      title,
      addressId,
      recipientName: names.get(addressId ?? '') ?? null,
    }));
  }

  async chooseRecipient(ctx: RequestContext, { search = '', id }: ChoiceQuery): Promise<RecipientChoice[]> {
    const addresses = id
      ? await this.addresses.getMany(ctx, [id])
      : await this.addresses.choices(ctx, search);
    return addresses.map(({ id: addressId, name, zip, city }) => ({ id: addressId, name, zip, city }));
  }

  /** Time hides claimed entries only after it heard of the claim; our own table knows at once. */
  async findFree(ctx: RequestContext, projectId: string, until?: string): Promise<BillableEntry[]> {
    const entries = await this.time.findBillable(ctx, projectId, until);
    const taken = await this.sources.taken(
      ctx,
      'time',
      entries.map((entry) => entry.id),
    );
    return entries
      .filter((entry) => !taken.has(entry.id))
      .sort((a, b) => a.workDate.localeCompare(b.workDate) || a.id.localeCompare(b.id));
  }

  private async refuseMissing(ctx: RequestContext, missing: readonly string[]): Promise<void> {
    if (missing.length === 0) return;
    const taken = await this.sources.taken(ctx, 'time', missing);
    const code = taken.size > 0 ? 'DOCUMENT_SOURCES_BILLED' : 'DOCUMENT_SOURCES_CHANGED';
    throw new AppError(documentsErrors, code, { count: taken.size || missing.length });
  }
}
