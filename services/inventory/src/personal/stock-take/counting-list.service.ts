import type { StockTakeLine, StockTakeView } from '@jahrring/contracts-inventory';
import { printFormat } from '@jahrring/pdf/format';
import { listColumns, ListExport, type ExportCell, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts, type ServiceTexts } from '../../i18n';
import { type ListPaperColumn, Papers, type Printed } from '../../paper';
import { StockTakeService } from './stock-take.service';

type Texts = ServiceTexts['countingList'];
type Field = 'articleTitle' | 'size' | 'serial' | 'expected' | 'counted' | 'reason';

/** The counting list of a stock take as a file: on paper to write on, or as a table; with what should be there or without. */
@Injectable()
export class CountingListService {
  constructor(
    private readonly takes: StockTakeService,
    private readonly exports: ListExport,
    private readonly papers: Papers,
  ) {}

  async xlsx(ctx: RequestContext, id: string, withExpected: boolean): Promise<StreamableFile> {
    const take = await this.takes.get(ctx, id);
    const texts = serviceTexts.in(ctx.locale).countingList;
    const columns = listColumns(fieldsOf(withExpected), {
      titles: texts.fields,
      kinds: { expected: 'number', counted: 'number' },
      cell: (line: StockTakeLine, field): ExportCell => line[field],
    });
    return this.exports.write(ctx, 'xlsx', {
      ...{ sheet: texts.sheet, entity: 'stockTake', entityId: id, columns },
      ...{ items: take.lines, total: take.total, note: { withExpected } },
    });
  }

  async pdf(ctx: RequestContext, id: string, withExpected: boolean): Promise<Printed> {
    const take = await this.takes.get(ctx, id);
    const texts = serviceTexts.in(ctx.locale).countingList;
    const head = await this.papers.letterhead(ctx);
    const format = printFormat(head.sender?.country ?? 'CH');
    const fields = fieldsOf(withExpected);
    const bytes = await this.papers.run('list', {
      ...head,
      title: take.title,
      facts: [
        [texts.day, format.date(take.on)],
        [texts.lines, String(take.total)],
      ],
      columns: fields.map((field) => columnOf(field, texts, take)),
      sections: [
        {
          title: null,
          none: texts.none,
          rows: take.lines.map((line) => fields.map((field) => String(line[field] ?? ''))),
        },
      ],
      signers: [texts.countedBy],
    });
    return { bytes, name: `counting-list-${take.on}.pdf` };
  }
}

function fieldsOf(withExpected: boolean): Field[] {
  return [
    'articleTitle',
    'size',
    'serial',
    ...(withExpected ? (['expected'] as const) : []),
    'counted',
    'reason',
  ];
}

const shares = { articleTitle: 7, size: 2, serial: 3.5, expected: 2, counted: 2.5, reason: 5 } as const;

/** While it is counted there is room to write; afterwards it says what was. */
function columnOf(field: Field, { fields }: Texts, { state }: StockTakeView): ListPaperColumn {
  const written = field === 'counted' || field === 'reason';
  return {
    title: fields[field],
    share: shares[field],
    ...(field === 'expected' || (field === 'counted' && state === 'booked') ? { align: 'end' as const } : {}),
    ...(written && state === 'open' ? { box: true as const } : {}),
  };
}
