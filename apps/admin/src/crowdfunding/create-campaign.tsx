import {
  campaignDefaults,
  campaignLimits,
  createCampaign,
  type CreateCampaign,
} from '@jahrring/contracts-admin';
import { addDays } from '@jahrring/contracts-common';
import { notify, useLeave, useLocale, useSearchParams, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Alert, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { wordsIn } from '../plugins/planned/words';
import { RecordPage } from '../record-page';
import { usePlannedPluginList } from '../tools/tools.api';
import { CampaignFields } from './campaign-fields';
import { useCreateCampaign } from './campaigns.api';
import '../admin.css';

const listPath = '/admin/crowdfunding';
const noWords = { de: '', en: '', fr: '', it: '', ro: '' };

/** The form of a new campaign for one of the plugins to come. */
export function CreateCampaignPage() {
  const t = useT('admin');
  const locale = useLocale();
  const query = usePlannedPluginList(undefined, { refetchOnMountOrArgChange: true });
  const breadcrumbs = [{ label: t('title.crowdfunding'), to: listPath }];
  if (!query.data)
    return (
      <RecordPage
        title={t('campaign.create')}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const plugins = query.data.items.map(({ id, title }) => ({ value: id, label: wordsIn(title, locale) }));
  return (
    <PageFrame title={t('campaign.create')} breadcrumbs={breadcrumbs} width="narrow">
      {plugins.length === 0 ? <Alert>{t('campaign.noPlugins')}</Alert> : <CampaignForm plugins={plugins} />}
    </PageFrame>
  );
}

function CampaignForm({ plugins }: { plugins: { value: string; label: string }[] }) {
  const t = useT('admin');
  const [params] = useSearchParams();
  const wanted = params.get('plugin');
  const only = plugins.length === 1 ? plugins[0] : plugins.find(({ value }) => value === wanted);
  const form = useZodForm(createCampaign, {
    ...campaignDefaults,
    pluginId: only?.value ?? '',
    goal: '',
    endsOn: addDays(localToday(), campaignLimits.days),
    benefit: noWords,
  });
  const [create] = useCreateCampaign();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: CreateCampaign) => {
    const { id } = await create(values).unwrap();
    notify.success(t('campaign.created'));
    leave(`${listPath}?id=${id}`);
  });
  return (
    <Form form={form} onSubmit={save} label={t('campaign.create')}>
      <Stack gap={6}>
        <Alert>{t('campaign.termsStay')}</Alert>
        <CampaignFields plugins={plugins} />
        <FormActions submitLabel={t('campaign.submit')} onCancel={() => leave(listPath)} />
      </Stack>
    </Form>
  );
}
