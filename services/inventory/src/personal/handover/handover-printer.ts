import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Papers, type Printed } from '../../paper';
import type { HandoverEntity } from './handover.entity';

/** Makes the papers of hand-overs. */
@Injectable()
export class HandoverPrinter {
  constructor(private readonly papers: Papers) {}

  /** @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, handover: HandoverEntity): Promise<Printed> {
    const { number, employeeName, giverName, day, lines, note, signatures } = handover;
    const { sender, language } = await this.papers.letterhead(ctx);
    const bytes = await this.papers.run('handover', {
      ...{ number, employeeName, giverName, day, lines, note, signatures, sender, language },
      timeZone: ctx.timeZone,
      signedAt: handover.signedAt.toISOString(),
    });
    return { bytes, name: `handover-${number}.pdf` };
  }
}
