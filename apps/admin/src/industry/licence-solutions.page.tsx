import { useSearchParams } from '@jahrring/tool-kit';
import { LicenceFrame } from '../licence/licence-frame';
import { useLicencePage } from '../licence/use-licence-page';
import { SolutionDetail } from './solution-detail';
import { SolutionList } from './solution-list';

/** The industry solutions of one licence, for superadmins. */
export function Component() {
  const { licence, waiting } = useLicencePage();
  const [params, setParams] = useSearchParams();
  if (!licence) return waiting;
  const base = `/api/admin/licences/${licence.id}/industry-solutions`;
  const key = params.get('package');
  return (
    <LicenceFrame licence={licence}>
      {key === null ? (
        <SolutionList base={base} mayApply onOpen={(one) => setParams({ package: one })} />
      ) : (
        <SolutionDetail key={key} base={base} packageKey={key} onBack={() => setParams({})} />
      )}
    </LicenceFrame>
  );
}
