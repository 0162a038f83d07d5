import { plugins } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { type EntityItem, EntityPicker, SelectField } from '@jahrring/ui/form';
import { adminOptions } from './options';
import { searchLicences } from './tools/search-licences';

/** The field that says which licence, type of licences or plugin an audience is of; nothing for other audiences. */
export function AudienceTarget({ audience, licence }: { audience: string; licence: EntityItem | null }) {
  const t = useT('admin');
  if (audience === 'licence')
    return (
      <EntityPicker
        name="licenceId"
        label={t('mailbox.licence')}
        onSearch={searchLicences}
        selected={licence}
        required
      />
    );
  if (audience === 'type')
    return (
      <SelectField name="type" label={t('mailbox.type')} options={adminOptions(t).licenceType} required />
    );
  if (audience === 'plugin')
    return (
      <SelectField
        name="plugin"
        label={t('mailbox.plugin')}
        options={plugins.map(({ id, titleKey }) => ({ value: id, label: t(titleKey) }))}
        required
      />
    );
  return null;
}
