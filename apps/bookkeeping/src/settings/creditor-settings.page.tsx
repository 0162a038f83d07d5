import { updateBookkeepingSettings, type BookkeepingSettingsView } from '@jahrring/contracts-bookkeeping';
import { Navigate, useAbility, useBoot, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Section } from '@jahrring/ui';
import { MoneyField, SwitchField, useZodForm } from '@jahrring/ui/form';
import { useSaveSettings, useSettings } from '../settings.api';
import { ApproverFields } from './approver-fields';

/** Returns the form's values of the settings. */
const toValues = ({ version: _version, usual: _usual, ...values }: BookkeepingSettingsView) => values;

const tab = 'approval';

/**
 * Settings for the number of persons who approve a supplier's bill, and for who confirms payments; an unknown tab opens
 * the first.
 */
export function Component() {
  const t = useT('bookkeeping');
  const params = useParams();
  const mayChange = useAbility().can('tools.creditors.manage');
  const query = useSettings();
  if (params['tab'] !== tab) return <Navigate to={`/plugins/creditors/settings/${tab}`} replace />;
  return (
    <SettingsFrame title={t('creditor.set.title')} subtitle={t('creditor.set.text')}>
      <SettingsContent query={query}>
        {(settings) => <ApprovalForm loaded={settings} mayChange={mayChange} />}
      </SettingsContent>
    </SettingsFrame>
  );
}

function ApprovalForm({ loaded, mayChange }: { loaded: BookkeepingSettingsView; mayChange: boolean }) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const form = useZodForm(updateBookkeepingSettings, toValues(loaded));
  const [save] = useSaveSettings();
  const { refetch } = useSettings();
  return (
    <SettingsForm
      form={form}
      label={t('creditor.set.title')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      <Section title={t('creditor.set.approval')}>
        <MoneyField
          name="approval.twoFrom"
          label={t('creditor.set.twoFrom')}
          description={t('creditor.set.twoFromText')}
          currency={licence.currency}
        />
        <SwitchField
          name="approval.fourEyes"
          label={t('creditor.set.fourEyes')}
          description={t('creditor.set.fourEyesText')}
        />
      </Section>
      <Section title={t('creditor.set.approvers')}>
        <ApproverFields />
      </Section>
      <Section title={t('run.title.list')}>
        <SwitchField
          name="secondPersonConfirms"
          label={t('creditor.set.secondPerson')}
          description={t('creditor.set.secondPersonText')}
        />
      </Section>
    </SettingsForm>
  );
}
