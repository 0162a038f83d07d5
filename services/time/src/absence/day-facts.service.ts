import type { LocalDate } from '@jahrring/contracts-common';
import type { DayFacts, PublicHoliday } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PublicHolidayService } from '../public-holiday';
import { TargetService } from '../target';

export interface PersonDays {
  factsOf: (date: LocalDate) => DayFacts;
  holidayOf: (date: LocalDate) => PublicHoliday | null;
}

/** A person's days as they would be without absences: by their week pattern and the public holidays. */
@Injectable()
export class DayFactsService {
  constructor(
    private readonly targets: TargetService,
    private readonly holidays: PublicHolidayService,
  ) {}

  async of(ctx: RequestContext, employeeId: string): Promise<PersonDays> {
    const target = await this.targets.plain(ctx, employeeId);
    const holidayOf = await this.holidays.on(ctx);
    const factsOf = (date: LocalDate): DayFacts => ({
      targetSeconds: target(date),
      holidayHalves: holidayOf(date)?.halves ?? 0,
    });
    return { factsOf, holidayOf };
  }
}
