import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { MachineService } from '../machine/machine.service';
import { serviceTexts, type ServiceTexts } from '../i18n';

/** In the order of the file. */
const columnOrder = [
  'kind',
  'number',
  'title',
  'counter',
  'unit',
  'readOn',
  'month',
  'year',
  'serviceOn',
  'serviceAt',
  'serviceLeft',
  'exhaustOn',
  'level',
  'costPerUnit',
  'rate',
] as const;

const columnKinds: Readonly<Partial<Record<(typeof columnOrder)[number], ColumnKind>>> = {
  counter: 'number',
  readOn: 'date',
  month: 'number',
  year: 'number',
  serviceOn: 'date',
  serviceAt: 'number',
  serviceLeft: 'number',
  exhaustOn: 'date',
  costPerUnit: 'price',
  rate: 'price',
};

/** The list of machines as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class MachineExportService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.machines.all(ctx, query);
    const after = { format, total };
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, { action: 'export', entity: 'machine', entityId: ctx.licenceId, after }),
    );
    const texts = serviceTexts.in(ctx.locale).export;
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: columnsOf(columnOrder, texts.columns, columnKinds),
      rows: toRows(items, texts),
    });
  }
}

async function* toRows(
  machines: AsyncIterable<ControlledMachine>,
  texts: ServiceTexts['export'],
): AsyncGenerator<ExportCell[]> {
  for await (const machine of machines) {
    const { service, exhaust } = machine;
    yield [
      texts.kinds[machine.kind],
      machine.articleNumber ?? '',
      machine.title,
      machine.counter ?? '',
      texts.units[machine.unit],
      machine.readOn ?? '',
      machine.month,
      machine.year,
      service.on ?? '',
      service.at ?? '',
      service.left ?? '',
      exhaust.on ?? '',
      machine.level ? texts.levels[machine.level] : '',
      machine.costPerUnit ?? '',
      machine.rate ?? '',
    ];
  }
}
