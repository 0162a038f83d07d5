import { useSearchParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Stack } from '@jahrring/ui';
import { EntityPicker, Form, useForm, type EntityItem } from '@jahrring/ui/form';
import { useState } from 'react';
import { searchProjects, seenTitle } from '../entry-form/search-options';
import { RatesPanel } from './rates-panel';
import { RepriceCard } from './reprice-card';
import './rates.css';

/** Rates per hour or unit: the licence's own, and those of one project for people and objects. */
export function Component() {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const projectId = params.get('project') ?? undefined;
  return (
    <SettingsFrame title={t('title.rates')} subtitle={t('rates.text')}>
      <Stack gap={5}>
        <RateProject
          projectId={projectId}
          onChange={(id) => setParams(id ? { project: id } : {}, { replace: true })}
        />
        <RatesPanel key={projectId} projectId={projectId} />
        <RepriceCard key={`reprice ${projectId ?? ''}`} projectId={projectId} />
      </Stack>
    </SettingsFrame>
  );
}

interface RateProjectProps {
  projectId: string | undefined;
  onChange: (projectId: string | undefined) => void;
}

function RateProject({ projectId, onChange }: RateProjectProps) {
  const t = useT('time');
  const form = useForm<{ project: string | null }>({ defaultValues: { project: projectId ?? null } });
  const label = seenTitle(projectId);
  const [chosen, setChosen] = useState<EntityItem | null>(
    projectId && label ? { id: projectId, label } : null,
  );
  return (
    <Form form={form} onSubmit={() => undefined} label={t('field.project')} draft={false}>
      <div className="time-rate-project">
        <EntityPicker
          name="project"
          label={t('field.project')}
          onSearch={searchProjects}
          selected={chosen}
          placeholder={t('rates.wholeLicence')}
          onChosen={(project) => {
            setChosen(project);
            onChange(project?.id);
          }}
        />
      </div>
    </Form>
  );
}
