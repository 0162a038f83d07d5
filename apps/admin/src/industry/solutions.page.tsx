import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ownSolutions } from './industry.api';
import { SolutionDetail } from './solution-detail';
import { SolutionList } from './solution-list';

/** The industry solutions of one's own licence. */
export function Component() {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const mayApply = useAbility().can('tools.settings.license');
  const key = mayApply ? params.get('package') : null;
  return (
    <SettingsFrame title={t('title.industrySolutions')} subtitle={t('industry.text')}>
      {key === null ? (
        <SolutionList base={ownSolutions} mayApply={mayApply} onOpen={(one) => setParams({ package: one })} />
      ) : (
        <SolutionDetail key={key} base={ownSolutions} packageKey={key} onBack={() => setParams({})} />
      )}
    </SettingsFrame>
  );
}
