import { holdsWords } from '@jahrring/contracts-common';
import { Link, useSettingsGroups, useT, type SettingsGroup } from '@jahrring/tool-kit';
import { EmptyState, Icon, PageFrame, Section, toIconName } from '@jahrring/ui';
import { SearchBox } from '@jahrring/ui/search';
import { useDeferredValue, useState } from 'react';
import '../settings.css';

/** The groups with those entries whose title or sentence has every word of the search. */
function useFound(search: string): SettingsGroup[] {
  const t = useT('admin');
  const groups = useSettingsGroups();
  const fits = holdsWords(search);
  return groups
    .map(({ section, entries }) => ({
      section,
      entries: entries.filter(({ titleKey, textKey }) => fits(`${t(titleKey)} ${t(textKey)}`)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function Cards({ group: { section, entries } }: { group: SettingsGroup }) {
  const t = useT('admin');
  return (
    <Section title={t(`settings.section.${section}`)} anchor={section}>
      <ul className="settings-hub__cards">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className="settings-hub__card">
              <Icon name={toIconName(entry.icon)} size={24} />
              <strong>{t(entry.titleKey)}</strong>
              <span>{t(entry.textKey)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Everything a licence can set, by sections, with a search over titles and sentences. */
export function Component() {
  const t = useT('admin');
  const [search, setSearch] = useState('');
  const groups = useFound(useDeferredValue(search));
  return (
    <PageFrame title={t('title.settings')} subtitle={t('hub.text')}>
      <div className="settings-hub">
        <div className="settings-hub__search">
          <SearchBox label={t('hub.search')} value={search} onChange={setSearch} />
        </div>
        {groups.map((group) => (
          <Cards key={group.section} group={group} />
        ))}
        {groups.length === 0 ? <EmptyState title={t('hub.nothing')} /> : null}
      </div>
    </PageFrame>
  );
}
