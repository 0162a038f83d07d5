import { useBoot, useT } from '@jahrring/tool-kit';
import { Icon, type PaletteEntry, type PaletteGroup } from '@jahrring/ui';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { historyIcon, searchIcon } from '@jahrring/ui/icons';
import { searchProvidersOf, shortestSearch } from '../palette/find-records';
import { searchFieldId } from './focus-search';
import { addSearch, readSearches } from './recent-searches';
import { optionId, SearchResults } from './search-results';
import { useSearch } from './use-search';
import './search.css';

/** The entry a step further, round and round. */
function neighbour(entries: readonly PaletteEntry[], active: string | undefined, step: 1 | -1) {
  const at = entries.findIndex((entry) => entry.id === active);
  const from = at < 0 && step < 0 ? 0 : at;
  return entries[(from + step + entries.length) % entries.length]?.id;
}

/** One field for every record the person may see: number, name, telephone, amount. */
export function GlobalSearch() {
  const t = useT('shell');
  const boot = useBoot();
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const close = useCallback(() => {
    setOpened(false);
    setChosen(undefined);
  }, []);
  const goTo = useCallback(
    (path: string) => {
      addSearch(boot.user.id, boot.licence.id, text.trim());
      close();
      field.current?.blur();
      void navigate(path);
    },
    [boot, text, close, navigate],
  );
  const { groups: found, searching } = useSearch(text, goTo);
  const isShort = text.trim().length < shortestSearch;
  const groups: readonly PaletteGroup[] = isShort ? recentGroup() : found;
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.some((entry) => entry.id === chosen) ? chosen : isShort ? undefined : entries[0]?.id;
  const isOpen = opened && (entries.length > 0 || !isShort);
  if (searchProvidersOf(boot).length === 0) return null;

  function recentGroup(): PaletteGroup[] {
    const texts = opened ? readSearches(boot.user.id, boot.licence.id) : [];
    if (texts.length === 0) return [];
    const toEntry = (one: string): PaletteEntry => ({
      id: `search:${one}`,
      label: one,
      icon: historyIcon,
      onChoose: () => setText(one),
    });
    return [{ title: t('search.recent'), entries: texts.map(toEntry) }];
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') {
      if (isOpen) event.stopPropagation();
      if (!isOpen) setText('');
      close();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && entries.length > 0) {
      event.preventDefault();
      setOpened(true);
      setChosen(neighbour(entries, active, key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'Enter') {
      event.preventDefault();
      entries.find((entry) => entry.id === active)?.onChoose();
    }
  };

  return (
    <search className="sh-search">
      <Icon name={searchIcon} size={18} />
      <input
        ref={field}
        id={searchFieldId}
        className="sh-search__field"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen && entries.length > 0 ? list : undefined}
        aria-activedescendant={isOpen && active ? optionId(list, active) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(undefined);
          setOpened(true);
        }}
        onFocus={() => setOpened(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <kbd className="sh-search__key" aria-hidden="true">
        /
      </kbd>
      {isOpen ? (
        <div className="sh-search__layer">
          {entries.length > 0 ? (
            <SearchResults
              id={list}
              groups={groups}
              active={active}
              onChoose={(entry) => entry.onChoose()}
              onPoint={(entry) => setChosen(entry.id)}
            />
          ) : null}
          <p className="sh-search__state" role="status" data-quiet={entries.length > 0 || undefined}>
            {stateText()}
          </p>
        </div>
      ) : null}
    </search>
  );

  function stateText(): string {
    if (searching && entries.length === 0) return t('search.searching');
    if (isShort) return '';
    return entries.length === 0 ? t('search.nothing') : t('search.found', { count: entries.length });
  }
}
