import {
  extraOwners,
  savedReportLimits,
  type CreateSavedReport,
  type ReportDefinition,
  type ReportMarks,
  type SavedReportView,
  type ShareChoices,
  type UpdateSavedReport,
} from '@jahrring/contracts-evaluations';
import {
  commonError,
  Database,
  fieldErrorOf,
  only,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { refuseReaders } from '../fact';
import { LabelsService, ownersOf, PersonRefRepository, ReportFieldsService } from '../reference';
import { readableDefinition, type Known } from './readable-definition';
import type { SavedReportEntity } from './saved-report.entity';
import { SavedReportRepository } from './saved-report.repository';

/** Reports that people keep and share. What one shows follows from who looks at it, not from whose it is. */
@Injectable()
export class SavedReportService {
  constructor(
    private readonly db: Database,
    private readonly reports: SavedReportRepository,
    private readonly labels: LabelsService,
    private readonly fields: ReportFieldsService,
    private readonly people: PersonRefRepository,
  ) {}

  /** One's own, and those that others share; starred ones first, then by title. */
  async list(ctx: RequestContext): Promise<{ items: SavedReportView[]; total: number }> {
    const views = await this.views(ctx, await this.reports.all(ctx));
    const items = views.toSorted(
      (one, other) =>
        Number(other.starred) - Number(one.starred) || one.title.localeCompare(other.title, ctx.locale),
    );
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, id: string): Promise<SavedReportView> {
    return this.view(ctx, await this.reports.get(ctx, id));
  }

  /** Returns true if the report belongs to the caller, or is shared with them. */
  async isSeen(ctx: RequestContext, id: string): Promise<boolean> {
    return (await this.reports.find(ctx, id)) !== null;
  }

  /** Returns the parts of a report sent to the caller that they may see; null if it no longer exists. */
  async readable(ctx: RequestContext, id: string): Promise<ReportDefinition | null> {
    const report = await this.reports.find(systemContext({ licenceId: ctx.licenceId }), id);
    return report && readableDefinition(report.definition, await this.known(ctx, [report])).definition;
  }

  /** The month in which the years of a report begin, if it is of business years. */
  async yearStart(ctx: RequestContext, id: string): Promise<number | undefined> {
    const report = await this.reports.find(systemContext({ licenceId: ctx.licenceId }), id);
    const period = report?.definition.period;
    return period && 'yearStart' in period ? period.yearStart : undefined;
  }

  /** Whom one can share with: everybody of the licence. */
  async choices(ctx: RequestContext): Promise<ShareChoices> {
    const people = (await this.people.all(ctx)).filter(({ id }) => id !== ctx.membershipId);
    const byName = people.toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale));
    return { people: byName.map(({ id, name }) => ({ id, name })) };
  }

  /** @throws FORBIDDEN for who may only look; VALIDATION_FAILED where somebody named is not of this licence */
  async create(ctx: RequestContext, input: CreateSavedReport): Promise<SavedReportView> {
    refuseReaders(ctx);
    const { id, title, definition, shares } = input;
    await this.requirePeople(ctx, shares.employeeIds);
    return this.db.tx(ctx, async (tx) => {
      const known = id === undefined ? null : await this.reports.find(tx, id);
      if (known) return this.view(tx, known);
      const own = { ...(id ? { id } : {}), ownerId: ctx.membershipId, title, definition };
      const report = await this.reports.insert(tx, own);
      await this.reports.setShares(tx, report.id, shares);
      return this.view(tx, report);
    });
  }

  /** @throws FORBIDDEN for whom it is only shared with, VERSION_MISMATCH with the present one */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { shares, ...change }: UpdateSavedReport,
  ): Promise<SavedReportView> {
    if (shares) await this.requirePeople(ctx, shares.employeeIds);
    return this.db.tx(ctx, async (tx) => {
      requireEdit(tx, await this.reports.get(tx, id));
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const report = await this.reports.update(tx, id, version, given);
      if (shares) await this.reports.setShares(tx, id, shares);
      return this.view(tx, report);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      requireEdit(tx, await this.reports.get(tx, id));
      await this.reports.remove(tx, id, version);
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<SavedReportView> {
    return this.db.tx(ctx, async (tx) => {
      requireEdit(tx, await this.reports.get(tx, id, { deleted: 'only' }));
      return this.view(tx, await this.reports.restore(tx, id));
    });
  }

  /** Only for the reader. @throws VALIDATION_FAILED where more are pinned than a dashboard holds */
  async mark(ctx: RequestContext, id: string, marks: ReportMarks): Promise<SavedReportView> {
    return this.db.tx(ctx, async (tx) => {
      const report = await this.reports.get(tx, id);
      const pinned = [...(await this.reports.marks(tx))].filter(([of, own]) => own.pinned && of !== id);
      if (marks.pinned && pinned.length >= savedReportLimits.pinned) {
        throw fieldErrorOf('pinned', 'maxItems', { max: savedReportLimits.pinned });
      }
      await this.reports.setMarks(tx, id, marks);
      return this.view(tx, report);
    });
  }

  private async requirePeople(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    const found = await this.people.getMany(ctx, ids);
    const known = new Set(found.map(({ id }) => id));
    const index = ids.findIndex((id) => !known.has(id));
    if (index >= 0) throw fieldErrorOf(`shares.employeeIds.${index}`, 'exists');
  }

  private async view(ctx: RequestContext, report: SavedReportEntity): Promise<SavedReportView> {
    return only(await this.views(ctx, [report]));
  }

  private async views(
    ctx: RequestContext,
    reports: readonly SavedReportEntity[],
  ): Promise<SavedReportView[]> {
    const ids = reports.map(({ id }) => id);
    const shares = await this.reports.sharesOf(ctx, ids);
    const marks = await this.reports.marks(ctx);
    const known = await this.known(ctx, reports);
    const owners = await this.people.getMany(ctx, [...new Set(reports.map(({ ownerId }) => ownerId))]);
    const names = new Map(owners.map(({ id, name }) => [id, name]));
    return reports.map((report) => {
      const { id, version, title, ownerId } = report;
      const mayEdit = mayChange(ctx, report);
      return {
        ...{ id, version, title, mayEdit, ownerName: names.get(ownerId) ?? '–' },
        ...readableDefinition(report.definition, known),
        ...(marks.get(id) ?? { starred: false, pinned: false }),
        shares: mayEdit ? (shares.get(id) ?? { roles: [], employeeIds: [] }) : null,
      };
    });
  }

  /** Only what one of them names is read. */
  private async known(ctx: RequestContext, reports: readonly SavedReportEntity[]): Promise<Known> {
    const filters = reports.map(({ definition }) => definition.filters);
    const named = checked.filter((name) => filters.some((filter) => filter[name]));
    const labels = await this.labels.of(ctx, named);
    const { person, project, customer, activity, object, companyPart, rateCategory, teamOf } = labels;
    const all = {
      person,
      supervisor: person,
      project,
      customer,
      activity,
      object,
      companyPart,
      rateCategory,
    };
    const values: Record<string, ReadonlySet<string>> = {};
    for (const name of named) values[name] = new Set(name === 'team' ? teamOf.values() : all[name].keys());
    const isNamed = reports.some(
      ({ definition: { rows, columns } }) => ownersOf([...rows, ...columns]).length > 0,
    );
    const fields = isNamed ? await this.fields.of(ctx, extraOwners) : new Map<string, unknown>();
    return { values, fields: new Set<string>(fields.keys()), can: (key) => ctx.can(key) };
  }
}

/** Filters by what may be gone. */
const checked = [
  ...(['person', 'team', 'supervisor', 'project', 'customer', 'activity', 'object'] as const),
  ...(['companyPart', 'rateCategory'] as const),
] as const;

const mayChange = (ctx: RequestContext, { ownerId }: SavedReportEntity): boolean =>
  ctx.system || (ownerId === ctx.membershipId && !ctx.can('tools.evaluation.read_only'));

/** @throws FORBIDDEN */
function requireEdit(ctx: RequestContext, report: SavedReportEntity): void {
  if (!mayChange(ctx, report)) throw commonError('FORBIDDEN');
}
