import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useAnchored } from '../overlay/anchored';
import { useUiTexts } from '../texts/ui-texts';
import type { EntityItem, EntityPickerProps } from './entity-picker.types';
import { FieldShell, useField } from './field-shell';
import { useEntitySearch } from './use-entity-search';

const EntityListLayer = lazyNamed(async () => (await import('./entity-list-layer')).EntityListLayer);

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

/** One or several of a long list: the server searches, arrows move, Enter chooses, Backspace takes back (combobox pattern). */
export function EntityPicker(props: EntityPickerProps) {
  const {
    onSearch,
    selected,
    multiple = false,
    onCreate,
    onChosen,
    clearable = true,
    emptyValue = null,
    ...base
  } = props;
  const { t } = useUiTexts();
  const field = useField<string | string[] | null | undefined>(props);
  const listId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const { opened, open, close, anchor, layer } = useAnchored();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { items, state } = useEntitySearch(onSearch, query, opened);
  const { labelOf, remember } = useKnownItems(selected);
  const ids = Array.isArray(field.value) ? field.value : field.value ? [field.value] : [];
  const single = multiple ? undefined : ids[0];
  const canCreate = onCreate !== undefined && query.trim() !== '' && state === 'done';
  const count = items.length + (canCreate ? 1 : 0);

  const start = () => {
    if (base.disabled || base.readOnly) return;
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
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
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
    } else if (event.key === 'Backspace' && query === '' && ids.length > 0 && !base.readOnly) {
      remove(ids.at(-1) ?? '');
    } else if (event.key === 'Tab') {
      finish();
    }
  };

  return (
    <FieldShell id={field.id} error={field.error} {...base}>
      <span className="jr-anchor jr-anchor--wide" ref={anchor}>
        <span
          className="jr-control jr-picker"
          data-invalid={field.invalid || undefined}
          data-disabled={base.disabled || undefined}
          onClick={() => input.current?.focus()}
        >
          <span className="jr-picker__chosen">
            {multiple ? (
              <Chips
                ids={ids}
                labelOf={labelOf}
                onRemove={base.disabled || base.readOnly ? undefined : remove}
              />
            ) : null}
            <input
              {...field.control}
              ref={(element) => {
                input.current = element;
                field.ref(element);
              }}
              className="jr-control__input"
              role="combobox"
              aria-expanded={opened}
              aria-controls={opened ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={opened && count > 0 ? `${listId}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              disabled={base.disabled}
              readOnly={base.readOnly}
              autoFocus={base.autoFocus}
              placeholder={
                single !== undefined
                  ? labelOf(single)
                  : ids.length > 0
                    ? undefined
                    : (base.placeholder ?? t('picker.placeholder'))
              }
              value={query !== '' || single === undefined ? query : opened ? '' : labelOf(single)}
              onChange={(event) => {
                setQuery(event.target.value);
                start();
              }}
              onClick={start}
              onFocus={() => preloadQuietly(EntityListLayer)}
              onBlur={field.onBlur}
              onKeyDown={onKeyDown}
            />
          </span>
          {state === 'searching' && opened ? <Spinner size={16} /> : null}
          {clearable && !multiple && single !== undefined && !base.disabled && !base.readOnly ? (
            <IconButton
              icon="x"
              size="small"
              withTooltip={false}
              label={t('picker.remove', { name: labelOf(single) })}
              onClick={() => remove(single)}
            />
          ) : (
            <Icon name="search" size={18} className="jr-control__chevron" />
          )}
        </span>
        {opened ? (
          <EntityListLayer
            id={listId}
            label={base.label}
            items={items}
            state={state}
            chosen={ids}
            active={active}
            multiple={multiple}
            createText={canCreate ? query.trim() : undefined}
            onActive={setActive}
            onChoose={(index) => void chooseAt(index)}
            layerRef={layer}
          />
        ) : null}
      </span>
    </FieldShell>
  );
}

interface ChipsProps {
  ids: readonly string[];
  labelOf: (id: string) => string;
  onRemove: ((id: string) => void) | undefined;
}

function Chips({ ids, labelOf, onRemove }: ChipsProps) {
  const { t } = useUiTexts();
  return ids.map((id) => (
    <span key={id} className="jr-chip">
      <span className="jr-chip__label">{labelOf(id)}</span>
      {onRemove ? (
        <button
          type="button"
          className="jr-chip__remove"
          aria-label={t('picker.remove', { name: labelOf(id) })}
          onClick={() => onRemove(id)}
        >
          <Icon name="x" size={14} />
        </button>
      ) : null}
    </span>
  ));
}
