import { holdsWords } from '@jahrring/contracts-common';
import { useBoot, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { EmptyState, Stack } from '@jahrring/ui';
import { Form, SelectField, useForm } from '@jahrring/ui/form';
import { SearchBox } from '@jahrring/ui/search';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { toolName } from '../tools/tool-names';
import './api-docs.css';
import { useOpenApi } from './api-docs.api';
import { OperationDetails } from './api-operation';
import { operationsOf } from './openapi';

/** The services of the tools this person has, by their names. */
function useServices(): { value: string; label: string }[] {
  const t = useT('admin');
  const { tools } = useBoot();
  const { locale } = useFormat();
  return useMemo(() => {
    const names = new Set(tools.flatMap(({ descriptor }) => Object.keys(descriptor.services)));
    return [...names]
      .map((value) => ({ value, label: toolName(t, value) }))
      .sort((one, two) => one.label.localeCompare(two.label, locale));
  }, [tools, t, locale]);
}

/** Documentation of the API that programs can call: each call with who may make it, its input and its response. */
export function Component() {
  const t = useT('admin');
  const services = useServices();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tool');
  const tool = services.find(({ value }) => value === asked)?.value ?? services[0]?.value ?? 'admin';
  const [search, setSearch] = useState('');
  const form = useForm({ values: { tool } });
  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      if (name && values.tool) setParams({ tool: values.tool }, { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [form, setParams]);
  return (
    <SettingsFrame title={t('title.api')} subtitle={t('api.subtitle')}>
      <Stack gap={4}>
        <div className="admin-api__choice">
          <Form form={form} onSubmit={() => undefined} label={t('api.service')} draft={false}>
            <SelectField name="tool" label={t('api.service')} options={services} />
          </Form>
          <SearchBox label={t('api.search')} value={search} onChange={setSearch} />
        </div>
        <p className="admin-api__how">
          {t('api.how')}{' '}
          <a href={`/api/${tool}/openapi.json`} download={`${tool}.openapi.json`}>
            {t('api.document')}
          </a>
        </p>
        <Calls tool={tool} search={useDeferredValue(search)} />
      </Stack>
    </SettingsFrame>
  );
}

function Calls({ tool, search }: { tool: string; search: string }) {
  const t = useT('admin');
  const query = useOpenApi(tool);
  const all = useMemo(
    () => (query.currentData ? operationsOf(query.currentData) : undefined),
    [query.currentData],
  );
  if (query.error || !all) return <QueryState query={query} lines={6} lineHeight="3rem" />;

  const fits = holdsWords(search);
  const found = all.filter(({ id }) => fits(id));
  if (found.length === 0) return <EmptyState title={t('api.none')} />;
  return (
    <ul className="admin-api__calls" aria-label={t('api.calls', { count: found.length })}>
      {found.map((operation) => (
        <li key={operation.id}>
          <OperationDetails operation={operation} />
        </li>
      ))}
    </ul>
  );
}
