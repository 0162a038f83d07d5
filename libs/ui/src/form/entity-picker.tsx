import { useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import { searchIcon, xIcon } from '../icons';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useUiTexts } from '../texts/ui-texts';
import type { EntityPickerProps } from './entity-picker.types';
import { FieldShell } from './field-shell';
import { useField } from './use-field';
import { useEntityPicker } from './use-entity-picker';
import { useKnownItems } from './use-known-items';
import { PickedChip } from './picked-chip';

const EntityListLayer = lazyNamed(async () => (await import('./entity-list-layer')).EntityListLayer);

/** One or several of a long list: the server searches, arrows move, Enter chooses, Backspace takes back (combobox pattern). */
export function EntityPicker(props: EntityPickerProps) {
  const { multiple = false, clearable = true, disabled, emptyValue = null } = props;
  const { t } = useUiTexts();
  const known = useKnownItems(props.selected);
  const field = useField<string | string[] | null | undefined>(
    props,
    (id) => (typeof id === 'string' ? known.nameOf(id) : undefined),
    { empty: multiple ? [] : emptyValue },
  );
  const { readOnly } = field;
  const listId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const picker = useEntityPicker(props, field, known);
  const { ids, opened, query, labelOf } = picker;
  const single = multiple ? undefined : ids[0];
  const locked = disabled || readOnly;
  const removeAndStay = (id: string) => {
    picker.remove(id);
    input.current?.focus();
  };
  const shown = single === undefined || query !== '' || opened ? query : labelOf(single);
  const placeholder =
    single !== undefined
      ? labelOf(single)
      : ids.length > 0
        ? undefined
        : (props.placeholder ?? t('picker.placeholder'));
  return (
    <FieldShell id={field.id} error={field.error} {...shellProps(props)} required={field.required}>
      <span className="jr-anchor jr-anchor--wide" ref={picker.anchor}>
        <span
          className="jr-control jr-picker"
          data-invalid={field.invalid || undefined}
          data-disabled={disabled || undefined}
          onClick={() => input.current?.focus()}
        >
          <span className="jr-picker__chosen">
            {multiple
              ? ids.map((id) => (
                  <PickedChip
                    key={id}
                    label={labelOf(id)}
                    onRemove={locked ? undefined : () => removeAndStay(id)}
                  />
                ))
              : null}
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
              aria-activedescendant={opened && picker.count > 0 ? `${listId}-${picker.active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              readOnly={readOnly}
              autoFocus={props.autoFocus}
              data-autofocus={props.autoFocus || undefined}
              placeholder={placeholder}
              value={shown}
              onChange={(event) => picker.type(event.target.value)}
              onClick={picker.start}
              onFocus={() => preloadQuietly(EntityListLayer)}
              onBlur={field.onBlur}
              onKeyDown={picker.onKeyDown}
            />
          </span>
          {picker.state === 'searching' && opened ? <Spinner size={16} /> : null}
          {clearable && single !== undefined && !locked ? (
            <IconButton
              icon={xIcon}
              size="small"
              withTooltip={false}
              label={t('picker.remove', { name: labelOf(single) })}
              onClick={() => removeAndStay(single)}
            />
          ) : (
            <Icon name={searchIcon} size={18} className="jr-control__chevron" />
          )}
        </span>
        {opened ? (
          <EntityListLayer
            id={listId}
            label={props.label}
            items={picker.items}
            state={picker.state}
            chosen={ids}
            active={picker.active}
            multiple={multiple}
            createText={picker.createText}
            onActive={picker.setActive}
            onChoose={picker.chooseAt}
            layerRef={picker.layer}
          />
        ) : null}
      </span>
    </FieldShell>
  );
}

function shellProps({ label, description, hideLabel }: EntityPickerProps) {
  return { label, description, hideLabel };
}
