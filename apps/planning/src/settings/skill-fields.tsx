import type { UpdatePlanningSettings } from '@jahrring/contracts-planning';
import { newUuid, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Section, Stack } from '@jahrring/ui';
import { TextField, useFormContext, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** The skills and licences the licence plans by. */
export function SkillFields() {
  const t = useT('planning');
  const { setValue } = useFormContext<UpdatePlanningSettings>();
  const skills = useWatch<UpdatePlanningSettings, 'skills'>({ name: 'skills' });
  const set = (next: UpdatePlanningSettings['skills']) => setValue('skills', next, { shouldDirty: true });
  return (
    <Section title={t('settings.skills')} description={t('settings.skillsText')}>
      <Stack gap={2}>
        {skills.map(({ id }, index) => (
          <Row key={id} noWrap>
            <TextField
              name={`skills.${index}.title`}
              label={t('settings.skill', { number: index + 1 })}
              hideLabel
            />
            <IconButton
              icon={trashIcon}
              label={t('settings.removeSkill', { number: index + 1 })}
              onClick={() => set(skills.filter((one) => one.id !== id))}
            />
          </Row>
        ))}
        <div>
          <Button icon={plusIcon} onClick={() => set([...skills, { id: newUuid(), title: '' }])}>
            {t('settings.addSkill')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
