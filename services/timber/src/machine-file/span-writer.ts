import { localDateAt } from '@jahrring/contracts-common';
import { Database } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { StanfordCounters, StanfordMachine, StanfordWork } from '../formats';
import { MachineTimeService, SpanRepository } from '../machine-time';
import type { SpanEntity } from '../machine-time';
import { FileNames } from './file-summary';
import type { MachineFileEntity } from './machine-file.entity';
import { MachineFileReader } from './machine-file-reader';
import { RowSteps, type WritingRun } from './row-steps';
import { stableId } from '../stable-id';

type NewSpan = NewRecord<SpanEntity> & { id: string };

/** Writes what a machine tells of its times; sums of days are made of the spans of all files, each moment once. */
@Injectable()
export class SpanWriter {
  constructor(
    private readonly db: Database,
    private readonly reader: MachineFileReader,
    private readonly spans: SpanRepository,
    private readonly times: MachineTimeService,
  ) {}

  /**
   * Goes on after the spans that are through.
   *
   * @returns how many tell of nothing
   */
  async write(ctx: RequestContext, file: MachineFileEntity, run: WritingRun): Promise<number> {
    const names = new FileNames();
    const steps = new RowSteps<NewSpan>(run.done, (rows, count) => this.step(ctx, rows, count, run));
    let machineName = '';
    let at = 0;
    const machine = (read: StanfordMachine) => {
      machineName = nameOf(read);
    };
    const work = (read: StanfordWork) => {
      at += 1;
      const id = stableId(ctx.licenceId, file.id, at);
      steps.add(isLikely(read) ? spanOf(read, { id, ctx, file, machineName, names }) : null);
    };
    const found: StanfordCounters[] = [];
    const counters = (read: StanfordCounters) => {
      found.push(read);
    };
    const definition = names.add.bind(names);
    await this.reader.read(ctx, file.storedFileId, { machine, definition, work, counters, turn: steps.turn });
    await steps.flush();
    await this.db.tx(ctx, async (tx) => {
      for (const one of found) await this.spans.keepCounter(tx, file.id, counterOf(one, ctx.timeZone));
      await this.times.recount(tx, await this.spans.daysOf(tx, file.id));
    });
    return steps.skipped;
  }

  private async step(
    ctx: RequestContext,
    spans: readonly NewSpan[],
    count: number,
    run: WritingRun,
  ): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      if (spans.length > 0) await this.spans.insertMany(tx, spans);
      await run.step(tx, undefined, { count });
    });
  }
}

/** No stretch is longer than a week, or takes more litres. */
const longest = 7 * 86_400;
const mostLitres = 20_000;

/** Returns whether a span has plausible contents. */
function isLikely(read: StanfordWork): boolean {
  const { engineSeconds, runSeconds, downSeconds, startedAt, endedAt, fuelLitres } = read;
  const seconds = [engineSeconds, runSeconds, downSeconds];
  const length = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
  const told = seconds.some((one) => one > 0) && length > 0;
  return (
    told && length <= longest && seconds.every((one) => one <= longest) && Number(fuelLitres) <= mostLitres
  );
}

interface SpanContext {
  id: string;
  ctx: RequestContext;
  file: MachineFileEntity;
  machineName: string;
  names: FileNames;
}

function spanOf(read: StanfordWork, { id, ctx, file, machineName, names }: SpanContext): NewSpan {
  const site = names.get('object', read.objectKey);
  return {
    ...{ id, fileId: file.id, machineKey: read.machineKey, machineName },
    operatorName: read.operatorKey === '' ? '' : names.of('operator', read.operatorKey),
    siteName: (site?.name || site?.userId || '').slice(0, 150),
    workDate: localDateAt(new Date(read.startedAt), ctx.timeZone),
    ...{ startedAt: new Date(read.startedAt), endedAt: new Date(read.endedAt) },
    ...{ engineSeconds: Math.round(read.engineSeconds), runSeconds: Math.round(read.runSeconds) },
    downSeconds: Math.round(read.downSeconds),
    ...{ fuelLitres: new Decimal(read.fuelLitres).toFixed(3), counter: null },
  };
}

function nameOf({ manufacturer, model, userId, machineKey }: StanfordMachine): string {
  const name = [manufacturer, model].filter((part) => part !== '').join(' ');
  return ([name, userId].filter((part) => part !== '').join(' · ') || machineKey).slice(0, 150);
}

function counterOf({ machineKey, reportedAt, engineSeconds }: StanfordCounters, timeZone: string) {
  const hours = engineSeconds === null ? null : new Decimal(engineSeconds).dividedBy(3600).toFixed(3);
  return { machineKey, day: reportedAt ? localDateAt(new Date(reportedAt), timeZone) : null, hours };
}
