import { canonicalJson } from '@jahrring/contracts-common';
import type { PayrollPreview, PayrollSettings } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { MonthClosingRepository } from '../month-closing';
import { EmployeeRefRepository, EmploymentRefRepository, nameOf } from '../reference';
import type { EmployeeRefEntity } from '../reference';
import type { CountedPerson } from './counted-person';
import { PayrollExceptionsService } from './payroll-exceptions.service';
import { differences, type Facts } from './payroll-facts';
import { PayrollFactsService, type LeftOutMonth } from './payroll-facts.service';
import { PayrollLineRepository } from './payroll-line.repository';
import { toPayrollPerson } from './payroll.mapper';
import { PayrollRunRepository } from './payroll-run.repository';
import { PayrollSettingsService } from './payroll-settings.service';
import type { Member } from './payroll-staff';

/** So many months before are looked at for what came late. */
const monthsBack = 12;

export interface Count {
  settings: PayrollSettings;
  people: CountedPerson[];
  preview: PayrollPreview;
}

/** Hand-overs that do not count as made. */
interface Besides {
  /** The one that is being made; what it has told already is told. */
  making?: string | undefined;
  /** One whose work has ended without a result; what it has told counts for nothing. */
  broken?: string | undefined;
}

const isBesides = (id: string, { making, broken }: Besides): boolean => id === making || id === broken;

interface Known {
  facts: Facts;
  before: Facts;
  handedOver: ReadonlySet<string>;
}

/** Counts what the next hand-over of a month would hold, and names that state. */
@Injectable()
export class PayrollCountService {
  constructor(
    private readonly runs: PayrollRunRepository,
    private readonly lines: PayrollLineRepository,
    private readonly facts: PayrollFactsService,
    private readonly exceptions: PayrollExceptionsService,
    private readonly settings: PayrollSettingsService,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly closings: MonthClosingRepository,
  ) {}

  async of(ctx: RequestContext, month: string, besides: Besides = {}): Promise<Count> {
    const settings = await this.settings.get(ctx);
    const refs = await this.employees.all(ctx);
    const members = await this.members(ctx, refs);
    const handedOver = await this.monthsHandedOver(ctx, month, besides);
    const months = [...new Set([...handedOver, month])].sort();
    const fed = new Set(settings.wageTypes.map(({ source }) => source));
    const { facts, leftOut } = await this.facts.of(ctx, members, months, fed);
    const before = await this.lines.handedOver(ctx, months, besides.broken);
    const known = { facts, before, handedOver };
    const out = new Set(leftOut.map((one) => `${one.employeeId} ${one.month}`));
    const people = refs.map((ref) => ({
      ref,
      personnelNumber: members.get(ref.id)?.employment?.externalId ?? null,
      months: months.filter((one) => !out.has(`${ref.id} ${one}`)),
      differences: differences(ref.id, months, settings.wageTypes, known),
    }));
    const ofMonth = leftOut.filter((one) => one.month === month);
    const shown = await this.shown(ctx, month, {
      settings,
      people,
      members,
      known,
      leftOut: ofMonth,
      besides,
    });
    const version = createHash('sha256')
      .update(canonicalJson([settings.version, shown]))
      .digest('hex');
    const closed = await this.closings.isClosed(ctx, month);
    return { settings, people, preview: { ...shown, closed, version } };
  }

  private async shown(
    ctx: RequestContext,
    month: string,
    { settings, people, members, known, leftOut, besides }: Counted,
  ): Promise<Omit<PayrollPreview, 'version' | 'closed'>> {
    const names = new Map(people.map(({ ref }) => [ref.id, nameOf(ref)]));
    const named = <T extends { employeeId: string }>(one: T) => ({
      ...one,
      employeeName: names.get(one.employeeId) ?? '',
    });
    const out = new Set(leftOut.map(({ employeeId }) => employeeId));
    const staff = new Map([...members].filter(([id]) => !out.has(id)));
    const unconfirmed = await this.lines.unconfirmed(ctx, month);
    const waiting = people
      .map((person) => {
        const open = out.has(person.ref.id) ? 0 : (unconfirmed.get(person.ref.id) ?? 0);
        return toPayrollPerson(person, known.before, open);
      })
      .filter((person) => person.lines.length > 0 || person.unconfirmed > 0);
    return {
      ...{ month, included: staff.size, people: waiting },
      leftOut: leftOut
        .map(({ month: _month, ...one }) => named(one))
        .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName, ctx.locale)),
      exceptions: (await this.exceptions.of(ctx, staff, month)).map(named),
      latest: await this.latest(ctx, besides),
      unconfirmed: waiting.reduce((sum, person) => sum + person.unconfirmed, 0),
      unmapped: await this.unmapped(ctx, settings, known.facts),
    };
  }

  private async latest(ctx: RequestContext, besides: Besides): Promise<PayrollPreview['latest']> {
    const runs = await this.runs.all(ctx);
    const latest = runs.find(({ id, state }) => state === 'done' && !isBesides(id, besides));
    if (!latest) return null;
    const { number, month, createdAt } = latest;
    return { number, month, createdAt: createdAt.toISOString() };
  }

  private async unmapped(
    ctx: RequestContext,
    settings: PayrollSettings,
    facts: Facts,
  ): Promise<PayrollPreview['unmapped']> {
    const known = facts.sources();
    const mapped = new Set(settings.wageTypes.map(({ source }) => source));
    // They follow from the others: nobody has to hand them over.
    const derived = new Set(['target', 'balance', 'overtime', 'overtime_legal']);
    const options = await this.settings.sources(ctx);
    return options.filter(({ source }) => known.has(source) && !mapped.has(source) && !derived.has(source));
  }

  private async members(
    ctx: RequestContext,
    refs: readonly EmployeeRefEntity[],
  ): Promise<Map<string, Member>> {
    const employments = await this.employments.ofMany(
      ctx,
      refs.map(({ id }) => id),
    );
    return new Map(
      refs.map(({ id, role, active }) => [id, { role, active, employment: employments.get(id) ?? null }]),
    );
  }

  /** The months of the last year that something was handed over for. */
  private async monthsHandedOver(ctx: RequestContext, month: string, besides: Besides): Promise<Set<string>> {
    const runs = await this.runs.all(ctx);
    const first = monthsBefore(month, monthsBack);
    const found = runs.filter(
      (run) =>
        !isBesides(run.id, besides) && run.state !== 'taken_back' && run.month <= month && run.month >= first,
    );
    return new Set(found.map((run) => run.month));
  }
}

interface Counted {
  settings: PayrollSettings;
  people: readonly CountedPerson[];
  members: ReadonlyMap<string, Member>;
  known: Known;
  leftOut: readonly LeftOutMonth[];
  besides: Besides;
}

function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
