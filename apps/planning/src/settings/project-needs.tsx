import type { ProjectSkills, Skill, SkillsView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';

const NeedDialog = lazy(async () => ({ default: (await import('./need-dialog')).NeedDialog }));

interface ProjectNeedsProps {
  skills: readonly Skill[];
  view: SkillsView;
}

/** Skills that everybody who works on a project must have. */
export function ProjectNeeds({ skills, view }: ProjectNeedsProps) {
  const t = useT('planning');
  const [opened, setOpened] = useState<ProjectSkills | 'new' | null>(null);
  const needed = view.projects.filter(({ skillIds }) => skillIds.length > 0);
  const titlesOf = ({ skillIds }: ProjectSkills) =>
    skills.filter(({ id }) => skillIds.includes(id)).map(({ title }) => title);
  return (
    <Section title={t('settings.needs')} description={t('settings.needsText')}>
      <Stack gap={2}>
        {needed.map((project) => {
          const name = `${project.projectNumber} ${project.projectTitle}`;
          return (
            <Row key={project.projectId} gap={3} justify="between">
              <div>
                <Text as="div" strong>
                  {name}
                </Text>
                <Text as="div" tone="muted">
                  {titlesOf(project).join(', ')}
                </Text>
              </div>
              <Button
                size="small"
                aria-label={t('settings.changeSkills', { name })}
                onClick={() => setOpened(project)}
              >
                {t('settings.change')}
              </Button>
            </Row>
          );
        })}
        <div>
          <Button icon={plusIcon} onClick={() => setOpened('new')}>
            {t('settings.addNeed')}
          </Button>
        </div>
      </Stack>
      {opened ? (
        <Suspense>
          <NeedDialog
            project={opened === 'new' ? null : opened}
            skills={skills}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
