import type { LicenceHistoryEntry } from '@jahrring/contracts-admin';
import type { AuditChange } from '@jahrring/contracts-common';
import { useAuditReader, useT } from '@jahrring/tool-kit';
import { changeItem } from '@jahrring/tool-kit/audit-words';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, type ChangeItem, ChangeList, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import type { Translate } from '../options';
import { useLicenceHistory, useOlderLicenceHistory } from './owners.api';

type AuditReader = ReturnType<typeof useAuditReader>;

/** Entries that are shown before somebody asks for more. */
const shortest = 8;

/** Fields of a plugin that its verb tells already, with the day beside it. */
const saidByItself = ['active', 'activatedAt', 'trialStartedAt', 'trialRemindedAt'];

/** History of a licence as a whole: states, types, seats, plugins, owners, and superadmins who came in. */
export function LicenceHistory({ licenceId }: { licenceId: string }) {
  const t = useT('admin');
  const reader = useAuditReader();
  const query = useLicenceHistory({ id: licenceId }, { refetchOnMountOrArgChange: true });
  const [askOlder, { isFetching }] = useOlderLicenceHistory();
  const [older, setOlder] = useState<{ entries: LicenceHistoryEntry[]; more: boolean }>();
  const [whole, setWhole] = useState(false);
  const first = query.currentData;
  const entries = [...(first?.items ?? []), ...(older?.entries ?? [])];
  const shown = whole ? entries : entries.slice(0, shortest);
  const more = entries.length > shown.length || (older?.more ?? first?.more ?? false);
  const last = entries.at(-1);
  const showMore = async () => {
    if (!whole && entries.length > shown.length) setWhole(true);
    else if (last) {
      const page = await askOlder({ id: licenceId, behind: `${last.occurredAt}~${last.id}` }).unwrap();
      setOlder({ entries: [...(older?.entries ?? []), ...page.items], more: page.more });
    }
  };
  return (
    <Card title={t('history.title')}>
      {query.error || !first ? <QueryState query={query} lines={4} /> : null}
      {first && entries.length === 0 ? <Text tone="muted">{t('history.none')}</Text> : null}
      {shown.length > 0 ? (
        <Stack gap={4}>
          <ChangeList
            label={t('history.title')}
            items={shown.map((entry) => historyItem(t, reader, entry))}
          />
          {more ? (
            <Button loading={isFetching} onClick={() => void showMore()}>
              {t('history.older')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Card>
  );
}

/** An entry in words: a plugin by its name and what was done with it. */
function historyItem(t: Translate, reader: AuditReader, entry: LicenceHistoryEntry): ChangeItem {
  const { to: _to, record, ...item } = changeItem(reader, { ...inWords(t, entry), tool: 'admin' });
  const { person, plugin, entity } = entry;
  const named = plugin ? `${t(`record.${entity}`)} «${t(`plugins.${plugin}.title`)}»` : record;
  return {
    ...item,
    // Superadmins come and go: the person is told already.
    ...(entity === 'user' ? {} : { record: named }),
    who: person ?? item.who,
    what: switchWords(t, entry) ?? (entity === 'user' ? item.what.replace(/\s*:$/, '') : item.what),
  };
}

/** Returns the act that an entry tells of a plugin; nothing where the plugin stayed as it was. */
function switchWords(t: Translate, { entity, changes }: LicenceHistoryEntry): string | undefined {
  const active = entity === 'plugin' ? changes.find(({ field }) => field === 'active') : undefined;
  if (!active) return undefined;
  if (active.after !== true) return t('history.off');
  return t(
    changes.some(({ field, after }) => field === 'activeUntil' && after) ? 'history.trial' : 'history.on',
  );
}

/** States and types as the licence's page says them; the plugin is named beside. */
function inWords(t: Translate, entry: LicenceHistoryEntry): LicenceHistoryEntry {
  const inGroup = (group: string, value: unknown) =>
    typeof value === 'string' ? t(`${group}.${value}`) : value;
  const words = (change: AuditChange): AuditChange => {
    const { field, before, after } = change;
    const group = field === 'state' ? 'licenceState' : field === 'type' ? 'licenceType' : undefined;
    return group ? { ...change, before: inGroup(group, before), after: inGroup(group, after) } : change;
  };
  const said = (field: string) => entry.entity === 'plugin' && saidByItself.includes(field);
  const changes = entry.changes
    .filter(({ field }) => !(entry.plugin && field === 'plugin') && !said(field))
    .map(words);
  return { ...entry, changes };
}
