import { useState, type KeyboardEvent } from 'react';
import { useAnchored, type Anchored } from '../overlay/anchored';
import type { EntityItem, EntityPickerProps } from './entity-picker.types';
import type { Field } from './use-field';
import { useEntitySearch, type EntitySearch } from './use-entity-search';
import { useAwaitedChoice } from './use-awaited-choice';
import type { KnownItems } from './use-known-items';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface EntityPickerState extends EntitySearch, Pick<Anchored, 'opened' | 'anchor' | 'layer'> {
  ids: readonly string[];
  query: string;
  active: number;
  /** Options in the list, the one to create included. */
  count: number;
  /** Text of the item that would be created, if creating is offered. */
  createText: string | undefined;
  labelOf: (id: string) => string;
  setActive: (index: number) => void;
  start: () => void;
  type: (text: string) => void;
  chooseAt: (index: number) => void;
  remove: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the state and the actions of the picker, without its look. */
export function useEntityPicker(
  props: EntityPickerProps,
  field: Field<string | string[] | null | undefined>,
  { labelOf, remember }: KnownItems,
): EntityPickerState {
  const { onSearch, multiple = false, onCreate, onChosen, emptyValue = null, disabled } = props;
  const { readOnly } = field;
  const { opened, open, close, anchor, layer } = useAnchored();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { items, state } = useEntitySearch(onSearch, query, opened);
  const ids = Array.isArray(field.value) ? field.value : field.value ? [field.value] : [];
  const createText = onCreate && query.trim() !== '' && state === 'done' ? query.trim() : undefined;
  const count = items.length + (createText === undefined ? 0 : 1);

  const start = () => {
    if (disabled || readOnly) return;
    setActive(0);
    open();
  };
  const finish = () => {
    choice.forget();
    close();
    setQuery('');
  };
  const choose = (item: EntityItem) => {
    if (item.disabled) return;
    remember(item);
    onChosen?.(item);
    if (!multiple) {
      field.setValue(item.id);
      finish();
      return;
    }
    field.setValue(ids.includes(item.id) ? ids.filter((id) => id !== item.id) : [...ids, item.id]);
    setQuery('');
  };
  const chooseAt = (index: number) => {
    const item = items[index];
    if (item) choose(item);
    else if (createText !== undefined) void onCreate?.(createText).then((made) => made && choose(made));
  };
  const choice = useAwaitedChoice(state, () => opened && count > 0 && chooseAt(active));
  const remove = (id: string) => {
    field.setValue(multiple ? ids.filter((other) => other !== id) : emptyValue);
    onChosen?.(null);
  };
  const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter: (event) => {
      if (!opened) return;
      event.preventDefault();
      choice.ask();
    },
    Escape: (event) => {
      if (!opened) return;
      event.preventDefault();
      event.stopPropagation();
      finish();
    },
    Backspace: () => {
      const last = ids.at(-1);
      if (query === '' && last !== undefined && !readOnly) remove(last);
    },
    Tab: finish,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) {
      actions[event.key]?.(event);
      return;
    }
    event.preventDefault();
    if (opened) setActive((before) => Math.max(0, Math.min(count - 1, before + step)));
    else start();
  };
  const type = (text: string) => {
    choice.forget();
    setQuery(text);
    start();
  };
  return {
    ids,
    query,
    active,
    count,
    createText,
    items,
    state,
    labelOf,
    setActive,
    start,
    type,
    chooseAt,
    remove,
    onKeyDown,
    opened,
    anchor,
    layer,
  };
}
