import { keyOf, optionalKeyOf } from './record-key';
import type { RecordNode } from './record-node';
import type { StanfordLog, StanfordPosition, StanfordStem, StanfordVolumes } from './stanford.types';
import type { StanfordUnits } from './stanford-units';

export interface RecordContext {
  machineKey: string;
  units: StanfordUnits;
  /** For moments without an offset. */
  timeZone: string;
}

/** Elements below `Stem` that hold its logs; a tree that was only felled has none. */
const processed = ['SingleTreeProcessedStem', 'MultiTreeProcessedStem'];

/** @throws StanfordError `missing`, `value`, `tooLong` with its place */
export function readStem(node: RecordNode, { machineKey, units, timeZone }: RecordContext): StanfordStem {
  const tree = node.children.find(({ name }) => processed.includes(name));
  const harvested = node.instantOf('HarvestDate', timeZone);
  return {
    ...{ machineKey, stemKey: keyOf(node, 'StemKey'), number: optionalKeyOf(node, 'StemNumber') },
    ...{ speciesKey: optionalKeyOf(node, 'SpeciesGroupKey'), objectKey: optionalKeyOf(node, 'ObjectKey') },
    subObjectKey: optionalKeyOf(node, 'SubObjectKey'),
    operatorKey: optionalKeyOf(node, 'OperatorKey'),
    ...{ harvestedAt: harvested, bunchKey: tree ? optionalKeyOf(tree, 'StemBunchKey') : '' },
    dbhMm: units.millimetres(tree?.numberOf('DBH') ?? null),
    position: readPosition(node.all('StemCoordinates')),
    logs: (tree?.all('Log') ?? []).map((log) => readLog(log, units)),
  };
}

function readLog(node: RecordNode, units: StanfordUnits): StanfordLog {
  const measurement = ofMachine(node.all('LogMeasurement')) ?? node.needed('LogMeasurement');
  const diameter = (...categories: string[]) => {
    const known = categories.map((category) => category.toLowerCase());
    const read = measurement.all('LogDiameter');
    const found = known
      .map((category) => read.find((one) => categoryOf(one, 'logDiameterCategory') === category))
      .find((one) => one !== undefined);
    return units.millimetres(found ? found.number() : null);
  };
  return {
    ...{ logKey: keyOf(node, 'LogKey'), productKey: optionalKeyOf(node, 'ProductKey') },
    volumes: readVolumes(node),
    middleUnderBarkMm: diameter('Mid HKS ub', 'Mid ub'),
    middleOverBarkMm: diameter('Mid HKS ob', 'Mid ob'),
    topUnderBarkMm: diameter('Top ub'),
    buttUnderBarkMm: diameter('Butt ub'),
    lengthCm: units.centimetres(measurement.needed('LogLength').number()),
  };
}

/** Some machines tell a volume twice: as measured by the machine and as corrected; the machine's counts. */
function readVolumes(node: RecordNode): StanfordVolumes {
  const all = node.all('LogVolume');
  const of = (category: string) =>
    ofMachine(all.filter((one) => categoryOf(one, 'logVolumeCategory') === category))?.decimal() ?? null;
  return { price: of('m3 (price)') ?? of('m3(price)'), overBark: of('m3sob'), underBark: of('m3sub') };
}

function ofMachine(nodes: RecordNode[]): RecordNode | undefined {
  return nodes.find((one) => categoryOf(one, 'logMeasurementCategory') === 'machine') ?? nodes[0];
}

function categoryOf(node: RecordNode, attribute: string): string {
  return (node.attributes[attribute] ?? '').trim().toLowerCase();
}

/** Of the tree where the machine tells it (tip of the crane), else of the machine. */
export function readPosition(nodes: RecordNode[]): StanfordPosition | null {
  const known = nodes.filter((node) => {
    const system = categoryOf(node, 'coordinateReferenceSystem');
    return system === '' || system.replaceAll(/[\s_-]/g, '') === 'wgs84';
  });
  const ofTree = known.find((node) => categoryOf(node, 'receiverPosition').startsWith('crane tip'));
  const node = ofTree ?? known[0];
  const latitude = signed(node?.first('Latitude'), 'latitudeCategory', 'south', 90);
  const longitude = signed(node?.first('Longitude'), 'longitudeCategory', 'west', 180);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return { latitude, longitude };
}

function signed(node: RecordNode | undefined, attribute: string, negative: string, most: number) {
  if (!node || node.text.trim() === '') return null;
  const text = node.text.trim();
  if (!/^[+-]?\d{1,3}(\.\d{1,15})?$/.test(text) || Math.abs(Number(text)) > most) {
    throw node.fault('value', text);
  }
  return categoryOf(node, attribute) === negative ? -Number(text) : Number(text);
}
