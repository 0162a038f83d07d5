const one = (name: string, text: string | number, attributes = '') =>
  `<${name}${attributes}>${text}</${name}>`;

interface Shape {
  /** Makes machine, keys and names of its own, so that runs do not meet. */
  mark: string;
}

function file(root: string, type: string, { mark }: Shape, parts: string[]): Buffer {
  const attributes = ` messageType="${type}" diameterUnit="mm" lengthUnit="cm" volumeUnit="m3" version="3.1" xmlns="urn:skogforsk:stanford2010"`;
  const machine = [
    ...[one('MachineKey', mark), one('MachineBaseManufacturer', 'Ponsse'), one('MachineBaseModel', mark)],
    one(
      'OperatorDefinition',
      one('OperatorKey', 3) + one('ContactInformation', one('LastName', `Fahrer ${mark}`)),
    ),
    one('ObjectDefinition', one('ObjectKey', 7) + one('ObjectName', `Schlag ${mark}`)),
    ...parts,
  ].join('');
  const content = one('Machine', machine, ' machineCategory="Forwarder"');
  return Buffer.from(`<?xml version="1.0" encoding="utf-8"?>${one(root, content, attributes)}`);
}

/** Two loads, 22.5 m³ in all, at one landing place. */
export function aForwarderFile(shape: Shape): Buffer {
  const load = (key: number, volume: string) =>
    one(
      'Load',
      [
        ...[one('LoadKey', key), one('OperatorKey', 3), one('ObjectKey', 7), one('LoadNumber', key)],
        one('UnloadingTime', '2026-10-12T10:00:00+02:00'),
        one(
          'PartialLoad',
          [
            ...[one('PartialLoadKey', key), one('DeliveryKey', 20), one('LocationKey', 5)],
            one('LoadVolume', volume, ' loadVolumeCategory="Volume, m3sub"'),
          ].join(''),
        ),
      ].join(''),
    );
  return file('ForwardedProduction', 'fpr', shape, [
    one('LocationDefinition', one('LocationKey', 5) + one('LocationName', `Platz ${shape.mark}`)),
    one('DeliveryDefinition', one('DeliveryKey', 20) + one('DeliveryName', `Säge ${shape.mark}`)),
    load(1, '12.25'),
    load(2, '10.25'),
  ]);
}

/** A day from 7 to 15 o'clock in Zurich, 7.5 hours of engine, 60 litres. */
export function aTimesFile(shape: Shape, day: string): Buffer {
  const data = one('EngineTime', 27_000) + one('FuelConsumption', 60);
  const run = one('MachineRunTimeCategory', 'Processing') + one('TimeLength', 27_000);
  const span = [
    ...[one('OperatorKey', 3), one('StartTime', `${day}T06:00:00Z`), one('ObjectKey', 7)],
    ...[one('OtherMachineData', data), one('CombinedMachineRunTime', run)],
    one('CombinedEndTime', `${day}T14:00:00Z`),
  ];
  return file('OperationalMonitoring', 'mom', shape, [one('CombinedMachineWorkTime', span.join(''))]);
}
