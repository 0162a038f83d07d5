import {
  importMaxBytes,
  importSettings,
  importTargets,
  type ImportRowView,
  type ImportSettings,
} from '@jahrring/contracts-addresses';
import { useT, type Translate } from '@jahrring/tool-kit';
import { ImportWizard, type ImportSpec } from '@jahrring/tool-kit/import';
import { PageFrame } from '@jahrring/ui';
import { useMemo } from 'react';
import { ImportSettingsFields } from './import-settings';
import { missingTargets } from './missing-targets';

function addressImport(t: Translate): ImportSpec<ImportSettings> {
  return {
    url: '/api/addresses/imports',
    page: '/addresses/import',
    list: '/addresses',
    permission: 'tools.address.manage',
    accept: '.csv,.txt,.tsv,text/csv,text/plain',
    maxBytes: importMaxBytes,
    schema: importSettings,
    fields: importTargets.map((target) => ({ value: target, label: t(`field.${target}`) })),
    fieldName: (field) => t(`field.${field}`),
    missing: ({ mapping, nameFromStreet = false }) => {
      const missing = missingTargets(mapping, { nameFromStreet });
      const fields = missing.map((field) => t(`field.${field}`)).join(', ');
      return missing.length > 0 ? t('import.missingTargets', { fields }) : null;
    },
    more: { title: t('import.matchKey'), fields: <ImportSettingsFields /> },
    rowName: (row) => {
      const { name, zip, city } = row as ImportRowView;
      return { title: name, detail: `${zip} ${city}`.trim() };
    },
    texts: {
      title: t('title.import'),
      drop: t('import.dropTitle'),
      dropText: t('import.dropText'),
      commit: (count) => t('import.commit', { count }),
      kept: (count) => t('import.undoneKept', { count }),
      toList: t('import.toList'),
    },
  };
}

/** Addresses out of a CSV file. */
export function Component() {
  const t = useT('addresses');
  const spec = useMemo(() => addressImport(t), [t]);
  return (
    <PageFrame title={t('title.import')} breadcrumbs={[{ label: t('title.list'), to: '/addresses' }]}>
      <ImportWizard spec={spec} />
    </PageFrame>
  );
}
