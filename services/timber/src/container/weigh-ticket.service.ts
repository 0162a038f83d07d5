import {
  toSolid,
  type CreateWeighTicket,
  type WeighTicketList,
  type WeighTicketView,
} from '@jahrring/contracts-timber';
import { Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimberSettingsService } from '../settings';
import { toWeighTicketView } from './container.mapper';
import { ContainerRepository } from './container.repository';
import { WeighTicketRepository } from './weigh-ticket.repository';

/** Weighings of containers: the latest one is shown with its container. */
@Injectable()
export class WeighTicketService {
  constructor(
    private readonly db: Database,
    private readonly containers: ContainerRepository,
    private readonly tickets: WeighTicketRepository,
    private readonly settings: TimberSettingsService,
  ) {}

  async list(ctx: RequestContext, containerId: string): Promise<WeighTicketList> {
    await this.containers.get(ctx, containerId, { deleted: 'include' });
    const items = (await this.tickets.shown(ctx, containerId)).map(toWeighTicketView);
    return { items, total: items.length };
  }

  create(ctx: RequestContext, containerId: string, input: CreateWeighTicket): Promise<WeighTicketView> {
    return this.db.tx(ctx, async (ctx) => {
      const { tareKg: own, lotId, place } = await this.containers.get(ctx, containerId);
      const tareKg = input.tareKg ?? own;
      if (tareKg === null) throw fieldErrorOf('tareKg', 'required');
      if (input.grossKg < tareKg) throw fieldErrorOf('grossKg', 'minNumber', { min: tareKg });
      const { conversions } = await this.settings.get(ctx);
      const quantity = input.quantity ?? null;
      const unit = quantity === null ? null : (input.unit ?? 'loose');
      const solid = quantity && unit ? toSolid(quantity, unit, conversions, input.weighedOn) : null;
      const { id, weighedOn, grossKg } = input;
      const ticket = await this.tickets.insert(ctx, {
        ...{ id, containerId, lotId, place, weighedOn, grossKg, tareKg, quantity, unit, solid },
        ticketNumber: input.ticketNumber ?? null,
        moisture: input.moisture ?? null,
      });
      await this.showLatest(ctx, containerId);
      return toWeighTicketView(ticket);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { containerId } = await this.tickets.get(ctx, id);
      await this.tickets.remove(ctx, id, version);
      await this.showLatest(ctx, containerId);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<WeighTicketView> {
    return this.db.tx(ctx, async (ctx) => {
      const ticket = await this.tickets.restore(ctx, id);
      await this.showLatest(ctx, ticket.containerId);
      return toWeighTicketView(ticket);
    });
  }

  private async showLatest(ctx: RequestContext, containerId: string): Promise<void> {
    const [latest] = await this.tickets.shown(ctx, containerId);
    const container = await this.containers.get(ctx, containerId, { deleted: 'include' });
    const netKg = latest ? latest.grossKg - latest.tareKg : null;
    const weighedOn = latest?.weighedOn ?? null;
    if (container.deletedAt === null && (container.netKg !== netKg || container.weighedOn !== weighedOn))
      await this.containers.update(ctx, containerId, container.version, { netKg, weighedOn });
  }
}
