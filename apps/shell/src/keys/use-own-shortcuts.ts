import { useShortcut, useT } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePages } from '../routes/pages';
import { usePlace } from '../routes/place';
import { focusSearch } from '../search/focus-search';
import { keySheetValue } from './key-sheet-value';
import { neighbourOf, rememberOrder } from './record-order';

/** The list's order is kept at the press that may follow one of its links. */
function useRememberedOrder(listens: boolean): void {
  useEffect(() => {
    if (!listens) return undefined;
    const keep = () => rememberOrder(document.getElementById('main') ?? document);
    const enter = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') keep();
    };
    document.addEventListener('click', keep, true);
    document.addEventListener('keydown', enter, true);
    return () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('keydown', enter, true);
    };
  }, [listens]);
}

/** The keys that hold everywhere: help, search, something new, the next and the previous record. */
export function useOwnShortcuts(): void {
  const t = useT('shell');
  const navigate = useNavigate();
  const pages = usePages();
  const { pathname } = useLocation();
  const {
    params,
    route: { handle },
  } = usePlace().match;
  useRememberedOrder(Object.keys(params).length === 0);
  const step = (by: 1 | -1) => {
    // The address bar's: a key may come before the page it leads to stands.
    const path = handle.path === undefined ? null : neighbourOf(handle.path, window.location.pathname, by);
    if (path !== null) void navigate(path);
  };
  const create = () => {
    const section = pathname.split('/')[1] ?? '';
    const form = pages.find(({ creates, path }) => creates && path.split('/')[1] === section);
    if (form) void navigate(form.path);
  };
  useShortcut({ id: 'shell.help', key: '?', label: t('keys.title'), run: () => keySheetValue.set(true) });
  useShortcut({ id: 'shell.search', key: '/', label: t('search.label'), run: focusSearch });
  useShortcut({ id: 'shell.create', key: 'n', label: t('keys.create'), run: create });
  useShortcut({ id: 'shell.next', key: 'j', label: t('keys.next'), run: () => step(1) });
  useShortcut({ id: 'shell.previous', key: 'k', label: t('keys.previous'), run: () => step(-1) });
}
