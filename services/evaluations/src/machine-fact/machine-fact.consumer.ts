import { machineFiguresChanged, type MachineFiguresChanged } from '@jahrring/contracts-machine-control';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { centsOf, thousandthsOf } from '../fact';
import { MachineFactRepository, MachineRefRepository } from './machine-fact.repositories';

/** Takes over what machines ran and cost. */
@Injectable()
export class MachineFactConsumer {
  constructor(
    private readonly machines: MachineRefRepository,
    private readonly facts: MachineFactRepository,
  ) {}

  @Consumes(machineFiguresChanged)
  async onFiguresChanged(
    ctx: RequestContext,
    { id, unit, months }: MachineFiguresChanged,
    meta: EventMeta,
  ): Promise<void> {
    if (!(await this.machines.upsert(ctx, id, { unit }, meta))) return;
    const facts = months.map(({ month, used, recorded, litres, ...amounts }) => ({
      ...{ objectId: id, unit, month },
      ...{ usedThousandths: thousandthsOf(used), recordedThousandths: thousandthsOf(recorded) },
      ...{ litreThousandths: thousandthsOf(litres), fuelCents: centsOf(amounts.fuel) },
      ...{ upkeepCents: centsOf(amounts.upkeep), standingCents: centsOf(amounts.standing) },
      chargedCents: centsOf(amounts.charged),
    }));
    await this.facts.replace(ctx, id, facts);
  }
}
