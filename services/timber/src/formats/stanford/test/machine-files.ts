/** Files as machines write them, of any length, for tests. */
export interface HprShape {
  stems: number;
  logs?: number;
  /** Prefix of the standard's elements; '' for the default namespace. */
  prefix?: string;
  version?: string;
  machineKey?: string;
  /** Key of the first stem. */
  from?: number;
  /** The tree, instead of the one that is made. */
  stem?: (key: number, at: (name: string) => string) => string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Head, stems and foot of a harvester's file, so that it need not be held as a whole. */
export function* hprPieces(shape: HprShape): Generator<string> {
  const { stems, prefix = '', version = '3.3', from = 1 } = shape;
  const at = (name: string) => (prefix ? `${prefix}:${name}` : name);
  yield head(at, { prefix, version, machineKey: shape.machineKey ?? 'machine-1' });
  for (let key = from; key < from + stems; key += 1) {
    yield shape.stem?.(key, at) ?? aStem(key, at, shape.logs ?? 2);
  }
  yield `</${at('Machine')}></${at('HarvestedProduction')}>`;
}

export function anHpr(shape: HprShape): string {
  return [...hprPieces(shape)].join('');
}

function head(
  at: (name: string) => string,
  { prefix, version, machineKey }: { prefix: string; version: string; machineKey: string },
): string {
  const xmlns = prefix ? `xmlns:${prefix}` : 'xmlns';
  const one = (name: string, text: string) => `<${at(name)}>${text}</${at(name)}>`;
  const within = (name: string, ...parts: string[]) => one(name, parts.join(''));
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<${at('HarvestedProduction')} messageType="hpr" diameterUnit="mm" `,
    `lengthUnit="cm" volumeUnit="m3" version="${version}" ${xmlns}="urn:skogforsk:stanford2010">\n`,
    `<${at('Machine')} machineCategory="Harvester">`,
    one('MachineKey', machineKey),
    one('MachineBaseManufacturer', 'Ponsse'),
    within(
      'OperatorDefinition',
      one('OperatorKey', '3'),
      within('ContactInformation', one('LastName', 'Muster')),
    ),
    within('SpeciesGroupDefinition', one('SpeciesGroupKey', '1'), one('SpeciesGroupName', 'Fichte')),
    within(
      'ProductDefinition',
      one('ProductKey', '10'),
      within('ClassifiedProductDefinition', one('ProductName', 'L1 B')),
    ),
    within(
      'ObjectDefinition',
      one('ObjectKey', '7'),
      one('ObjectName', 'Hinterwald'),
      one('ForestCertification', 'FSC'),
      within('ForestOwner', one('BusinessName', 'Korporation Sachseln')),
    ),
    '\n',
  ].join('');
}

/** A tree of logs that are each 5 m long and 10 cm and more thick. */
export function aStem(key: number, at: (name: string) => string = (name) => name, logs = 2): string {
  const one = (name: string, text: string | number, attributes = '') =>
    `<${at(name)}${attributes}>${text}</${at(name)}>`;
  const aLog = (log: number) =>
    one(
      'Log',
      [
        ...[one('LogKey', log), one('ProductKey', 10)],
        one('LogVolume', '0.125', ' logVolumeCategory="m3sub" logMeasurementCategory="Machine"'),
        one('LogVolume', '0.14', ' logVolumeCategory="m3sob" logMeasurementCategory="Machine"'),
        one(
          'LogMeasurement',
          [
            one('LogDiameter', 100 + ((key + log * 37) % 400), ' logDiameterCategory="Mid ub"'),
            one('LogDiameter', 110 + ((key + log * 37) % 400), ' logDiameterCategory="Mid ob"'),
            one('LogLength', 500),
          ].join(''),
          ' logMeasurementCategory="Machine"',
        ),
      ].join(''),
    );
  const minute = `T${pad(6 + (Math.floor(key / 60) % 12))}:${pad(key % 60)}:00+01:00`;
  const parts = [
    ...[one('StemKey', key), one('ObjectKey', 7), one('SpeciesGroupKey', 1), one('OperatorKey', 3)],
    ...[one('HarvestDate', `2026-03-${pad(1 + (key % 28))}${minute}`), one('StemNumber', key)],
    one(
      'StemCoordinates',
      one('Latitude', '46.8675', ' latitudeCategory="North"') +
        one('Longitude', '8.2312', ' longitudeCategory="East"'),
      ' receiverPosition="Base machine position" coordinateReferenceSystem="WGS84"',
    ),
    one(
      'SingleTreeProcessedStem',
      one('DBH', 240) + Array.from({ length: logs }, (_, log) => aLog(log + 1)).join(''),
    ),
  ];
  return `${one('Stem', parts.join(''))}\n`;
}
