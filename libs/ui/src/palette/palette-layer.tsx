import { Spotlight, createSpotlight } from '@mantine/spotlight';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import '../texts/parts/later';
import './palette.css';
import { Icon } from '../icon/icon';
import { arrowRightIcon, searchIcon } from '../icons';
import { withMantine } from '../internal/with-mantine';
import { useUiTexts } from '../texts/ui-texts';
import type { CommandPaletteProps, PaletteGroup } from './command-palette.types';

const [store, palette] = createSpotlight();

/** Milliseconds for which entries still stand while the box fades. */
const fadesFor = 200;

/** Entries, and what was typed when they were asked for; undefined before any have come. */
interface Found {
  query: string | undefined;
  groups: readonly PaletteGroup[];
}

const nothing: Found = { query: undefined, groups: [] };

/**
 * Asks for entries at every change; whoever answers slowly waits by itself and shows what it has at once. The box never waits
 * for the long list it opens with; what is typed and taken at once finds its entries.
 */
function usePaletteSearch(
  { opened, onSearch }: Pick<CommandPaletteProps, 'opened' | 'onSearch'>,
  query: string,
): Found {
  const [found, setFound] = useState(nothing);
  const bare = useRef(true);
  useEffect(() => {
    if (!opened) return undefined;
    const abort = new AbortController();
    const opens = bare.current;
    bare.current = false;
    const show = (entries: readonly PaletteGroup[]) => {
      if (abort.signal.aborted) return;
      const groups = entries.filter((group) => group.entries.length > 0);
      if (opens) startTransition(() => setFound({ query, groups }));
      else setFound({ query, groups });
    };
    Promise.resolve(onSearch(query, abort.signal, show)).then(show, () => undefined);
    return () => abort.abort();
  }, [opened, onSearch, query]);
  useEffect(() => {
    if (opened) return undefined;
    const faded = setTimeout(() => {
      setFound(nothing);
      bare.current = true;
    }, fadesFor);
    return () => clearTimeout(faded);
  }, [opened]);
  return found;
}

const entryOf = '.jr-palette [data-action]';

/** Marks the entry that Enter takes. Mantine's own marking loses its place when the entries change. */
function mark(entry: Element | undefined): void {
  for (const other of document.querySelectorAll(entryOf)) other.removeAttribute('data-selected');
  entry?.setAttribute('data-selected', 'true');
  entry?.scrollIntoView({ block: 'nearest' });
}

function marked(entries: readonly Element[]): number {
  return entries.findIndex((entry) => entry.hasAttribute('data-selected'));
}

/**
 * Returns the handler of keys: arrows move through the entries, Enter takes the marked one. Entries of what was typed before
 * are not taken: an Enter that comes before those of `query` takes the first of them once they are there.
 */
function useSteering(query: string, found: Found): (event: KeyboardEvent) => void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current !== query) awaited.current = undefined;
    else if (found.query === query && found.groups.length > 0) {
      awaited.current = undefined;
      document.querySelector<HTMLElement>(entryOf)?.click();
    }
  }, [query, found]);
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    const entries = [...document.querySelectorAll<HTMLElement>(entryOf)];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) mark(entries[(marked(entries) + step + entries.length) % entries.length]);
    else if (found.query === query) entries[Math.max(0, marked(entries))]?.click();
    else if (query !== '') awaited.current = query;
  };
}

/** The entries of a new query start at the first; entries that come later leave the mark where it is. */
function useFirstMarked(opened: boolean, { query, groups }: Found): void {
  const hasEntries = groups.length > 0;
  // Until the next frame an entry that was there before would keep its mark, wherever it stands now.
  useLayoutEffect(() => mark(undefined), [query]);
  useEffect(() => {
    if (!opened || !hasEntries) return undefined;
    const frame = requestAnimationFrame(() => mark(document.querySelector(entryOf) ?? undefined));
    return () => cancelAnimationFrame(frame);
  }, [opened, query, hasEntries]);
}

/** Mantine's spotlight, fed by the shell. */
export const PaletteLayer = withMantine(Palette);

function Palette(props: Omit<CommandPaletteProps, 'prepared'>) {
  const { opened, onClose } = props;
  const { t } = useUiTexts();
  const [query, setQuery] = useState('');
  const found = usePaletteSearch(props, query);
  const { groups } = found;
  useFirstMarked(opened, found);
  const steer = useSteering(query, found);
  useEffect(() => {
    if (opened) return palette.open();
    palette.close();
    setQuery('');
  }, [opened]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      // Mantine clears it once the box has faded: by then somebody may type into the next one.
      clearQueryOnClose={false}
      scrollable
      maxHeight={420}
      lockScroll={false}
      className="jr-palette"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
    >
      <div onKeyDownCapture={steer}>
        <Spotlight.Search
          aria-label={t('palette.placeholder')}
          placeholder={t('palette.placeholder')}
          leftSection={<Icon name={searchIcon} />}
        />
      </div>
      <Spotlight.ActionsList aria-label={t('palette.title')}>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.title} label={group.title}>
            {group.entries.map((entry) => (
              <Spotlight.Action
                key={entry.id}
                label={entry.label}
                description={entry.description}
                leftSection={<Icon name={entry.icon ?? arrowRightIcon} size={18} />}
                rightSection={entry.hint ? <kbd className="jr-kbd">{entry.hint}</kbd> : undefined}
                onClick={entry.onChoose}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && query !== '' ? (
          <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
