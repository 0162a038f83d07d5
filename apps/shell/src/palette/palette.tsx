import { type Format, useBoot, useFormat, useProblemToast, useT, useValue } from '@jahrring/tool-kit';
import { CommandPalette, type PaletteGroup } from '@jahrring/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readRecent } from '../pages/home/recent-store';
import { usePages } from '../routes/pages';
import { enterLicence } from '../startup/end-session';
import { commandGroups, type CommandSources } from './commands';
import { findRecords } from './find-records';
import { closePalette, paletteValue } from './palette-value';
import { useActions } from './use-actions';

/** The session's commands; what they need is read at the moment of typing. */
function useSources(): { current: CommandSources & { format: Format } } {
  const t = useT('shell');
  const format = useFormat();
  const boot = useBoot();
  const pages = usePages();
  const actions = useActions();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const recent = useMemo(() => readRecent(boot.user.id, boot.licence.id), [boot]);
  const sources = useRef<CommandSources & { format: Format }>(null as never);
  sources.current = {
    t, format, boot, pages, recent, actions,
    goTo: (path) => void navigate(path),
    enterLicence: (id) => void enterLicence(id).catch(toast),
  }; // oxfmt-ignore
  return sources;
}

/** One box for the keyboard: every page, everything new, what can be done, and the records of all tools. */
export function Palette() {
  const opened = useValue(paletteValue);
  const sources = useSources();
  const search = useCallback(
    async (query: string, signal: AbortSignal, show: (groups: PaletteGroup[]) => void) => {
      const { boot, t, format, goTo } = sources.current;
      const commands = commandGroups(sources.current, query.trim());
      let records: PaletteGroup[] = [];
      show(commands);
      await findRecords(boot, query.trim(), {
        t,
        format,
        goTo,
        signal,
        onFound: (found) => {
          records = found;
          show([...commands, ...records]);
        },
      });
      return [...commands, ...records];
    },
    [sources],
  );
  return <CommandPalette prepared opened={opened} onClose={closePalette} onSearch={search} />;
}
