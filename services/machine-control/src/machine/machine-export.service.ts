import type { ListQuery } from '@jahrring/contracts-common';
import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import {
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { MachineService } from './machine.service';
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

type Column = (typeof columnOrder)[number];

const columnKinds: Readonly<Partial<Record<Column, ColumnKind>>> = {
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
    private readonly machines: MachineService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.machines.all(ctx, query);
    const texts = serviceTexts.in(ctx.locale).export;
    const columns = listColumns(columnOrder, {
      titles: texts.columns,
      kinds: columnKinds,
      cell: (machine: ControlledMachine, column) => cellOf(machine, column, texts),
    });
    return this.exports.write(ctx, format, { sheet: texts.sheet, entity: 'machine', columns, items, total });
  }
}

function cellOf(machine: ControlledMachine, column: Column, texts: ServiceTexts['export']): ExportCell {
  const { service, exhaust } = machine;
  switch (column) {
    case 'kind':
      return texts.kinds[machine.kind];
    case 'number':
      return machine.articleNumber;
    case 'unit':
      return texts.units[machine.unit];
    case 'serviceOn':
      return service.on;
    case 'serviceAt':
      return service.at;
    case 'serviceLeft':
      return service.left;
    case 'exhaustOn':
      return exhaust.on;
    case 'level':
      return machine.level && texts.levels[machine.level];
    default:
      return machine[column];
  }
}
