import {
  isFirst,
  ReferenceRepository,
  RepositoryServices,
  type EventMeta,
  type ListColumns,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CostLineEntity, type SourceKind } from './cost-line.entity';
import { FiguresDueRepository } from './figures-due.repository';
import { ProjectSumsRepository } from './project-sums.repository';

export const costLineColumns: ListColumns = {
  fields: {
    day: 'day',
    kind: 'kind',
    billable: 'billable',
    projectId: 'projectId',
    sourceKind: 'sourceKind',
    deleted: 'deleted',
  },
};

/** Values of a line, without its source and the document that claims it. */
export type LineValues = Omit<
  NewRecord<CostLineEntity>,
  | 'id'
  | 'occurredAt'
  | 'sourceKind'
  | 'sourceId'
  | 'claimedDocumentId'
  | 'claimChangedAt'
  | 'billed'
  | 'documentId'
>;

/** A document takes entries, bills them for good, or lets them go. */
export interface LineClaim {
  documentId: string;
  state: 'claimed' | 'billed' | 'released';
  at: Date;
}

export interface LineSource {
  sourceKind: SourceKind;
  sourceId: string;
  documentId?: string;
  /** Of a document: issued, and so on the books. */
  billed?: boolean;
}

const nothing: LineValues = {
  projectId: null,
  kind: 'other',
  day: null,
  employeeId: null,
  objectId: null,
  companyPartId: null,
  seconds: 0,
  quantity: null,
  unit: null,
  value: null,
  cost: null,
  costCentre: null,
  revenueCentre: null,
  title: null,
  status: null,
  billable: false,
  deleted: true,
};
const idsPerQuery = 500;
const unclaimed = { documentId: null, claimedDocumentId: null, claimChangedAt: null, billed: false };

/** The table all figures of controlling come from; each source has one line, whatever the order of its events. */
@Injectable()
export class CostLineRepository extends ReferenceRepository<CostLineEntity> {
  /** Lines of entries that are handled together, by licence. */
  private readonly known = new WeakMap<readonly object[], Map<string, Promise<CostLineEntity[]>>>();

  constructor(
    services: RepositoryServices,
    private readonly kept: ProjectSumsRepository,
    private readonly due: FiguresDueRepository,
  ) {
    super(services, CostLineEntity, 'costLine');
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: CostLineEntity | null,
    after: CostLineEntity | null,
  ): Promise<void> {
    this.kept.follow(ctx, before, after);
    this.due.note(
      ctx,
      [before?.projectId, after?.projectId].filter((id) => typeof id === 'string'),
    );
  }

  /** Returns the line of an entry; read at once for all that are handled together. */
  async ofEntry(
    ctx: RequestContext,
    entryId: string,
    together: readonly { id: string }[],
  ): Promise<CostLineEntity | null> {
    const known = this.known.get(together) ?? new Map<string, Promise<CostLineEntity[]>>();
    this.known.set(together, known);
    const reading =
      known.get(ctx.licenceId) ??
      this.ofSources(
        ctx,
        together.map(({ id }) => id),
      );
    known.set(ctx.licenceId, reading);
    return (await reading).find(({ sourceId }) => sourceId === entryId) ?? null;
  }

  /** Takes over what an event says of a source (an older event than the line's changes nothing); answers the projects this concerns. `known`: its line, where it was read. */
  async upsertSource(
    ctx: RequestContext,
    source: LineSource,
    values: LineValues,
    { occurredAt }: EventMeta,
    known?: CostLineEntity | null,
  ): Promise<string[]> {
    const record = { ...values, ...source, occurredAt };
    // The first event of an entry, as a rule.
    const isNew = known === undefined && isFirst(source.sourceId, occurredAt);
    if (isNew && (await this.insertFirst(ctx, { ...unclaimed, ...record })))
      return values.projectId ? [values.projectId] : [];
    const present = known === undefined ? await this.findSource(ctx, source) : known;
    if (present && present.occurredAt > occurredAt) return [];
    if (present) await this.updateSeen(ctx, present, record);
    else await this.insert(ctx, { ...unclaimed, ...record });
    return [...new Set([present?.projectId, values.projectId])].filter((id) => typeof id === 'string');
  }

  /** Notes who holds these entries, also before they are known themselves; answers their projects. */
  async claim(ctx: RequestContext, entryIds: readonly string[], claim: LineClaim): Promise<string[]> {
    const projects = new Set<string>();
    for (let from = 0; from < entryIds.length; from += idsPerQuery) {
      const ids = entryIds.slice(from, from + idsPerQuery);
      const lines = new Map((await this.ofSources(ctx, ids)).map((line) => [line.sourceId, line]));
      for (const sourceId of new Set(ids)) {
        const projectId = await this.claimOne(ctx, sourceId, claim, lines.get(sourceId) ?? null);
        if (projectId) projects.add(projectId);
      }
    }
    return [...projects];
  }

  /** Every line of a project that counts. */
  ofProject(ctx: RequestContext, projectId: string): Promise<CostLineEntity[]> {
    return this.many(
      this.query(ctx).andWhere('costLine.projectId = :projectId AND costLine.deleted = :no', {
        projectId,
        no: false,
      }),
    );
  }

  /** Of every licence: entries of which only the hours are known. */
  async withoutDay(ctx: RequestContext, limit: number): Promise<{ licenceId: string; sourceId: string }[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(CostLineEntity, 'costLine')
      .select(['costLine.id', 'costLine.licenceId', 'costLine.sourceId'])
      .where('costLine.sourceKind = :entry AND costLine.day IS NULL AND costLine.deleted = :no', {
        entry: 'entry',
        no: false,
      })
      .orderBy('costLine.licenceId')
      .limit(limit)
      .getMany();
    return rows.map(({ licenceId, sourceId }) => ({ licenceId, sourceId }));
  }

  /** The lines of these entries. */
  ofSources(ctx: RequestContext, sourceIds: readonly string[]): Promise<CostLineEntity[]> {
    return this.many(
      this.query(ctx).andWhere('costLine.sourceKind = :entry AND costLine.sourceId IN (:...sourceIds)', {
        entry: 'entry',
        sourceIds,
      }),
    );
  }

  ofDocument(ctx: RequestContext, documentId: string): Promise<CostLineEntity[]> {
    return this.many(this.query(ctx).andWhere('costLine.documentId = :documentId', { documentId }));
  }

  /** Returns true if there are billable entries that are on no bill. */
  async hasUnbilled(ctx: RequestContext, projectId: string): Promise<boolean> {
    const query = this.entriesOf(ctx, projectId).andWhere(
      'costLine.billable = :yes AND costLine.billed = :no',
      { yes: true },
    );
    return (await this.one(query)) !== null;
  }

  async hasEntries(ctx: RequestContext, projectId: string): Promise<boolean> {
    return (await this.one(this.entriesOf(ctx, projectId))) !== null;
  }

  private entriesOf(ctx: RequestContext, projectId: string) {
    return this.query(ctx).andWhere(
      'costLine.projectId = :projectId AND costLine.sourceKind = :entry AND costLine.deleted = :no',
      { projectId, entry: 'entry', no: false },
    );
  }

  private findSource(
    ctx: RequestContext,
    { sourceKind, sourceId }: LineSource,
  ): Promise<CostLineEntity | null> {
    return this.one(
      this.query(ctx).andWhere('costLine.sourceKind = :sourceKind AND costLine.sourceId = :sourceId', {
        sourceKind,
        sourceId,
      }),
    );
  }

  private async claimOne(
    ctx: RequestContext,
    sourceId: string,
    { documentId, state, at }: LineClaim,
    present: CostLineEntity | null,
  ): Promise<string | null> {
    const source = { sourceKind: 'entry' as const, sourceId };
    const isOlder = present?.claimChangedAt && present.claimChangedAt > at;
    const held = present?.claimedDocumentId ?? documentId;
    if (isOlder || (state === 'released' && held !== documentId)) return present?.projectId ?? null;
    const claim = {
      claimedDocumentId: state === 'released' ? null : documentId,
      billed: state === 'billed',
      claimChangedAt: at,
    };
    if (present) await this.updateSeen(ctx, present, claim);
    else await this.insert(ctx, { ...unclaimed, ...nothing, ...source, ...claim, occurredAt: new Date(0) });
    return present?.projectId ?? null;
  }
}
