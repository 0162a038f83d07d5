import { localDateAt } from '@jahrring/contracts-common';
import type { ResourceSkills, ResourceView, Skill } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { usePlan } from '../planning.api';
import { ProjectNeeds } from './project-needs';
import { useSkills } from './settings.api';

const SkillDialog = lazy(async () => ({ default: (await import('./skill-dialog')).SkillDialog }));

/** Skills of people and machines with their validity, and the skills that projects need. */
export function SkillHolders({ skills }: { skills: readonly Skill[] }) {
  const t = useT('planning');
  const format = useFormat();
  const today = localDateAt(Date.now(), format.timeZone);
  const { data: plan } = usePlan({ from: today, to: today });
  const { data: view, error, refetch } = useSkills();
  const [opened, setOpened] = useState<ResourceView | null>(null);
  if (skills.length === 0) return null;
  if (error || !plan || !view) return <QueryState query={{ error, refetch }} lines={6} />;

  const held = new Map(view.resources.map((one) => [one.resourceId, one]));
  return (
    <>
      <Section title={t('settings.holders')} description={t('settings.holdersText')}>
        <Stack gap={2}>
          {plan.resources.map((resource) => (
            <Row key={resource.id} gap={3} justify="between">
              <div>
                <Text as="div" strong>
                  {resource.name}
                </Text>
                <HeldSkills held={held.get(resource.id)} skills={skills} today={today} />
              </div>
              <Button
                size="small"
                aria-label={t('settings.changeSkills', { name: resource.name })}
                onClick={() => setOpened(resource)}
              >
                {t('settings.change')}
              </Button>
            </Row>
          ))}
        </Stack>
      </Section>
      <ProjectNeeds skills={skills} view={view} />
      {opened ? (
        <Suspense>
          <SkillDialog
            resource={opened}
            skills={skills}
            held={held.get(opened.id)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface HeldSkillsProps {
  held: ResourceSkills | undefined;
  skills: readonly Skill[];
  today: string;
}

function HeldSkills({ held, skills, today }: HeldSkillsProps) {
  const t = useT('planning');
  const format = useFormat();
  const words = skills.flatMap(({ id, title }) => {
    const own = held?.skills.find(({ skillId }) => skillId === id);
    if (!own) return [];
    const { validUntil } = own;
    if (!validUntil) return [title];
    const day = format.date(validUntil);
    return [t(validUntil < today ? 'settings.ranOut' : 'settings.until', { skill: title, day })];
  });
  return (
    <Text as="div" tone="muted">
      {words.length > 0 ? words.join(', ') : t('settings.noSkills')}
    </Text>
  );
}
