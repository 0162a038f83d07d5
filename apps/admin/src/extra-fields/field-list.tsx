import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { extraTitleIn, type ExtraField } from '@jahrring/contracts-common';
import { useLocale, useT } from '@jahrring/tool-kit';
import { useMemo, useState } from 'react';
import { SortableRow, type RowActions } from './field-row';

interface ListProps extends RowActions {
  fields: readonly ExtraField[];
  /** Writes the new order; false: it was refused. */
  onOrder: (keys: string[]) => Promise<boolean>;
}

/** Returns the screen reader announcements while a field is moved. */
function useAnnouncements(fields: readonly ExtraField[], keys: readonly string[]): Announcements {
  const t = useT('admin');
  const language = useLocale();
  return useMemo(() => {
    const say = (text: string) => (active: string | number, over?: string | number) => {
      const field = fields.find(({ key }) => key === active);
      const title = field ? extraTitleIn(field.title, language) : '';
      return t(text, { title, place: keys.indexOf(String(over ?? active)) + 1, count: keys.length });
    };
    return {
      onDragStart: ({ active }) => say('extraFields.drag.start')(active.id),
      onDragOver: ({ active, over }) => say('extraFields.drag.over')(active.id, over?.id),
      onDragEnd: ({ active, over }) => say('extraFields.drag.end')(active.id, over?.id),
      onDragCancel: ({ active }) => say('extraFields.drag.cancel')(active.id),
    };
  }, [fields, keys, language, t]);
}

/** The active fields in their order. */
export function FieldList({ fields, onOrder, ...actions }: ListProps) {
  const t = useT('admin');
  // A dropped field stays where it was dropped while the order is being saved.
  const [dropped, setDropped] = useState<string[] | null>(null);
  const keys = useMemo(() => dropped ?? fields.map(({ key }) => key), [dropped, fields]);
  const announcements = useAnnouncements(fields, keys);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = async ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const next = arrayMove([...keys], keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
    setDropped(next);
    await onOrder(next);
    setDropped(null);
  };
  const ordered = keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('extraFields.drag.help') } }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ul className="admin-extra__rows" aria-label={t('extraFields.listLabel')}>
          {ordered.map((field) => (
            <SortableRow key={field.key} field={field} {...actions} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
