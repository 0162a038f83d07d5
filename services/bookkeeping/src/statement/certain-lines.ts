import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookkeepingSettingsService } from '../settings';
import { LineMatcher } from './line-matcher';
import { StatementLineService } from './statement-line.service';
import { StatementLineRepository } from './statement.repositories';

/** Books what is certain, where the licence wants it: looked at once more for each line, at the moment it is booked. */
@Injectable()
export class CertainLines {
  constructor(
    private readonly settings: BookkeepingSettingsService,
    private readonly lines: StatementLineRepository,
    private readonly matcher: LineMatcher,
    private readonly service: StatementLineService,
  ) {}

  /** Returns how many lines were booked. */
  async book(ctx: RequestContext): Promise<number> {
    if (!(await this.settings.get(ctx)).bookCertainLines) return 0;
    const open = await this.lines.openLines(ctx, 'in');
    const likely = await this.matcher.match(ctx, open);
    let booked = 0;
    for (const line of open) {
      if (likely.get(line.id)?.level !== 'high') continue;
      if (await this.bookOne(ctx, line.id)) booked += 1;
    }
    return booked;
  }

  private async bookOne(ctx: RequestContext, id: string): Promise<boolean> {
    try {
      const line = await this.lines.get(ctx, id);
      const match = (await this.matcher.match(ctx, [line])).get(id);
      const [best] = match?.candidates ?? [];
      if (match?.level !== 'high' || !best?.addressId) return false;
      const allocations = best.shares.map(({ itemId, amount, cashDiscount }) => ({
        ...{ itemId, amount, cashDiscount, writeOff: '0.00' },
      }));
      await this.service.book(ctx, id, { addressId: best.addressId, allocations });
      return true;
    } catch (error) {
      // Paid or booked meanwhile, or a period was closed: it stays open for a person.
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
