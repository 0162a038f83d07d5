import { localDateAt, newId } from '@jahrring/contracts-common';
import type { Country, PaymentTerm } from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import type { DocumentSettings, DocumentType } from '@jahrring/contracts-documents';
import { AppError, Clock } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository, LicenceRefRepository, ProjectRefRepository } from '../reference';
import type { AddressRefEntity, ProjectRefEntity } from '../reference';
import { DocumentSettingsService, senderFrom, textFor } from '../settings';
import { TemplateReader, templateText } from '../template';
import type { NewTemplate } from '../template';
import {
  BilledSourceRepository,
  DocumentRepository,
  documentTotals,
  dueDateOf,
  PositionRepository,
} from '../record';
import type { DocumentEntity, PositionEntity } from '../record';
import type { BuiltPositions } from './build-positions';
import { DocumentPublisher } from './document.publisher';
import { toSender } from './parties';
import { refuseTooMany } from './position-limit';

export interface DraftSeed {
  id?: string | undefined;
  type: DocumentType;
  title?: string | null | undefined;
  projectId?: string | null | undefined;
  addressId?: string | null | undefined;
  /** Takes over currency, prices' VAT mode, booking and references of this one. */
  like?: DocumentEntity | undefined;
}

export type DraftRecord = NewRecord<DocumentEntity> & { id: string };

/** Makes drafts: what settings, project, recipient and an earlier document give them. */
@Injectable()
export class DraftFactory {
  constructor(
    private readonly clock: Clock,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly sources: BilledSourceRepository,
    private readonly publisher: DocumentPublisher,
    private readonly settings: DocumentSettingsService,
    private readonly addresses: AddressRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly templates: TemplateReader,
  ) {}

  /** A draft that is not written yet. @throws DOCUMENT_PROJECT_UNKNOWN, DOCUMENT_ADDRESS_UNKNOWN */
  async prepare(ctx: RequestContext, seed: DraftSeed): Promise<DraftRecord> {
    const project = seed.projectId ? await this.getProject(ctx, seed.projectId) : null;
    const addressId = seed.addressId ?? project?.addressId ?? null;
    const address = addressId ? await this.getAddress(ctx, addressId) : null;
    const settings = await this.settings.get(ctx);
    const language = seed.like?.language ?? address?.language ?? 'de';
    const licence = await this.licences.findOwn(ctx);
    const documentDate = await this.today(ctx);
    const terms = termsOf(seed, address?.paymentTerm ?? null, settings);
    const template = await this.templates.ofNew(ctx, seed.type);
    return {
      id: seed.id ?? newId(),
      type: seed.type,
      title: seed.title ?? project?.title ?? address?.name ?? '',
      addressId: address?.id ?? null,
      recipientName: address?.name ?? null,
      projectId: project?.id ?? null,
      projectNumber: project?.number ?? null,
      projectTitle: project?.title ?? null,
      documentDate,
      dueDate: dueDateOf(documentDate, terms.termDays),
      validUntil: validUntil(seed.type, documentDate, settings.offerValidDays),
      language,
      introText: templateText(template, language, 'intro') ?? textFor(settings, language, 'intro'),
      closingText: templateText(template, language, 'closing') ?? textFor(settings, language, 'closing'),
      billKind: seed.type === 'bill' ? 'standard' : null,
      ...emptyDraft,
      ...bookedBy(template),
      ...inherited(seed),
      ...terms,
      currency: seed.like?.currency ?? licence?.currency ?? 'CHF',
      cashRounding: seed.like?.cashRounding ?? settings.cashRounding,
    };
  }

  /**
   * Writes a draft with its lines and what it bills from now on; its days of delivery are those of its lines where
   * it has none. @throws DOCUMENT_SOURCES_BILLED, DOCUMENT_TOO_MANY_POSITIONS
   */
  async insert(ctx: RequestContext, draft: DraftRecord, built: BuiltPositions): Promise<DocumentEntity> {
    return (await this.insertWhole(ctx, draft, built)).document;
  }

  /** The same; returns the lines as well. */
  async insertWhole(
    ctx: RequestContext,
    draft: DraftRecord,
    { positions, claims, days = [] }: BuiltPositions,
  ): Promise<{ document: DocumentEntity; positions: PositionEntity[] }> {
    refuseTooMany(draft, positions);
    const { total, net } = documentTotals(draft, positions, await this.country(ctx, draft));
    const all = [...days, ...positions.flatMap((position) => position.workDate ?? [])].sort();
    const document = await this.documents.insert(ctx, {
      ...draft,
      deliveryFrom: draft.deliveryFrom ?? all[0] ?? null,
      deliveryTo: draft.deliveryTo ?? all.at(-1) ?? null,
      total,
      net,
    });
    await this.sources.claim(ctx, document.id, claims);
    const lines = positions.length > 0 ? await this.positions.add(ctx, document.id, positions) : [];
    await this.publisher.claimed(ctx, document, claims);
    await this.publisher.changed(ctx, document);
    return { document, positions: lines };
  }

  /** Country whose VAT a draft is charged with: the sender's. */
  async country(
    ctx: RequestContext,
    draft: Pick<DocumentEntity, 'currency' | 'senderId' | 'bankAccountId'>,
  ): Promise<Country> {
    const licence = await this.licences.findOwn(ctx);
    const settings = await this.settings.get(ctx);
    return senderFrom(licence ? toSender(licence) : null, settings, draft)?.country ?? 'CH';
  }

  /** The local day of the licence. */
  async today(ctx: RequestContext): Promise<string> {
    const licence = await this.licences.findOwn(ctx);
    return localDateAt(this.clock.now(), licence?.timeZone ?? ctx.timeZone);
  }

  async getProject(ctx: RequestContext, id: string): Promise<ProjectRefEntity> {
    const project = await this.projects.find(ctx, id);
    if (!project || project.deleted) throw unknown('DOCUMENT_PROJECT_UNKNOWN', 'projectId');
    return project;
  }

  async getAddress(ctx: RequestContext, id: string): Promise<AddressRefEntity> {
    const address = await this.addresses.find(ctx, id);
    if (!address || address.deleted) throw unknown('DOCUMENT_ADDRESS_UNKNOWN', 'addressId');
    return address;
  }
}

/** Empty initial values of a draft. */
const emptyDraft = {
  status: 'PREP',
  number: null,
  deliveryFrom: null,
  deliveryTo: null,
  placeOfDelivery: null,
  orderNumber: null,
  postalPlace: null,
  paymentMessage: null,
  discountPercent: null,
  discountAmount: null,
  surchargePercent: null,
  surchargeAmount: null,
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
  openAmount: null,
  revision: 0,
  lockedAt: null,
  exportedAt: null,
  archivedAt: null,
  previousStatus: null,
  releaseEntries: false,
  heldSources: null,
  reference: null,
  snapshot: null,
  pdfHash: null,
  issuedAt: null,
  extra: null,
  extraSearch: null,
} as const;

/** The template a new document begins with, and where it books. */
function bookedBy(template: NewTemplate | null) {
  if (!template) return {};
  const { debitAccount, creditAccount, costCentre, revenueCentre } = template.content.accounting;
  return {
    templateId: template.id,
    debitAccount: debitAccount ?? null,
    creditAccount: creditAccount ?? null,
    costCentre: costCentre ?? null,
    revenueCentre: revenueCentre ?? null,
  };
}

/** Last day of a new offer; null for other types, and where offers have no end. */
function validUntil(type: DocumentType, documentDate: string, days: number): string | null {
  return type === 'offer' && days > 0 ? dueDateOf(documentDate, days) : null;
}

/** The terms of payment that were agreed before, else the recipient's, else the licence's. A correction asks for no money. */
function termsOf({ type, like }: DraftSeed, own: PaymentTerm | null, settings: DocumentSettings) {
  const isCorrection = type === 'bill_correction';
  const { termDays, cashDiscounts } = own ? { ...own, termDays: own.days } : settings;
  if (!like || isCorrection) {
    return { termDays, termTitle: null, cashDiscounts: isCorrection ? [] : cashDiscounts };
  }
  return { termDays: like.termDays, termTitle: like.termTitle, cashDiscounts: like.cashDiscounts };
}

/** Returns the values that a follow-up copies from the document before it; the caller divides the amounts. */
function inherited({ type, like }: DraftSeed) {
  if (!like) return {};
  const { placeOfDelivery, orderNumber, discountPercent, surchargePercent, vatMode } = like;
  const { exchangeRate, exchangeRateDate, debitAccount, creditAccount, costCentre, revenueCentre } = like;
  const { senderId, bankAccountId, deliveryFrom, deliveryTo } = like;
  return {
    ...{ placeOfDelivery, orderNumber, discountPercent, surchargePercent, vatMode },
    ...{ exchangeRate, exchangeRateDate, debitAccount, creditAccount, costCentre, revenueCentre },
    ...{ senderId, bankAccountId, deliveryFrom, deliveryTo },
    // A correction goes where its bill went.
    postalPlace: type === 'bill_correction' ? like.postalPlace : null,
  };
}

function unknown(code: 'DOCUMENT_PROJECT_UNKNOWN' | 'DOCUMENT_ADDRESS_UNKNOWN', field: string): AppError {
  const fields = [{ field, in: 'body' as const, code: 'exists', key: 'validation.exists' }];
  return new AppError(documentsErrors, code, undefined, { fields });
}
