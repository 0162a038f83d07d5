import { localDateAt } from '@jahrring/contracts-common';
import {
  mostPrintedLines,
  filterNames,
  type PivotFormat,
  type PivotQuery,
} from '@jahrring/contracts-evaluations';
import { Audit, Clock, commonError, Database, exportFile, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { serviceTexts } from '../i18n';
import { Printer } from '../printing';
import { LabelsService, LicenceRefRepository } from '../reference';
import { fileTable, paperTable, pivotSheet } from './pivot-sheet';
import { PivotService } from './pivot.service';

interface Headed {
  title?: string | undefined;
  signed?: boolean | undefined;
}

export interface PivotFile {
  name: string;
  type: string;
  bytes: Buffer;
  /** Number of its rows. */
  rows: number;
}

const pdf = 'application/pdf';

/** Reports as whole files: to be printed, and to be sent. */
@Injectable()
export class PivotFiles {
  constructor(
    private readonly db: Database,
    private readonly pivots: PivotService,
    private readonly labels: LabelsService,
    private readonly licences: LicenceRefRepository,
    private readonly printer: Printer,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The paper as the answer of an endpoint, with an entry in the audit trail. */
  async answer(ctx: RequestContext, query: PivotQuery, headed: Headed): Promise<StreamableFile> {
    const { name, type, bytes, rows } = await this.write(ctx, 'pdf', query, headed);
    const after = { format: 'pdf', total: rows };
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, { action: 'export', entity: 'evaluation', entityId: ctx.licenceId, after }),
    );
    return new StreamableFile(bytes, {
      ...{ type, disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
      length: bytes.length,
    });
  }

  /**
   * Writes everything that the caller sees of a report.
   * @throws FORBIDDEN, VALIDATION_FAILED as the report itself
   */
  async write(
    ctx: RequestContext,
    format: PivotFormat,
    query: PivotQuery,
    { title, signed = false }: Headed,
  ): Promise<PivotFile> {
    const view = await this.pivots.pivot(ctx, query);
    const { sheet } = serviceTexts.in(ctx.locale).report;
    const headline = title ?? sheet;
    const rows = view.rows.length;
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    const name = `${headline.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')} ${query.from} ${query.to}.${format}`;
    if (format !== 'pdf') {
      const table = fileTable(pivotSheet(query, view, ctx.locale), query.hourFormat);
      const file = await exportFile(format, { sheet, day, ...table });
      const { type = 'application/octet-stream' } = file.getHeaders();
      return { name, type, rows, bytes: await buffer(file.getStream()) };
    }
    if (rows > mostPrintedLines) throw tooManyLines();
    const labels = await this.labels.of(ctx, [
      ...filterNames.filter((filter) => query[`filter[${filter}]`]),
      ...(query['filter[extra]'] ?? []).map(({ dimension }) => dimension),
    ]);
    const country = (await this.licences.find(ctx, ctx.licenceId))?.country ?? 'CH';
    const nameable = await this.pivots.nameable(ctx, query);
    const paper = paperTable(query, view, ctx.locale, { title: headline, signed, country, labels, nameable });
    return { name, type: pdf, rows, bytes: await this.printer.table(ctx, paper) };
  }
}

function tooManyLines() {
  const field = {
    ...{ field: 'rows', in: 'query' as const, code: 'max', key: 'validation.max' },
    params: { max: mostPrintedLines },
  };
  return commonError('VALIDATION_FAILED', undefined, { fields: [field] });
}
