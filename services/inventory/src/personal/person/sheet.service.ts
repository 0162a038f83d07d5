import { addDays, localDateAt } from '@jahrring/contracts-common';
import type { HoldingView } from '@jahrring/contracts-inventory';
import { printFormat, type PrintFormat } from '@jahrring/pdf/format';
import { Clock, commonError, groupBy, type RequestContext } from '@jahrring/service-kit';
import { fillText } from '@jahrring/service-kit/texts';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, EmploymentRefRepository } from '../../reference';
import { serviceTexts, type ServiceTexts } from '../../i18n';
import { type ListPaperColumn, Papers, type Printed } from '../../paper';
import { HoldingRepository } from '../handover/holding.repository';
import { personalKeys } from '../handover/own-records';
import { leaversOf, type Leaver } from '../reminder/leavers';
import { PersonalSettingsService } from '../settings/personal-settings.service';
import { HoldingService } from './holding.service';

type Texts = ServiceTexts['sheet'];

/** Prints one person's sheet, or the list of everything that leavers still have to return. */
@Injectable()
export class SheetService {
  constructor(
    private readonly holdings: HoldingService,
    private readonly records: HoldingRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly settings: PersonalSettingsService,
    private readonly papers: Papers,
    private readonly clock: Clock,
  ) {}

  /** Somebody's own sheet, or anybody's for who hands out. */
  async ofPerson(ctx: RequestContext, employeeId: string): Promise<Printed> {
    const mayRead = ctx.grade(...personalKeys) === 'all' || employeeId === ctx.membershipId;
    const person = mayRead ? await this.employees.find(ctx, employeeId) : null;
    if (!person) throw commonError('NOT_FOUND');
    const { texts, format, head, today } = await this.made(ctx);
    const held = await this.heldBy(ctx, [employeeId]);
    const bytes = await this.papers.run('list', {
      ...head,
      title: fillText(texts.title, { name: person.name }),
      facts: [[texts.asOf, format.date(today)]],
      columns: columnsOf(texts),
      sections: [{ title: null, none: texts.none, rows: rowsOf(held, format) }],
      signers: [person.name, texts.store],
    });
    return { bytes, name: `inventory-${today}.pdf` };
  }

  /** Returns people who have left or leave soon, each with what they still hold. */
  async ofLeavers(ctx: RequestContext): Promise<Printed> {
    const { texts, format, head, today } = await this.made(ctx);
    const leavers = await this.leavers(ctx, today);
    const held = groupBy(
      await this.heldBy(
        ctx,
        leavers.map(({ id }) => id),
      ),
      ({ employeeId }) => employeeId,
    );
    const bytes = await this.papers.run('list', {
      ...head,
      title: texts.leavers,
      facts: [[texts.asOf, format.date(today)]],
      columns: columnsOf(texts),
      sections:
        leavers.length === 0
          ? [{ title: null, none: texts.noLeavers, rows: [] }]
          : leavers.map((leaver) => ({
              title: titleOf(leaver, texts, format),
              none: texts.none,
              rows: rowsOf(held.get(leaver.id) ?? [], format),
            })),
      signers: [],
    });
    return { bytes, name: `leavers-${today}.pdf` };
  }

  private async leavers(ctx: RequestContext, today: string): Promise<Leaver[]> {
    const { warnDays } = await this.settings.get(ctx);
    const held = await this.records.byPerson(ctx);
    const employments = await this.employments.getMany(ctx, [...held.keys()]);
    const people = await this.employees.everybody(ctx);
    return leaversOf({ held, people, employments, today, until: addDays(today, warnDays) });
  }

  private async heldBy(ctx: RequestContext, employeeIds: readonly string[]): Promise<HoldingView[]> {
    return this.holdings.of(ctx, employeeIds);
  }

  private async made(ctx: RequestContext) {
    const head = await this.papers.letterhead(ctx);
    return {
      head,
      texts: serviceTexts.in(ctx.locale).sheet,
      format: printFormat(head.sender?.country ?? 'CH'),
      today: localDateAt(this.clock.now(), ctx.timeZone),
    };
  }
}

function titleOf({ name, left, on }: Leaver, texts: Texts, format: PrintFormat): string {
  if (on === null) return fillText(texts.left, { name });
  return fillText(left ? texts.leftOn : texts.leavesOn, { name, day: format.date(on) });
}

function columnsOf({ fields }: Texts): ListPaperColumn[] {
  return [
    { title: fields.article, share: 7 },
    { title: fields.size, share: 2 },
    { title: fields.serial, share: 3.5 },
    { title: fields.quantity, share: 1.8, align: 'end' },
    { title: fields.since, share: 3 },
    { title: fields.due, share: 3 },
    { title: fields.back, share: 2, box: true },
  ];
}

function rowsOf(held: readonly HoldingView[], format: PrintFormat): string[][] {
  return held.map(({ articleTitle, size, serial, open, givenOn, dueOn }) => [
    ...[articleTitle, size ?? '', serial ?? '', String(open), format.date(givenOn)],
    ...[dueOn ? format.date(dueOn) : '', ''],
  ]);
}
