import { useT } from '@jahrring/tool-kit';
import type { TagOption } from './use-tag-options';

interface TagListProps {
  id: string;
  options: readonly TagOption[];
  /** Place of the option the arrow keys stand on; -1 for none. */
  active: number;
  onChoose: (option: TagOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Options that can be named at the caret; the keyboard focus stays in the line. */
export function TagList({ id, options, active, onChoose }: TagListProps) {
  const t = useT('time');
  return (
    <ul id={id} className="time-quick__list" role="listbox" aria-label={t('quick.suggestions')}>
      {options.map((option, index) => (
        <li
          key={option.id}
          id={optionId(id, index)}
          className="time-quick__option"
          role="option"
          aria-selected={index === active}
          // The line keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </li>
      ))}
    </ul>
  );
}
