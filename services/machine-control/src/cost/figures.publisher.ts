import { machineFiguresChanged, type MachineFiguresChanged } from '@jahrring/contracts-machine-control';
import {
  Clock,
  Database,
  Job,
  Outbox,
  Republishes,
  systemContext,
  type JobRun,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineEntity, MachineRepository } from '../record';
import { figureMonths } from '../rules';
import { MachineCostService } from './machine-cost.service';

const everySeconds = 2;
const machinesAtOnce = 50;

/** Publishes what machines ran and cost, soon after it has changed and once for many changes; and anew with each year. */
@Injectable()
export class FiguresPublisher {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly costs: MachineCostService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'machine-control.figures', everySeconds, isDue: (self: FiguresPublisher) => self.isDue() })
  async run({ signal }: JobRun): Promise<void> {
    for (;;) {
      const untold = await this.untold(machinesAtOnce);
      for (const { id, licenceId } of untold) {
        if (signal.aborted) return;
        await this.db.tx(systemContext({ licenceId }), (ctx) => this.publish(ctx, id));
      }
      if (untold.length < machinesAtOnce) return;
    }
  }

  /** Returns true if there are figures to be published. */
  async isDue(): Promise<boolean> {
    return (await this.untold(1)).length > 0;
  }

  /** All of them again, for others' copies: worked out now, so no copy is newer. */
  @Republishes(machineFiguresChanged, MachineEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<MachineFiguresChanged>[]> {
    for await (const page of this.machines.pages(ctx)) {
      const told: Retold<MachineFiguresChanged>[] = [];
      for (const machine of page)
        told.push({ payload: await this.figures(ctx, machine), changedAt: this.clock.now() });
      yield told;
    }
  }

  private untold(limit: number): Promise<Pick<MachineEntity, 'id' | 'licenceId'>[]> {
    return this.machines.untold(systemContext({ licenceId: '' }), this.year(), limit);
  }

  private async publish(ctx: RequestContext, id: string): Promise<void> {
    const machine = await this.machines.get(ctx, id);
    await this.outbox.add(ctx, machineFiguresChanged, await this.figures(ctx, machine));
    await this.machines.told(ctx, machine, this.year());
  }

  private async figures(ctx: RequestContext, machine: MachineEntity): Promise<MachineFiguresChanged> {
    const { id, unit } = machine;
    return { id, unit, months: figureMonths(await this.costs.history(ctx, machine), this.year()) };
  }

  private year(): number {
    return this.clock.now().getUTCFullYear();
  }
}
