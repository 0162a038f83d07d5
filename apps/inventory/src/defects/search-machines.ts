import { machineKinds, type ObjectOption } from '@jahrring/contracts-inventory';
import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

/** Machines and vehicles to choose from, by title or number. */
export async function searchMachines(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const answers = await Promise.all(
    machineKinds.map((kind) =>
      requestJson<{ items: ObjectOption[] }>(
        { url: '/api/inventory/choices/objects', params: { kind, search }, onRefusal: 'pass' },
        signal,
      ),
    ),
  );
  return answers.flatMap(({ items }) => items).map(toMachineItem);
}

export function toMachineItem({ id, title, articleNumber }: ObjectOption): EntityItem {
  return { id, label: title, ...(articleNumber ? { description: articleNumber } : {}) };
}
