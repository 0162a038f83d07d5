import { updateDeskSettings, type DeskSettings, type UpdateDeskSettings } from '@jahrring/contracts-support';
import {
  Navigate,
  notify,
  problemText,
  useParams,
  useProblemToForm,
  useT,
  useUnsaved,
} from '@jahrring/tool-kit';
import { Alert, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useDeskSettings, useSaveDeskSettings } from '../support.api';
import '../support.css';
import { AnswerFields } from './answer-fields';
import { HourFields } from './hour-fields';
import { settingsTabs } from './settings-tabs';
import { TargetFields } from './target-fields';

const tabs = ['hours', 'targets', 'answers'] as const;
type Tab = (typeof tabs)[number];
const first = '/plugins/hsm-admin/settings/hours';
const parts = { hours: HourFields, targets: TargetFields, answers: AnswerFields } as const;

/** How the desk works; an unknown tab opens the first. */
export function Component() {
  const t = useT('support');
  const { tab } = useParams();
  const { currentData: settings, error, refetch } = useDeskSettings(undefined);
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={first} replace />;
  return (
    <PageFrame
      title={t('title.deskSettings')}
      subtitle={t('settings.deskText')}
      breadcrumbs={[{ label: t('title.desk'), to: '/hsm-admin' }]}
      tabs={settingsTabs(t, 'hsm-admin', tabs, active)}
      width="narrow"
    >
      {settings ? <DeskForm key={settings.version} loaded={settings} tab={active} /> : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {settings || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </PageFrame>
  );
}

function DeskForm({ loaded, tab }: { loaded: DeskSettings; tab: Tab }) {
  const t = useT('support');
  const { version, mayChange, ...values } = loaded;
  const form = useZodForm(updateDeskSettings, values);
  const toForm = useProblemToForm(form);
  const [save] = useSaveDeskSettings();
  useUnsaved(form.formState.isDirty);
  const submit = async (draft: UpdateDeskSettings) => {
    const answer = await save({ version, values: draft });
    if (answer.error) toForm(answer.error);
    else notify.success(t('settings.saved'));
  };
  const Part = parts[tab];
  return (
    <Form form={form} onSubmit={submit} label={t('title.deskSettings')}>
      <Stack gap={6}>
        {mayChange ? null : <Alert>{t('settings.readOnly')}</Alert>}
        <Part readOnly={!mayChange} />
        {mayChange ? <FormActions onCancel={() => form.reset()} /> : null}
      </Stack>
    </Form>
  );
}
