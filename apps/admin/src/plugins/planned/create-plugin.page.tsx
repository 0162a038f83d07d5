import { useSearchParams, useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import { PublishRelease } from '../../tools/publish-release';
import { CreatePlugin } from './create-plugin';
import '../../admin.css';

const path = '/admin/plugins/create';

/** A new plugin; beside it the release of a tool, which brings what plugins do. */
export function Component() {
  const t = useT('admin');
  const [params] = useSearchParams();
  const releasing = params.get('tab') === 'release';
  return (
    <PageFrame
      title={t(releasing ? 'title.publishRelease' : 'title.createPlugin')}
      subtitle={t(releasing ? 'release.subtitle' : 'planned.subtitle')}
      breadcrumbs={[{ label: t('title.tools'), to: '/admin/plugins' }]}
      width="narrow"
      tabs={[
        { label: t('title.createPlugin'), to: path, active: !releasing },
        { label: t('title.publishRelease'), to: `${path}?tab=release`, active: releasing },
      ]}
    >
      {releasing ? <PublishRelease /> : <CreatePlugin />}
    </PageFrame>
  );
}
