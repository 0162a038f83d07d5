import { keyOf, optionalKeyOf } from './record-key';
import type { RecordNode } from './record-node';
import { readPosition } from './read-stem';
import type { RecordContext } from './read-stem';
import type { StanfordLoad, StanfordPartialLoad } from './stanford.types';

/** @throws StanfordError `missing`, `value`, `tooLong` with its place */
export function readLoad(node: RecordNode, { machineKey, timeZone }: RecordContext): StanfordLoad {
  return {
    ...{ machineKey, loadKey: keyOf(node, 'LoadKey'), number: optionalKeyOf(node, 'LoadNumber') },
    ...{ operatorKey: optionalKeyOf(node, 'OperatorKey'), objectKey: optionalKeyOf(node, 'ObjectKey') },
    unloadedAt: node.instantOf('UnloadingTime', timeZone),
    position: readPosition(
      node.children.filter(({ name }) => /Unload.*Coordinates$|^LoadCoordinates$/.test(name)),
    ),
    parts: node.all('PartialLoad').map(readPart),
  };
}

function readPart(node: RecordNode): StanfordPartialLoad {
  const volumes = node.all('LoadVolume');
  const of = (...patterns: RegExp[]) =>
    patterns
      .map((pattern) => volumes.find((one) => pattern.test(one.attributes['loadVolumeCategory'] ?? '')))
      .find((one) => one !== undefined)
      ?.decimal() ?? null;
  return {
    partialLoadKey: keyOf(node, 'PartialLoadKey'),
    deliveryKey: optionalKeyOf(node, 'DeliveryKey'),
    locationKey: optionalKeyOf(node, 'LocationKey'),
    productKey: optionalKeyOf(node, 'ProductKey'),
    overBark: of(/m3sob\b/i, /^solid volume/i),
    underBark: of(/m3sub\b/i),
    weight: node.decimalOf('LoadWeight') ?? node.decimalOf('GreenMass'),
  };
}
