import { type DropdownKey, dropdownKeys } from '@jahrring/contracts-admin';
import { problemOf, problemText, useSearchParams, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons, Tabs } from '@jahrring/ui';
import '../settings.css';
import { useDropdownList } from '../settings.api';
import { DropdownEditor } from './dropdown-editor';
import type { DropdownScope } from './dropdown-scope';

function isKey(key: string | null): key is DropdownKey {
  return dropdownKeys.some((one) => one === key);
}

/** All lists of values, one of them open. */
export function Dropdowns({ scope }: { scope: DropdownScope }) {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  const key = isKey(asked) ? asked : dropdownKeys[0];
  const { data, error, refetch } = useDropdownList(scope.base, { refetchOnMountOrArgChange: true });
  const list = data?.items.find((one) => one.key === key);
  if (!list) {
    return error ? (
      <ErrorState requestId={problemOf(error).requestId} onRetry={() => void refetch()}>
        {problemText(t, error)}
      </ErrorState>
    ) : (
      <Skeletons lines={8} lineHeight="2.5rem" />
    );
  }
  return (
    <Tabs
      label={t('dropdown.lists')}
      value={key}
      onChange={(next) => setParams({ list: next })}
      items={dropdownKeys.map((one) => ({
        value: one,
        label: t(`dropdown.key.${one}`),
        panel: (
          <DropdownEditor
            key={`${key} ${list.version}`}
            scope={scope}
            list={list}
            onReload={() => void refetch()}
          />
        ),
      }))}
    />
  );
}
