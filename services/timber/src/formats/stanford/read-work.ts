import { optionalKeyOf } from './record-key';
import type { RecordNode } from './record-node';
import type { RecordContext } from './read-stem';
import type { StanfordCounters, StanfordShift, StanfordWork } from './stanford.types';

const runOf = ['CombinedMachineRunTime'];
const downOf = ['CombinedMachineDownTime', 'CombinedUnutilizedTime'];

/** Span of one kind of work. @throws StanfordError `missing`, `value`, `tooLong` with its place */
export function readIndividualWork(node: RecordNode, context: RecordContext): StanfordWork {
  const startedAt = node.needed('MonitoringStartTime').instant(context.timeZone);
  const seconds = node.needed('MonitoringTimeLength').number();
  const running = node.textOf('IndividualMachineRunTimeCategory');
  const standing = node.children.find(({ name }) => /^Individual.*(Down|Unutilized)/.test(name));
  const runs = running !== '' || !standing;
  return {
    ...workOf(node, context),
    ...{ startedAt, endedAt: later(startedAt, seconds) },
    ...{ runSeconds: runs ? seconds : 0, downSeconds: runs ? 0 : seconds },
    category: running || (standing?.children[0]?.name ?? standing?.textOf() ?? ''),
  };
}

/** Sums of a stretch of work. @throws StanfordError `missing`, `value`, `tooLong` with its place */
export function readCombinedWork(node: RecordNode, context: RecordContext): StanfordWork {
  const startedAt = node.needed('StartTime').instant(context.timeZone);
  const endedAt = node.needed('CombinedEndTime').instant(context.timeZone);
  const spansOf = (names: string[]) =>
    node.children
      .filter(({ name }) => names.includes(name))
      .map((one) => ({
        category: one.textOf('MachineRunTimeCategory'),
        seconds: one.needed('TimeLength').number(),
      }));
  const runs = spansOf(runOf);
  const sum = (spans: { seconds: number }[]) => spans.reduce((total, { seconds }) => total + seconds, 0);
  const [longest] = runs.toSorted((one, other) => other.seconds - one.seconds);
  return {
    ...{ ...workOf(node, context), startedAt, endedAt },
    ...{ runSeconds: sum(runs), downSeconds: sum(spansOf(downOf)), category: longest?.category ?? '' },
  };
}

function workOf(node: RecordNode, { machineKey }: RecordContext) {
  const data = node.first('OtherMachineData');
  return {
    ...{ machineKey, operatorKey: optionalKeyOf(node, 'OperatorKey') },
    ...{ objectKey: optionalKeyOf(node, 'ObjectKey'), subObjectKey: optionalKeyOf(node, 'SubObjectKey') },
    engineSeconds: data?.numberOf('EngineTime') ?? 0,
    fuelLitres: data?.decimalOf('FuelConsumption') ?? '0',
    drivenMetres: data?.numberOf('DrivenDistance') ?? 0,
  };
}

/** null while it still runs. @throws StanfordError `missing`, `value`, `tooLong` with its place */
export function readShift(node: RecordNode, { machineKey, timeZone }: RecordContext): StanfordShift | null {
  const startedAt = node.needed('ShiftStartTime').instant(timeZone);
  const endedAt = node.instantOf('ShiftEndTime', timeZone);
  if (endedAt === null || endedAt <= startedAt) return null;
  return {
    // The standard writes it this way.
    ...{ machineKey, shiftKey: optionalKeyOf(node, 'ShifKey') || optionalKeyOf(node, 'ShiftKey') },
    ...{ operatorKey: optionalKeyOf(node, 'OperatorKey'), objectKey: optionalKeyOf(node, 'ObjectKey') },
    ...{ subObjectKey: optionalKeyOf(node, 'SubObjectKey'), startedAt, endedAt },
  };
}

/** Counters that stand directly below the machine. The engine's is in minutes, other than that of a span. */
export function readCounters(
  leaves: ReadonlyMap<string, RecordNode>,
  reportedAt: string | null,
  machineKey: string,
): StanfordCounters | null {
  const [engine, fuel, driven] = ['MachineEngineTime', 'MachineFuelConsumption', 'MachineDrivenDistance'].map(
    (name) => {
      const leaf = leaves.get(name);
      return leaf && leaf.text.trim() !== '' ? leaf.decimal() : null;
    },
  );
  if (!engine && !fuel && !driven) return null;
  return {
    ...{ machineKey, reportedAt, engineSeconds: engine ? Number(engine) * 60 : null },
    ...{ fuelLitres: fuel ?? null, drivenMetres: driven ? Number(driven) : null },
  };
}

function later(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}
