import type { DeskFigures } from '@jahrring/contracts-support';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskSettingsService, median, workingMinutesBetween } from '../settings';
import { DeskCaseRepository } from './desk-case.repository';

const lookBackMs = 30 * 86_400_000;

/** Key figures of the desk. */
@Injectable()
export class DeskFiguresService {
  constructor(
    private readonly cases: DeskCaseRepository,
    private readonly settings: DeskSettingsService,
    private readonly clock: Clock,
  ) {}

  async get(ctx: RequestContext): Promise<DeskFigures> {
    const now = this.clock.now();
    const counts = await this.cases.counts(ctx, now);
    const hours = await this.settings.values(ctx);
    const timed = await this.cases.timedSince(ctx, new Date(now.getTime() - lookBackMs));
    const minutes = (until: 'firstAnsweredAt' | 'solvedAt') =>
      median(
        timed.flatMap((one) => {
          const end = one[until];
          return end ? [workingMinutesBetween(one.createdAt, end, hours)] : [];
        }),
      );
    return { ...counts, firstAnswerMinutes: minutes('firstAnsweredAt'), solvedMinutes: minutes('solvedAt') };
  }
}
