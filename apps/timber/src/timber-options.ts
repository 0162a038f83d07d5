import {
  certificateKinds,
  defects,
  lotKinds,
  lotStates,
  qualities,
  speciesCodes,
  thicknessClasses,
  volumeUnits,
  woodTypes,
} from '@jahrring/contracts-timber';
import type { Translate } from '@jahrring/tool-kit';

/** The small lists of the tool with their words. */
export function timberOptions(t: Translate) {
  const worded = (values: readonly string[], key: string) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return {
    species: worded(speciesCodes, 'species'),
    woodType: worded(woodTypes, 'woodType'),
    defect: worded(defects, 'defect'),
    lotState: worded(lotStates, 'state'),
    lotKind: worded(lotKinds, 'kind'),
    unit: worded(volumeUnits, 'unit'),
    certificate: worded(certificateKinds, 'certificate'),
    quality: plain(qualities),
    thicknessClass: plain(thicknessClasses),
  };
}
