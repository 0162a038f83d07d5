import { Spotlight, createSpotlight } from '@mantine/spotlight';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { startTransition, useEffect, useRef, useState, type KeyboardEvent } from 'react';
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

/**
 * Asks for entries at every change; whoever answers slowly waits by itself and shows what it has at once. The box never waits
 * for the long list it opens with; what is typed and taken at once finds its entries.
 */
function usePaletteSearch(
  { opened, onSearch }: Pick<CommandPaletteProps, 'opened' | 'onSearch'>,
  query: string,
): readonly PaletteGroup[] {
  const [groups, setGroups] = useState<readonly PaletteGroup[]>([]);
  const bare = useRef(true);
  useEffect(() => {
    if (!opened) return undefined;
    const abort = new AbortController();
    const opens = bare.current;
    bare.current = false;
    const show = (found: readonly PaletteGroup[]) => {
      if (abort.signal.aborted) return;
      if (opens) startTransition(() => setGroups(found));
      else setGroups(found);
    };
    Promise.resolve(onSearch(query, abort.signal, show)).then(show, () => undefined);
    return () => abort.abort();
  }, [opened, onSearch, query]);
  useEffect(() => {
    if (opened) return undefined;
    const faded = setTimeout(() => {
      setGroups([]);
      bare.current = true;
    }, fadesFor);
    return () => clearTimeout(faded);
  }, [opened]);
  return groups;
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

/** Arrows move through the entries, Enter takes the marked one. */
function steer(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing) return;
  const entries = [...document.querySelectorAll<HTMLElement>(entryOf)];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (step === undefined) entries[Math.max(0, marked(entries))]?.click();
  else mark(entries[(marked(entries) + step + entries.length) % entries.length]);
}

/** A new query starts at the first entry; entries that come later leave the mark where it is. */
function useFirstMarked(opened: boolean, query: string, found: boolean): void {
  useEffect(() => {
    if (!opened || !found) return undefined;
    const frame = requestAnimationFrame(() => mark(document.querySelector(entryOf) ?? undefined));
    return () => cancelAnimationFrame(frame);
  }, [opened, query, found]);
}

/** Mantine's spotlight, fed by the shell. */
export const PaletteLayer = withMantine(Palette);

function Palette(props: Omit<CommandPaletteProps, 'prepared'>) {
  const { opened, onClose } = props;
  const { t } = useUiTexts();
  const [query, setQuery] = useState('');
  const groups = usePaletteSearch(props, query).filter((group) => group.entries.length > 0);
  useFirstMarked(opened, query, groups.length > 0);
  useEffect(() => {
    if (opened) palette.open();
    else palette.close();
  }, [opened]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
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
