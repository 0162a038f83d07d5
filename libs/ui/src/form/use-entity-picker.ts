import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useAnchored } from '../overlay/anchored';
import type { EntityItem, EntityPickerProps } from './entity-picker.types';
import { useField } from './field-shell';
import { useEntitySearch } from './use-entity-search';

function toList(selected: EntityPickerProps['selected']): readonly EntityItem[] {
  if (!selected) return [];
  return 'id' in selected ? [selected] : selected;
}

/** Remembers the names of what was chosen, so that an id never shows bare. */
function useKnownItems(selected: EntityPickerProps['selected']) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, EntityItem>>(new Map());
  const given = toList(selected);
  return {
    labelOf: (id: string) => chosen.get(id)?.label ?? given.find((item) => item.id === id)?.label ?? '…',
    remember: (item: EntityItem) => setChosen((before) => new Map(before).set(item.id, item)),
  };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** What an entity picker knows and does: its value, the search, the open list and the keys. */
export function useEntityPicker(props: EntityPickerProps) {
  const { onSearch, selected, multiple = false, onCreate, onChosen, emptyValue = null } = props;
  const locked = props.disabled === true || props.readOnly === true;
  const field = useField<string | string[] | null | undefined>(props);
  const listId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const { opened, open, close, anchor, layer } = useAnchored();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { items, state } = useEntitySearch(onSearch, query, opened);
  const { labelOf, remember } = useKnownItems(selected);
  const ids = Array.isArray(field.value) ? field.value : field.value ? [field.value] : [];
  const canCreate = onCreate !== undefined && query.trim() !== '' && state === 'done';
  const count = items.length + (canCreate ? 1 : 0);

  const start = () => {
    if (locked) return;
    setActive(0);
    open();
  };
  const finish = () => {
    close();
    setQuery('');
  };
  const choose = (item: EntityItem) => {
    if (item.disabled) return;
    remember(item);
    if (multiple)
      field.setValue(ids.includes(item.id) ? ids.filter((id) => id !== item.id) : [...ids, item.id]);
    else field.setValue(item.id);
    onChosen?.(item);
    if (multiple) setQuery('');
    else finish();
  };
  const chooseAt = async (index: number) => {
    const item = items[index] ?? (canCreate && onCreate ? await onCreate(query.trim()) : null);
    if (item) choose(item);
  };
  const remove = (id: string) => {
    field.setValue(multiple ? ids.filter((other) => other !== id) : emptyValue);
    onChosen?.(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (opened) setActive((before) => Math.max(0, Math.min(count - 1, before + step)));
      else start();
    } else if (event.key === 'Enter' && opened) {
      event.preventDefault();
      void chooseAt(active);
    } else if (event.key === 'Escape' && opened) {
      event.preventDefault();
      event.stopPropagation();
      finish();
    } else if (event.key === 'Backspace' && query === '' && ids.length > 0 && !props.readOnly) {
      remove(ids.at(-1) ?? '');
    } else if (event.key === 'Tab') {
      finish();
    }
  };

  return {
    field,
    listId,
    input,
    anchor,
    layer,
    opened,
    query,
    setQuery,
    active,
    setActive,
    items,
    state,
    ids,
    canCreate,
    count,
    labelOf,
    start,
    chooseAt,
    remove,
    onKeyDown,
  };
}
