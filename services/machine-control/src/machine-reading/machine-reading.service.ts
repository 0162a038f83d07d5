import type { ListQuery } from '@jahrring/contracts-common';
import {
  machineReadingChanged,
  type CreateMachineReading,
  type MachineReadingView,
  type UpdateMachineReading,
} from '@jahrring/contracts-machine-control';
import { Database, mapList, Outbox, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MachineReadingEntity } from './machine-reading.entity';
import { toMachineReadingChanged, toMachineReadingView } from './machine-reading.mapper';
import { machineReadingColumns, MachineReadingRepository } from './machine-reading.repository';

/** The rules of machine readings. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class MachineReadingService {
  constructor(
    private readonly db: Database,
    private readonly machineReadings: MachineReadingRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MachineReadingView>> {
    const found =
      query.pageSize === 'all'
        ? await this.machineReadings.listAll(ctx, query, machineReadingColumns)
        : await this.machineReadings.list(ctx, query, machineReadingColumns);
    return mapList(found, toMachineReadingView);
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<MachineReadingView> {
    return toMachineReadingView(await this.machineReadings.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, { title, note }: CreateMachineReading): Promise<MachineReadingView> {
    return this.change(ctx, (tx) => this.machineReadings.insert(tx, { title, note: note ?? null }));
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    { title, note }: UpdateMachineReading,
  ): Promise<MachineReadingView> {
    const patch = { ...(title === undefined ? {} : { title }), ...(note === undefined ? {} : { note }) };
    return this.change(ctx, (tx) => this.machineReadings.update(tx, id, version, patch));
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.change(ctx, async (tx) => {
      await this.machineReadings.remove(tx, id, version);
      return this.machineReadings.get(tx, id, { deleted: 'only' });
    });
  }

  restore(ctx: RequestContext, id: string): Promise<MachineReadingView> {
    return this.change(ctx, (tx) => this.machineReadings.restore(tx, id));
  }

  /** One transaction: the change, and word of it to the other services. */
  private change(
    ctx: RequestContext,
    work: (tx: RequestContext) => Promise<MachineReadingEntity>,
  ): Promise<MachineReadingView> {
    return this.db.tx(ctx, async (tx) => {
      const changed = await work(tx);
      await this.outbox.add(tx, machineReadingChanged, toMachineReadingChanged(changed));
      return toMachineReadingView(changed);
    });
  }
}
