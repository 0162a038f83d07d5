import {
  caseKinds,
  caseOpeners,
  caseUrgencies,
  updateSupportSettings,
  type SupportSettings,
  type UpdateSupportSettings,
} from '@jahrring/contracts-support';
import {
  Navigate,
  notify,
  problemText,
  requestJson,
  useParams,
  useProblemToForm,
  useT,
  useUnsaved,
} from '@jahrring/tool-kit';
import { Alert, Checkbox, ErrorState, PageFrame, Section, Skeletons, Stack } from '@jahrring/ui';
import {
  EntityPicker,
  Form,
  FormActions,
  RadioGroup,
  SelectField,
  useController,
  useZodForm,
  type EntityItem,
} from '@jahrring/ui/form';
import { useSaveSupportSettings, useSupportSettings } from '../support.api';
import { settingsTabs } from './settings-tabs';

const tabs = ['cases', 'told'] as const;
type Tab = (typeof tabs)[number];
const first = '/plugins/my-hsm/settings/cases';

/** How the licence asks for help; an unknown tab opens the first. */
export function Component() {
  const t = useT('support');
  const { tab } = useParams();
  const { currentData: settings, error, refetch } = useSupportSettings(undefined);
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={first} replace />;
  return (
    <PageFrame
      title={t('title.mySettings')}
      subtitle={t('settings.mineText')}
      tabs={settingsTabs(t, 'my-hsm', tabs, active)}
      width="narrow"
    >
      {settings ? <SettingsForm key={settings.version} loaded={settings} tab={active} /> : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {settings || error ? null : <Skeletons lines={6} lineHeight="3.5rem" />}
    </PageFrame>
  );
}

function SettingsForm({ loaded, tab }: { loaded: SupportSettings; tab: Tab }) {
  const t = useT('support');
  const { version, mayChange, mayOpen: _mayOpen, told, ...values } = loaded;
  const form = useZodForm(updateSupportSettings, values);
  const toForm = useProblemToForm(form);
  const [save] = useSaveSupportSettings();
  useUnsaved(form.formState.isDirty);
  const submit = async (draft: UpdateSupportSettings) => {
    const answer = await save({ version, values: draft });
    if (answer.error) toForm(answer.error);
    else notify.success(t('settings.saved'));
  };
  return (
    <Form form={form} onSubmit={submit} label={t('title.mySettings')}>
      <Stack gap={6}>
        {mayChange ? null : <Alert>{t('settings.readOnly')}</Alert>}
        {tab === 'cases' ? (
          <CaseRules />
        ) : (
          <Section title={t('settings.told')} description={t('settings.toldText')}>
            <EntityPicker
              name="toldIds"
              label={t('settings.toldPeople')}
              multiple
              onSearch={searchEmployees}
              selected={told.map(({ id, name }) => ({ id, label: name }))}
            />
          </Section>
        )}
        {mayChange ? <FormActions onCancel={() => form.reset()} /> : null}
      </Stack>
    </Form>
  );
}

function CaseRules() {
  const t = useT('support');
  return (
    <>
      <Section title={t('settings.openers')}>
        <RadioGroup
          name="openers"
          label={t('settings.openersLabel')}
          options={caseOpeners.map((value) => ({ value, label: t(`settings.opener.${value}`) }))}
        />
      </Section>
      <Section title={t('settings.kinds')} description={t('settings.kindsText')}>
        <Stack>
          <KindBoxes />
          <SelectField
            name="usualUrgency"
            label={t('settings.usualUrgency')}
            required
            options={caseUrgencies.map((value) => ({ value, label: t(`urgency.${value}`) }))}
          />
        </Stack>
      </Section>
    </>
  );
}

/** The kinds that are offered; the last one cannot be taken away. */
function KindBoxes() {
  const t = useT('support');
  const { field } = useController<UpdateSupportSettings, 'kinds'>({ name: 'kinds' });
  const chosen = field.value;
  return (
    <div role="group" aria-label={t('settings.kinds')} className="support-boxes">
      {caseKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`kind.${kind}`)}
          checked={chosen.includes(kind)}
          disabled={chosen.length === 1 && chosen.includes(kind)}
          onChange={(on) =>
            field.onChange(caseKinds.filter((one) => (one === kind ? on : chosen.includes(one))))
          }
        />
      ))}
    </div>
  );
}

async function searchEmployees(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/admin/employees', params: { search }, onRefusal: 'pass' } as const;
  const { items } = await requestJson<{ items: { id: string; name: string; active: boolean }[] }>(
    call,
    signal,
  );
  return items.filter(({ active }) => active).map(({ id, name }) => ({ id, label: name }));
}
