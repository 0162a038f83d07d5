import { type DropdownKey, dropdownKeys, type DropdownValue } from '@jahrring/contracts-admin';
import { problemOf, problemText, useSearchParams, useT, useUnsaved } from '@jahrring/tool-kit';
import { ErrorState, Skeletons, Tabs } from '@jahrring/ui';
import { useState } from 'react';
import '../settings.css';
import { useDropdownList } from '../settings.api';
import { DropdownEditor } from './dropdown-editor';
import type { DropdownScope } from './dropdown-scope';

function isKey(key: string | null): key is DropdownKey {
  return dropdownKeys.some((one) => one === key);
}

type Drafts = Partial<Record<DropdownKey, readonly DropdownValue[]>>;

/** All lists of values, one of them open; what was changed in another stays until it is saved. */
export function Dropdowns({ scope }: { scope: DropdownScope }) {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const [drafts, setDrafts] = useState<Drafts>({});
  useUnsaved(Object.values(drafts).some(Boolean));
  const asked = params.get('list');
  const key = isKey(asked) ? asked : dropdownKeys[0];
  const { data, error, refetch } = useDropdownList(scope.base, { refetchOnMountOrArgChange: true });
  const setDraft = (draft: readonly DropdownValue[] | undefined) =>
    setDrafts((before) => ({ ...before, [key]: draft }));
  const reload = () => {
    setDraft(undefined);
    void refetch();
  };
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
            draft={drafts[key]}
            onDraft={setDraft}
            onReload={reload}
          />
        ),
      }))}
    />
  );
}
