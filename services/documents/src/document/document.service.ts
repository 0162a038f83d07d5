import type { ListQuery } from '@jahrring/contracts-common';
import { newId } from '@jahrring/contracts-common';
import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import type {
  CreateDocument,
  DocumentListItem,
  DocumentView,
  UpdateDocument,
} from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import {
  AppError,
  Clock,
  commonError,
  Database,
  ExtraFields,
  localDayOf,
  mapList,
} from '@jahrring/service-kit';
import type { ListResult, NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { AddressRefEntity } from '../refs/address-ref.entity';
import type { ProjectRefEntity } from '../refs/project-ref.entity';
import { AddressRefRepository, LicenceRefRepository, ProjectRefRepository } from '../refs/ref.repositories';
import { DocumentSettingsService } from '../settings/document-settings.service';
import { textFor } from '../settings/print-settings';
import { BillableService } from './billable.service';
import { BilledSourceRepository } from './billed-source.repository';
import { buildPositions, withRoundedPrices } from './build-positions';
import type { BuiltPositions } from './build-positions';
import type { DocumentEntity } from './document.entity';
import { toDocumentView, toListItem } from './document.mapper';
import { DocumentPublisher } from './document.publisher';
import { DocumentReader } from './document.reader';
import { DocumentRepository } from './document.repository';
import { documentTotals, dueDateOf } from './document-totals';
import { mergePositions } from './merge-positions';
import { seesPrices } from './price-sight';
import { PositionRepository } from './position.repository';

/** Drafts from the first line to their deletion; issuing is `IssueService`. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly sources: BilledSourceRepository,
    private readonly billable: BillableService,
    private readonly reader: DocumentReader,
    private readonly publisher: DocumentPublisher,
    private readonly settings: DocumentSettingsService,
    private readonly addresses: AddressRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly extraFields: ExtraFields,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DocumentListItem>> {
    return mapList(await this.documents.page(ctx, query), (document) =>
      toListItem(document, seesPrices(ctx)),
    );
  }

  async get(ctx: RequestContext, id: string): Promise<DocumentView> {
    return toDocumentView(await this.reader.getWhole(ctx, id), seesPrices(ctx));
  }

  /** Makes a draft, with the chosen entries of a project on it; each of them is then this document's alone. */
  async create(ctx: RequestContext, input: CreateDocument): Promise<DocumentView> {
    const project = input.projectId ? await this.getProject(ctx, input.projectId) : null;
    const entries = project ? await this.billable.choose(ctx, project.id, input.sources) : [];
    return this.createFrom(ctx, input, entries);
  }

  /** The same with entries that were chosen already. */
  async createFrom(
    ctx: RequestContext,
    input: CreateDocument,
    entries: readonly BillableEntry[],
  ): Promise<DocumentView> {
    const project = input.projectId ? await this.getProject(ctx, input.projectId) : null;
    const addressId = input.addressId ?? project?.addressId ?? null;
    const address = addressId ? await this.getAddress(ctx, addressId) : null;
    const country = (await this.licences.findOwn(ctx))?.country ?? 'CH';
    return this.db.tx(ctx, async (tx) => {
      const taken = buildPositions(entries, input.grouping, country);
      const { roundPrices } = await this.settings.get(tx);
      const built = roundPrices ? withRoundedPrices(taken) : taken;
      const draft = await this.newDraft(tx, input, project, address);
      const { total } = documentTotals(draft, built.positions, country);
      const days = entries.map((entry) => entry.workDate).sort();
      const document = await this.documents.insert(tx, {
        ...draft,
        deliveryFrom: days[0] ?? null,
        deliveryTo: days.at(-1) ?? null,
        total,
      });
      await this.writePositions(tx, document, built);
      await this.publisher.changed(tx, document);
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(ctx));
    });
  }

  /** Saves a draft whole: its fields and its lines in their order. */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    input: UpdateDocument,
  ): Promise<DocumentView> {
    return this.db.tx(ctx, async (tx) => {
      const before = await this.getDraft(tx, id, 'DOCUMENT_NOT_EDITABLE');
      await this.refuseStale(tx, before, version);
      const { positions: lines, extra: sent, ...fields } = input;
      const extra = await this.extraFields.update(tx, 'document', sent, before, { required: 'none' });
      const address = input.addressId ? await this.getAddress(tx, input.addressId) : null;
      const merged = mergePositions(await this.positions.ofDocument(tx, id), lines);
      const country = (await this.licences.findOwn(tx))?.country ?? 'CH';
      const draft = {
        ...before,
        ...withoutUndefined(fields),
        ...extra,
        addressId: address?.id ?? null,
        recipientName: address?.name ?? null,
        dueDate: dueDateOf(fields.documentDate, fields.termDays),
      };
      const { total } = documentTotals(draft, merged.positions, country);
      const {
        id: _id,
        licenceId: _licence,
        version: _version,
        createdAt,
        updatedAt,
        deletedAt,
        ...patch
      } = draft;
      const document = await this.documents.update(tx, id, version, { ...patch, total });
      await this.positions.replace(tx, id, merged.positions);
      const freed = await this.sources.release(tx, id, merged.removed);
      await this.publisher.released(tx, id, 'time', freed);
      await this.publisher.changed(tx, document);
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(ctx));
    });
  }

  /** Deletes a draft; what it held can be billed again. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const document = await this.getDraft(tx, id, 'DOCUMENT_NOT_DELETABLE');
      await this.refuseStale(tx, document, version);
      await this.documents.remove(tx, id, version);
      const freed = await this.sources.release(tx, id);
      await this.publisher.released(tx, id, 'time', freed);
      await this.publisher.changed(tx, { ...document, deletedAt: this.clock.now() });
    });
  }

  private async newDraft(
    ctx: RequestContext,
    input: CreateDocument,
    project: ProjectRefEntity | null,
    address: AddressRefEntity | null,
  ): Promise<NewRecord<DocumentEntity>> {
    const settings = await this.settings.get(ctx);
    const language = address?.language ?? 'de';
    const licence = await this.licences.findOwn(ctx);
    const documentDate = localDayOf(this.clock.now(), licence?.timeZone ?? ctx.timeZone);
    return {
      id: input.id ?? newId(),
      type: input.type,
      status: 'PREP',
      number: null,
      title: input.title ?? project?.title ?? address?.name ?? '',
      addressId: address?.id ?? null,
      recipientName: address?.name ?? null,
      projectId: project?.id ?? null,
      projectNumber: project?.number ?? null,
      projectTitle: project?.title ?? null,
      documentDate,
      dueDate: dueDateOf(documentDate, settings.termDays),
      termDays: settings.termDays,
      termTitle: null,
      deliveryFrom: null,
      deliveryTo: null,
      placeOfDelivery: null,
      orderNumber: null,
      currency: licence?.currency ?? 'CHF',
      language,
      introText: textFor(settings, language, 'intro'),
      closingText: textFor(settings, language, 'closing'),
      paymentMessage: null,
      discountPercent: null,
      discountAmount: null,
      surchargePercent: null,
      surchargeAmount: null,
      cashRounding: settings.cashRounding,
      vatMode: 'exclusive',
      exchangeRate: null,
      exchangeRateDate: null,
      debitAccount: null,
      creditAccount: null,
      costCentre: null,
      revenueCentre: null,
      senderId: null,
      bankAccountId: null,
      templateId: null,
      templateVersion: null,
      total: '0.00',
      net: '0.00',
      billKind: input.type === 'bill' ? 'standard' : null,
      revision: 0,
      lockedAt: null,
      exportedAt: null,
      archivedAt: null,
      releaseEntries: false,
      heldSources: null,
      reference: null,
      snapshot: null,
      pdfHash: null,
      issuedAt: null,
      extra: null,
      extraSearch: null,
    };
  }

  private async writePositions(
    ctx: RequestContext,
    document: DocumentEntity,
    built: BuiltPositions,
  ): Promise<void> {
    if (built.claims.length === 0) return;
    await this.sources.claim(ctx, 'time', document.id, built.claims);
    await this.positions.replace(ctx, document.id, built.positions);
    const refs = built.claims.map(({ id, version }) => ({ id, version }));
    await this.publisher.claimed(ctx, document.id, 'time', refs);
  }

  private async getDraft(
    ctx: RequestContext,
    id: string,
    refusal: 'DOCUMENT_NOT_EDITABLE' | 'DOCUMENT_NOT_DELETABLE',
  ): Promise<DocumentEntity> {
    const document = await this.documents.get(ctx, id);
    if (!isDraft(document)) throw new AppError(documentsErrors, refusal, { number: document.number ?? '' });
    return document;
  }

  /** 412 before anything is written, with the whole draft as it is now. */
  private async refuseStale(ctx: RequestContext, document: DocumentEntity, version: number): Promise<void> {
    if (document.version === version) return;
    const current = toDocumentView(await this.reader.complete(ctx, document), seesPrices(ctx));
    throw commonError('VERSION_MISMATCH', undefined, { current });
  }

  private async getProject(ctx: RequestContext, id: string): Promise<ProjectRefEntity> {
    const project = await this.projects.find(ctx, id);
    if (!project || project.deleted) throw unknown('DOCUMENT_PROJECT_UNKNOWN', 'projectId');
    return project;
  }

  private async getAddress(ctx: RequestContext, id: string): Promise<AddressRefEntity> {
    const address = await this.addresses.find(ctx, id);
    if (!address || address.deleted) throw unknown('DOCUMENT_ADDRESS_UNKNOWN', 'addressId');
    return address;
  }
}

function unknown(code: 'DOCUMENT_PROJECT_UNKNOWN' | 'DOCUMENT_ADDRESS_UNKNOWN', field: string): AppError {
  const fields = [{ field, in: 'body' as const, code: 'exists', key: 'validation.exists' }];
  return new AppError(documentsErrors, code, undefined, { fields });
}

/** A field that was left out of a form keeps its value. */
function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
