import { useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { flagIcon, folderIcon, userIcon } from '@jahrring/ui/icons';
import type { Suggestion } from './suggest';

interface SuggestionsProps {
  id: string;
  items: readonly Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

/** Suggestions for the text at the cursor, below the line; the input keeps the focus. */
export function Suggestions({ id, items, active, onPick }: SuggestionsProps) {
  const t = useT('projects');
  return (
    <ul id={id} className="tasks-suggestions" role="listbox" aria-label={t('tasks.line.suggestions')}>
      {items.map((item, index) => (
        <li
          key={item.word}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The input must not lose the focus before the click has come.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          <Icon
            name={item.word.startsWith('@') ? userIcon : item.word.startsWith('#') ? folderIcon : flagIcon}
            size={16}
          />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
