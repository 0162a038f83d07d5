/** Files of forwarders and of machines' times, for tests. */
interface Shape {
  /** Prefix of the standard's elements; '' for the default namespace. */
  prefix?: string;
  machineKey?: string;
}

const namer =
  (prefix: string) =>
  (name: string, text: string | number, attributes = ''): string => {
    const tag = prefix ? `${prefix}:${name}` : name;
    return `<${tag}${attributes}>${text}</${tag}>`;
  };

function file(root: string, type: string, { prefix = '', machineKey = 'machine-1' }: Shape, parts: string[]) {
  const one = namer(prefix);
  const xmlns = prefix ? `xmlns:${prefix}` : 'xmlns';
  const attributes = ` messageType="${type}" diameterUnit="mm" lengthUnit="cm" volumeUnit="m3" version="3.1" ${xmlns}="urn:skogforsk:stanford2010"`;
  const person = one('LastName', 'Muster') + one('FirstName', 'Max');
  const machine = [
    one('MachineKey', machineKey),
    one('MachineBaseManufacturer', 'Ponsse'),
    one('MachineBaseModel', 'Elk'),
    one('OperatorDefinition', one('OperatorKey', 3) + one('ContactInformation', person)),
    one('ObjectDefinition', one('ObjectKey', 7) + one('ObjectName', 'Hinterwald')),
    ...parts,
  ];
  const content = one('Machine', machine.join('\n'), ' machineCategory="Forwarder"');
  return `<?xml version="1.0" encoding="utf-8"?>\n${one(root, content, attributes)}`;
}

/** Loads of 10 m³ of one delivery, numbered from `from`, to one landing place. */
export function anFpr({
  from = 1,
  loads = 3,
  ...shape
}: Shape & { from?: number; loads?: number } = {}): string {
  const one = namer(shape.prefix ?? '');
  const place =
    one('Latitude', '46.8675', ' latitudeCategory="North"') +
    one('Longitude', '8.2312', ' longitudeCategory="East"');
  const aLoad = (key: number) =>
    one(
      'Load',
      [
        ...[one('LoadKey', key), one('OperatorKey', 3), one('LoadNumber', key)],
        one('UnloadingTime', `2026-03-0${1 + (key % 9)}T10:00:00+01:00`),
        one(
          'PartialLoad',
          [
            ...[one('PartialLoadKey', key), one('DeliveryKey', 20), one('LocationKey', 5)],
            one('LoadVolume', '11.5', ' loadVolumeCategory="Volume, m3sob"'),
            one('LoadVolume', '10', ' loadVolumeCategory="Volume, m3sub"'),
          ].join(''),
        ),
      ].join(''),
    );
  return file('ForwardedProduction', 'fpr', shape, [
    one(
      'LocationDefinition',
      one('LocationKey', 5) +
        one('LocationName', 'Holzplatz Ost') +
        one('ObjectKey', 7) +
        one('LocationCoordinates', place),
    ),
    one('DeliveryDefinition', one('DeliveryKey', 20) + one('DeliveryName', 'L1 Säge')),
    ...Array.from({ length: loads }, (_, load) => aLoad(from + load)),
  ]);
}

export interface SpanShape {
  /** Wall-clock times of one day, such as "07:00". */
  from: string;
  until: string;
  day?: string;
  fuel?: number;
  /** Minutes the machine stood. */
  down?: number;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Spans of one operator's work; of each the engine runs while the machine works. */
export function aMom(
  spans: readonly SpanShape[],
  { engineMinutes, combined = true, ...shape }: Shape & { engineMinutes?: number; combined?: boolean } = {},
): string {
  const one = namer(shape.prefix ?? '');
  const at = (day: string, time: string) => `${day}T${time}:00+01:00`;
  const aSpan = ({ from, until, day = '2026-03-03', fuel = 0, down = 0 }: SpanShape) => {
    const seconds = (minutes(until) - minutes(from) - down) * 60;
    const data = one(
      'OtherMachineData',
      one('EngineTime', seconds) + one('FuelConsumption', fuel) + one('DrivenDistance', 100),
    );
    const keys = one('OperatorKey', 3) + one('ObjectKey', 7);
    if (!combined) {
      const span = one('MonitoringStartTime', at(day, from)) + one('MonitoringTimeLength', seconds);
      return one(
        'IndividualMachineWorkTime',
        keys + span + data + one('IndividualMachineRunTimeCategory', 'Terrain travel'),
      );
    }
    const run = one('MachineRunTimeCategory', 'Processing') + one('TimeLength', seconds);
    const stood = one('UnutilizedTimeCategory', 'Other unutilized time') + one('TimeLength', down * 60);
    return one(
      'CombinedMachineWorkTime',
      [
        ...[keys, one('StartTime', at(day, from)), data, one('CombinedMachineRunTime', run)],
        ...(down > 0 ? [one('CombinedUnutilizedTime', stood)] : []),
        one('CombinedEndTime', at(day, until)),
      ].join(''),
    );
  };
  const last = spans.at(-1);
  const end = last ? at(last.day ?? '2026-03-03', last.until) : at('2026-03-03', '17:00');
  return file('OperationalMonitoring', 'mom', shape, [
    ...spans.map(aSpan),
    one('ReportInterval', one('ReportEndTime', end)),
    ...(engineMinutes === undefined ? [] : [one('MachineEngineTime', engineMinutes)]),
  ]);
}
