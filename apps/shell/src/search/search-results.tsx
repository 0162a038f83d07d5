import { useT } from '@jahrring/tool-kit';
import { Icon, type PaletteEntry, type PaletteGroup } from '@jahrring/ui';
import { searchIcon } from '@jahrring/ui/icons';

export interface SearchResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Id of the entry the arrow keys stand on. */
  active: string | undefined;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (entry: PaletteEntry) => void;
}

export const optionId = (list: string, entry: string): string => `${list}-${entry}`;

/** Search results by tool. */
export function SearchResults({ id, groups, active, onChoose, onPoint }: SearchResultsProps) {
  const t = useT('shell');
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className="sh-search__list">
      {groups.map(({ title, entries }, index) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div className="sh-search__group" id={`${id}-group-${index}`} role="presentation">
            {title}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={optionId(id, entry.id)}
              role="option"
              tabIndex={-1}
              className="sh-search__option"
              aria-selected={entry.id === active}
              onPointerMove={() => onPoint(entry)}
              // Before the field loses the focus and the list with it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <Icon name={entry.icon ?? searchIcon} size={18} />
              <span className="sh-search__label">{entry.label}</span>
              {entry.description ? <span className="sh-search__hint">{entry.description}</span> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
