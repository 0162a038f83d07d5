import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { extraTitleIn, type ExtraField } from '@jahrring/contracts-common';
import { useLocale, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, Icon, type ActionMenuItem } from '@jahrring/ui';
import { chartIcon, columnsIcon, editIcon, eyeIcon, eyeOffIcon, gripIcon } from '@jahrring/ui/icons';

export interface RowActions {
  onEdit: (field: ExtraField) => void;
  onSwitch: (field: ExtraField) => void;
}

interface RowProps extends RowActions {
  field: ExtraField;
}

/** Name and kind of a field. */
function FieldText({ field }: { field: ExtraField }) {
  const t = useT('admin');
  const language = useLocale();
  const choices = field.choices
    ?.filter(({ active }) => active)
    .map(({ title }) => extraTitleIn(title, language));
  return (
    <span className="admin-extra__text">
      <strong>{extraTitleIn(field.title, language)}</strong>
      <small>
        {t(`extraFields.kind.${field.kind}`)}
        {choices ? `: ${choices.join(', ')}` : ''}
      </small>
    </span>
  );
}

function FieldMenu({ field, onEdit, onSwitch }: RowProps) {
  const t = useT('admin');
  const title = extraTitleIn(field.title, useLocale());
  const items: ActionMenuItem[] = [
    { label: t('extraFields.edit'), icon: editIcon, onClick: () => onEdit(field) },
    {
      label: t(field.active ? 'extraFields.switchOff' : 'extraFields.switchOn'),
      icon: field.active ? eyeOffIcon : eyeIcon,
      onClick: () => onSwitch(field),
    },
  ];
  return <ActionMenu label={t('extraFields.actionsOf', { title })} items={items} />;
}

/** An active field: dragged by its grip, with the mouse or the arrow keys. */
export function SortableRow(props: RowProps) {
  const { field } = props;
  const t = useT('admin');
  const title = extraTitleIn(field.title, useLocale());
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: field.key });
  return (
    <li
      ref={setNodeRef}
      className="admin-extra__row"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="admin-extra__grip"
        {...attributes}
        {...listeners}
        aria-label={t('extraFields.move', { title })}
      >
        <Icon name={gripIcon} size={20} />
      </button>
      <FieldText field={field} />
      <span className="admin-extra__marks">
        {field.required ? <Badge>{t('extraFields.required')}</Badge> : null}
        {field.inList ? <Badge icon={columnsIcon}>{t('extraFields.inList')}</Badge> : null}
        {field.reportable ? <Badge icon={chartIcon}>{t('extraFields.reportable')}</Badge> : null}
      </span>
      <FieldMenu {...props} />
    </li>
  );
}

/** A field that was switched off: out of the order. */
export function InactiveRow(props: RowProps) {
  return (
    <li className="admin-extra__row admin-extra__row--off">
      <FieldText field={props.field} />
      <FieldMenu {...props} />
    </li>
  );
}
