import { lotLimits } from '@jahrring/contracts-timber';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotService } from '../lot';
import type { MachineFileEntity } from './machine-file.entity';
import { FileStemRepository } from './machine-file.repositories';

/** The wood of a wood allocation lies in one pile: its logs become a lot. */
@Injectable()
export class AllocatedLotService {
  constructor(
    private readonly lots: LotService,
    private readonly stems: FileStemRepository,
  ) {}

  /** Logs that lie in a lot already stay where they are. */
  async make(tx: RequestContext, { id, name, summary, origins }: MachineFileEntity): Promise<void> {
    const day = await this.stems.freeDayOf(tx, id);
    if (day === null) return;
    const [site] = summary.sites;
    const title = (site?.name || name).slice(0, lotLimits.title);
    const originId = site ? (origins[site.key] ?? null) : null;
    const lot = await this.lots.insert(tx, { title, kind: 'stems', measuredOn: day, originId });
    await this.stems.putFreeInto(tx, id, lot.id);
    await this.lots.refresh(tx, lot.id);
  }
}
