import { machineKinds, type ObjectOption } from '@jahrring/contracts-inventory';
import { findItems, objectChoices, objectItem } from '@jahrring/tool-kit/record-search';
import type { EntityItem } from '@jahrring/ui/form';

/** Machines and vehicles to choose from, by title or number. */
export async function searchMachines(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const answers = await Promise.all(
    machineKinds.map((kind) => findItems<ObjectOption>(objectChoices, { kind, search }, signal)),
  );
  return answers.flat().map(objectItem);
}
