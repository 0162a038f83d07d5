import type { TitledImportRow } from '@jahrring/contracts-common/imports';
import {
  objectImportFields,
  objectImportLimits,
  objectImportSettings,
  type ObjectImportSettings,
} from '@jahrring/contracts-inventory';
import { useT, type Translate } from '@jahrring/tool-kit';
import { ImportWizard, type ImportSpec } from '@jahrring/tool-kit/import';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Text } from '@jahrring/ui';
import { useMemo } from 'react';

const list = '/settings/objects';
/** Without them no row can become a new object; everything else has a usual value. */
const needed = ['title', 'price'] as const;

function objectImport(t: Translate): ImportSpec<ObjectImportSettings> {
  return {
    url: '/api/inventory/object-imports',
    page: `${list}/import`,
    list,
    permission: 'tools.settings.objects',
    accept: '.csv,.txt,.xlsx,text/csv',
    maxBytes: objectImportLimits.bytes,
    schema: objectImportSettings,
    fields: objectImportFields.map((field) => ({ value: field, label: t(`object.field.${field}`) })),
    fieldName: (field) => t(`object.field.${field}`),
    missing: ({ mapping }) => {
      const missing = needed.filter((field) => !mapping.includes(field));
      const fields = missing.map((field) => t(`object.field.${field}`)).join(', ');
      return missing.length > 0 ? t('import.missing', { fields }) : null;
    },
    more: { title: t('import.how'), fields: <Text as="p">{t('import.hint')}</Text> },
    rowName: (row) => {
      const { title, detail } = row as TitledImportRow;
      return { title, detail };
    },
    texts: {
      title: t('title.importObjects'),
      drop: t('import.drop'),
      dropText: t('import.dropText'),
      commit: (count) => t('import.commit', { count }),
      kept: (count) => t('import.kept', { count }),
      toList: t('import.toList'),
    },
  };
}

/** Objects out of a CSV file or a workbook. */
export function Component() {
  const t = useT('inventory');
  const spec = useMemo(() => objectImport(t), [t]);
  return (
    <SettingsFrame title={t('title.importObjects')} breadcrumbs={[{ label: t('title.objects'), to: list }]}>
      <ImportWizard spec={spec} />
    </SettingsFrame>
  );
}
