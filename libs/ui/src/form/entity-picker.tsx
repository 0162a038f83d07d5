import { IconButton } from '../button/icon-button';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useUiTexts } from '../texts/ui-texts';
import type { EntityPickerProps } from './entity-picker.types';
import { FieldShell } from './field-shell';
import { useEntityPicker } from './use-entity-picker';

const EntityListLayer = lazyNamed(async () => (await import('./entity-list-layer')).EntityListLayer);

/** One or several of a long list: the server searches, arrows move, Enter chooses, Backspace takes back (combobox pattern). */
export function EntityPicker(props: EntityPickerProps) {
  const {
    onSearch: _onSearch,
    selected: _selected,
    multiple = false,
    onCreate: _onCreate,
    onChosen: _onChosen,
    clearable = true,
    emptyValue: _emptyValue,
    ...base
  } = props;
  const { t } = useUiTexts();
  const picker = useEntityPicker(props);
  const { field, input, opened, query, ids, state, labelOf, remove, start } = picker;
  const { listId, active, count, canCreate } = picker;
  const single = multiple ? undefined : ids[0];

  return (
    <FieldShell id={field.id} error={field.error} {...base}>
      <span className="jr-anchor jr-anchor--wide" ref={picker.anchor}>
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
                picker.setQuery(event.target.value);
                start();
              }}
              onClick={start}
              onFocus={() => preloadQuietly(EntityListLayer)}
              onBlur={field.onBlur}
              onKeyDown={picker.onKeyDown}
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
            items={picker.items}
            state={state}
            chosen={ids}
            active={active}
            multiple={multiple}
            createText={canCreate ? query.trim() : undefined}
            onActive={picker.setActive}
            onChoose={(index) => void picker.chooseAt(index)}
            layerRef={picker.layer}
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
