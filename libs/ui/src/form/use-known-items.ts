import { useState } from 'react';
import type { EntityItem, EntityPickerProps } from './entity-picker.types';

/** The names of what was chosen and of what the page knows. */
export type KnownItems = ReturnType<typeof useKnownItems>;

/** Remembers the names of what was chosen, so that an id never shows bare. */
export function useKnownItems(selected: EntityPickerProps['selected']) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, EntityItem>>(new Map());
  const given: readonly EntityItem[] = !selected ? [] : 'id' in selected ? [selected] : selected;
  const nameOf = (id: string) => chosen.get(id)?.label ?? given.find((item) => item.id === id)?.label;
  return {
    nameOf,
    labelOf: (id: string) => nameOf(id) ?? '…',
    remember: (item: EntityItem) => setChosen((before) => new Map(before).set(item.id, item)),
  };
}
