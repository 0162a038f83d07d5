import type { TitledImportRow } from '@jahrring/contracts-common/imports';
import {
  entryImportFields,
  entryImportLimits,
  entryImportSettings,
  type EntryImportSettings,
  type EntryImportView,
} from '@jahrring/contracts-time';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { ImportWizard, type ImportSpec, type ImportWordsSpec } from '@jahrring/tool-kit/import';
import { PageFrame, Text } from '@jahrring/ui';
import { lazy, useMemo } from 'react';
import { useEntriesSent } from '../options.api';
import { creatingKeys, isMissingKind } from './create-missing';
import './import-entries.css';
import { ImportFacts } from './import-facts';
import { importsUrl } from './import.url';
import { ReadingFields } from './reading-fields';
import { WordMeaning } from './word-meaning';

const CreateDialog = lazy(async () => ({
  default: (await import('./create-missing-dialog')).CreateMissingDialog,
}));

/** Words of files that mean people, projects and activities. */
function useWords(): ImportWordsSpec {
  const t = useT('time');
  const { canAny } = useAbility();
  return {
    kindName: (kind) => t(`import.field.${kind}`),
    Meaning: WordMeaning,
    mayCreate: (kind) => isMissingKind(kind) && canAny(creatingKeys[kind]),
    CreateDialog,
    hint: (words) =>
      words.some(({ kind }) => kind === 'employee') ? (
        <Text tone="muted">{t('import.words.people')}</Text>
      ) : null,
  };
}

/** The list's lines on an earlier import: whose file it was, who made it and who took it back. */
function usePast(): NonNullable<ImportSpec['past']> {
  const t = useT('time');
  const format = useFormat();
  return (run) => {
    const { settings, createdByName, undoneAt, undoneByName, present } = run as EntryImportView;
    const at = undoneAt && format.dateTime(undoneAt);
    return [
      t(`import.origin.${settings.origin}`),
      createdByName,
      ...(at ? [t('import.undoneBy', { at, name: undoneByName ?? '', present })] : []),
    ];
  };
}

function useImportSpec(): ImportSpec<EntryImportSettings> {
  const t = useT('time');
  const [entriesChanged] = useEntriesSent();
  const onWritten = useMemo(() => () => void entriesChanged(undefined), [entriesChanged]);
  return {
    url: importsUrl,
    page: '/timetables/import',
    list: '/timeoverview?view=list',
    permission: 'tools.timetable.others.create',
    accept: '.csv,.txt,.tsv,.xlsx,text/csv',
    maxBytes: entryImportLimits.bytes,
    schema: entryImportSettings,
    fields: entryImportFields.map((field) => ({ value: field, label: t(`import.field.${field}`) })),
    fieldName: (field) => t(`import.field.${field}`, { defaultValue: t(`field.${field}`) }),
    missing: ({ mapping }) =>
      mapping.some((field) => field === 'workDate' || field === 'start') ? null : t('import.whichDay'),
    more: { title: t('import.reading'), fields: <ReadingFields /> },
    found: (run) => <ImportFacts run={run} />,
    words: useWords(),
    past: usePast(),
    onWritten,
    rowName: (row) => {
      const { title, detail } = row as TitledImportRow;
      return { title, detail };
    },
    texts: {
      title: t('title.import'),
      drop: t('import.drop'),
      dropText: t('import.dropText'),
      commit: (count) => t('import.run', { count }),
      kept: (count) => t('kept.count', { count }),
      toList: t('import.toList'),
    },
  };
}

/** Time entries out of a file. */
export function Component() {
  const t = useT('time');
  const spec = useImportSpec();
  return (
    <PageFrame title={t('title.import')} breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}>
      <ImportWizard spec={spec} />
    </PageFrame>
  );
}
