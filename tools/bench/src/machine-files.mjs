import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const namespace = 'urn:skogforsk:stanford2010';
const one = (name, text, attributes = '') => `<${name}${attributes}>${text}</${name}>`;

const machine = (category) =>
  [
    ...[`<Machine machineCategory="${category}">`, one('MachineKey', `bench-${category}`)],
    one('MachineBaseManufacturer', 'Bench'),
    one('OperatorDefinition', one('OperatorKey', 3) + one('ContactInformation', one('LastName', 'Muster'))),
    one('ObjectDefinition', one('ObjectKey', 7) + one('ObjectName', 'Hinterwald')),
    one('SpeciesGroupDefinition', one('SpeciesGroupKey', 1) + one('SpeciesGroupName', 'Fichte')),
    one(
      'ProductDefinition',
      one('ProductKey', 10) + one('ClassifiedProductDefinition', one('ProductName', 'Bench')),
    ),
    one('DeliveryDefinition', one('DeliveryKey', 20) + one('DeliveryName', 'Bench')),
    one('LocationDefinition', one('LocationKey', 5) + one('LocationName', 'Holzplatz') + one('ObjectKey', 7)),
  ].join('\n');

const head = (root, type, category) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<${root} messageType="${type}" diameterUnit="mm" lengthUnit="cm" ` +
  `volumeUnit="m3" version="3.3" xmlns="${namespace}">\n${machine(category)}\n`;

const stem = (key) => {
  const log = [
    ...[one('LogKey', 1), one('ProductKey', 10)],
    one('LogVolume', '0.125', ' logVolumeCategory="m3sub"'),
    one(
      'LogMeasurement',
      one('LogDiameter', 200 + (key % 300), ' logDiameterCategory="Mid ub"') + one('LogLength', 500),
    ),
  ].join('');
  return one(
    'Stem',
    [
      ...[one('StemKey', key), one('ObjectKey', 7), one('SpeciesGroupKey', 1), one('OperatorKey', 3)],
      ...[one('HarvestDate', '2026-03-02T10:00:00+01:00'), one('StemNumber', key)],
      one('SingleTreeProcessedStem', one('DBH', 240) + one('Log', log)),
    ].join(''),
  );
};

const load = (key) =>
  one(
    'Load',
    [
      ...[one('LoadKey', key), one('OperatorKey', 3), one('LoadNumber', key)],
      one('UnloadingTime', '2026-03-02T10:00:00+01:00'),
      one(
        'PartialLoad',
        [
          ...[one('PartialLoadKey', key), one('DeliveryKey', 20), one('LocationKey', 5)],
          one('LoadVolume', '10', ' loadVolumeCategory="Volume, m3sub"'),
        ].join(''),
      ),
    ].join(''),
  );

const start = Date.parse('2025-01-01T05:00:00Z');
/** Minutes of work, one after the other. */
const span = (key) =>
  one(
    'CombinedMachineWorkTime',
    [
      ...[one('OperatorKey', 3), one('ObjectKey', 7)],
      one('StartTime', new Date(start + key * 60_000).toISOString()),
      one('OtherMachineData', one('EngineTime', 60) + one('FuelConsumption', 0.2)),
      one('CombinedMachineRunTime', one('MachineRunTimeCategory', 'Processing') + one('TimeLength', 60)),
      one('CombinedEndTime', new Date(start + (key + 1) * 60_000).toISOString()),
    ].join(''),
  );

const log = (key) =>
  `${key === 1 ? '' : ','}\n${JSON.stringify({
    ...{ stam_id: String(key), species: 'fi', stem_length: 4.2, diameter: 20 + (key % 30) },
    ...{ thickness_class: 'ch_3a', part_no: 1, quality_definition: { qual_type: 'b' } },
  })}`;
const allocation = JSON.stringify({
  document: {
    meta: { version: { code: '1.0.3' } },
    eldat: {
      wood_allocation: {
        address: { supplier: { business: { business_data: { name: 'Bench' } } } },
        wood_data: {
          ...{
            wood_id: [{ wood_id_type: 'los', wood_id_no: 'Bench' }],
            felling_date: '2026-03-02T00:00:00Z',
          },
          allocated_pile: [
            {
              forest_measured: { measurement_type_single_log: { log: ['LOGS'] } },
              product_data: [{ grade: 'ch_r', use: 'sg' }],
            },
          ],
        },
      },
    },
  },
}).split('"LOGS"');

/** Kinds of files: what they begin and end with, and what is between, as often as they are long. */
export const machineFiles = {
  hpr: {
    ...{ head: head('HarvestedProduction', 'hpr', 'Harvester'), part: stem },
    foot: '</Machine></HarvestedProduction>',
  },
  fpr: {
    ...{ head: head('ForwardedProduction', 'fpr', 'Forwarder'), part: load },
    foot: '</Machine></ForwardedProduction>',
  },
  mom: {
    ...{ head: head('OperationalMonitoring', 'mom', 'Forwarder'), part: span },
    foot: '</Machine></OperationalMonitoring>',
  },
  eldat: { head: allocation[0], part: log, foot: allocation[1] },
};

/** @returns how many stems, loads, spans or logs are in the file */
export async function writeMachineFile(path, { head, part, foot }, bytes) {
  const file = createWriteStream(path);
  let [size, key] = [0, 0];
  const write = async (text) => {
    size += text.length;
    if (!file.write(text)) await once(file, 'drain');
  };
  await write(head);
  while (size < bytes) {
    const parts = [];
    for (let at = 0; at < 500; at += 1) parts.push(part((key += 1)));
    await write(parts.join(''));
  }
  file.end(foot);
  await finished(file);
  return key;
}
