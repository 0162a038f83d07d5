import type { VatFigure } from '@jahrring/contracts-bookkeeping';
import { Audit, commonError, Database, ListExport, listColumns } from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { LicenceRefRepository } from '../reference';
import { isSwiss } from './calculate';
import { readUid } from './uid';
import { PaperPrinter } from '../paper';
import { toReturnView } from './vat-return.mapper';
import { VatReturnRepository } from './vat-return.repositories';
import { writeEch0217 } from './write-ech-0217';

const fields = ['code', 'title', 'rate', 'activity', 'base', 'tax'] as const;
const application = { manufacturer: 'Jahrring', product: 'Jahrring', version: '0.1.0' } as const;

/** A kept return as a file. Each leaves an entry in the audit trail; the same return makes the same bytes. */
@Injectable()
export class VatReturnFiles {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly returns: VatReturnRepository,
    private readonly licences: LicenceRefRepository,
    private readonly exports: ListExport,
    private readonly printer: PaperPrinter,
  ) {}

  /** The figures as a table. */
  async table(ctx: RequestContext, id: string, format: ExportFormat): Promise<StreamableFile> {
    const own = toReturnView(await this.returns.get(ctx, id), ctx.locale);
    const { vat } = serviceTexts.in(ctx.locale);
    const columns = listColumns(fields, {
      titles: vat.column,
      kinds: { base: 'money', tax: 'money' },
      cell: (figure: VatFigure, field) => figure[field],
    });
    return this.exports.write(ctx, format, {
      ...{ sheet: `${vat.title} ${own.fromDay} ${own.toDay}`, entity: 'vatReturn', entityId: id, columns },
      ...{ items: own.figures, total: own.figures.length },
    });
  }

  /** eCH-0217, of Switzerland and Liechtenstein alone. @throws NOT_FOUND */
  async xml(ctx: RequestContext, id: string): Promise<StreamableFile> {
    const own = await this.returns.get(ctx, id);
    const licence = await this.licences.own(ctx);
    const uid = readUid(licence.vatNumber);
    if (!isSwiss(own.result.country) || uid === null) throw commonError('NOT_FOUND');
    const { kind, fromDay, toDay, adjustments, settings, result } = own;
    const bytes = writeEch0217({
      ...{ uid, organisationName: licence.name, generatedAt: own.closedAt.toISOString(), fromDay, toDay },
      ...{ kind, settings, consideration: result.consideration, businessReferenceId: id, application },
      ...{ figures: result.figures, adjustments, payable: result.payable },
    });
    return this.answer(ctx, id, { bytes, type: 'application/xml', name: `${nameOf(own)}.xml` });
  }

  /** The form on paper. */
  async pdf(ctx: RequestContext, id: string): Promise<StreamableFile> {
    const own = await this.returns.get(ctx, id);
    const { name, vatNumber, currency } = await this.licences.own(ctx);
    const form = { ...toReturnView(own, ctx.locale), name, vatNumber: vatNumber ?? '', currency };
    const bytes = await this.printer.print('vatForm', { form, locale: ctx.locale });
    return this.answer(ctx, id, { bytes, type: 'application/pdf', name: `${nameOf(own)}.pdf` });
  }

  private async answer(
    ctx: RequestContext,
    entityId: string,
    { bytes, type, name }: { bytes: Uint8Array; type: string; name: string },
  ): Promise<StreamableFile> {
    const after = { fileName: name };
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, { action: 'export', entity: 'vatReturn', entityId, after }),
    );
    return new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"` });
  }
}

const nameOf = ({ kind, fromDay, toDay }: { kind: string; fromDay: string; toDay: string }): string =>
  `vat-${fromDay}-${toDay}${kind === 'first' ? '' : `-${kind}`}`;
