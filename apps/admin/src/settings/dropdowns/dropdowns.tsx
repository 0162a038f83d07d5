import {
  type DropdownKey,
  dropdownKeys,
  type DropdownValue,
  type DropdownView,
} from '@jahrring/contracts-admin';
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

/** A change, and the version of the list it began with: somebody else's is not saved over unseen. */
interface Draft {
  base: DropdownView;
  values: readonly DropdownValue[];
}
type Drafts = Partial<Record<DropdownKey, Draft>>;

/** All lists of values, one of them open; what was changed in another stays until it is saved. */
export function Dropdowns({ scope }: { scope: DropdownScope }) {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const [drafts, setDrafts] = useState<Drafts>({});
  useUnsaved(Object.values(drafts).some(Boolean));
  const asked = params.get('list');
  const key = isKey(asked) ? asked : dropdownKeys[0];
  const { data, error, refetch } = useDropdownList(scope.base, { refetchOnMountOrArgChange: true });
  const stored = data?.items.find((one) => one.key === key);
  const list = drafts[key]?.base ?? stored;
  if (!list) {
    return error ? (
      <ErrorState requestId={problemOf(error).requestId} onRetry={() => void refetch()}>
        {problemText(t, error)}
      </ErrorState>
    ) : (
      <Skeletons lines={8} lineHeight="2.5rem" />
    );
  }
  const setDraft = (values: readonly DropdownValue[] | undefined) =>
    setDrafts((before) => ({ ...before, [key]: values && { base: list, values } }));
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
            draft={drafts[key]?.values}
            onDraft={setDraft}
            onReload={() => void refetch()}
          />
        ),
      }))}
    />
  );
}
