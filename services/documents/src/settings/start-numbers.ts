import { documentTypes } from '@jahrring/contracts-documents';
import type { DocumentSettings, DocumentType } from '@jahrring/contracts-documents';
import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { NumberCounter } from '../record';
import { seriesInForce } from './plan-series';

type Series = Pick<DocumentSettings, 'series' | 'previous'>;

/** Start numbers of the series: a person may raise them, never below a number that was used. */
@Injectable()
export class StartNumbers {
  constructor(private readonly counter: NumberCounter) {}

  /** Waits until nobody issues; first of all in its transaction. */
  lock(tx: RequestContext): Promise<void> {
    return this.counter.lock(tx);
  }

  /** Returns the next number of each type on this day. */
  async next(ctx: RequestContext, settings: Series, today: string): Promise<DocumentSettings['nextNumbers']> {
    const next: DocumentSettings['nextNumbers'] = {};
    for (const type of documentTypes) {
      next[type] = await this.counter.peek(ctx, type, seriesInForce(settings, type, today), today);
    }
    return next;
  }

  /** Raises the series whose start number was changed. @throws VALIDATION_FAILED at one that has been passed */
  async raise(
    tx: RequestContext,
    { before, after, today }: { before: DocumentSettings; after: DocumentSettings; today: string },
  ): Promise<void> {
    const passed: { type: DocumentType; min: number }[] = [];
    for (const type of documentTypes) {
      const next = after.startNumbers[type];
      if (!next || next === before.startNumbers[type]) continue;
      const series = seriesInForce(after, type, today);
      const isRaised = await this.counter.raise(tx, type, series, { date: today, next });
      if (!isRaised) passed.push({ type, min: await this.counter.peek(tx, type, series, today) });
    }
    if (passed.length === 0) return;
    const fields = passed.map(({ type, min }) => ({
      field: `startNumbers.${type}`,
      in: 'body' as const,
      code: 'minNumber',
      key: 'validation.minNumber',
      params: { min },
    }));
    throw commonError('VALIDATION_FAILED', undefined, { fields });
  }
}
