import { useT } from '@jahrring/tool-kit';
import { Card, Columns } from '@jahrring/ui';
import { CheckboxField, DateField, Form, SelectField, useForm } from '@jahrring/ui/form';
import { isIsoDate } from '@jahrring/ui/input';
import { useEffect } from 'react';

/** Scope of the billing run. */
export interface Scope {
  /** Last day of the entries. */
  until: string;
  projects: 'ready' | 'all' | 'none';
  deliveryNotes: 'true' | 'false';
}

interface RunScopeProps {
  scope: Scope;
  onChange: (scope: Scope) => void;
}

interface ScopeForm {
  until: string | null;
  projects: Scope['projects'];
  deliveryNotes: boolean;
}

const projectScopes = ['ready', 'all', 'none'] as const;

/** Up to which day, which projects, and whether delivery notes are billed as well. */
export function RunScope({ scope, onChange }: RunScopeProps) {
  const t = useT('documents');
  const form = useForm<ScopeForm>({
    defaultValues: { ...scope, deliveryNotes: scope.deliveryNotes === 'true' },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(({ until, projects = 'ready', deliveryNotes }) => {
      if (!until || !isIsoDate(until)) return;
      onChange({ until, projects, deliveryNotes: deliveryNotes ? 'true' : 'false' });
    });
    return unsubscribe;
  }, [form, onChange]);
  return (
    <Card>
      <Form form={form} onSubmit={() => undefined} label={t('run.scope')} draft={false}>
        <Columns count={3} gap={4}>
          <DateField name="until" label={t('run.until')} />
          <SelectField
            name="projects"
            label={t('run.projects')}
            options={projectScopes.map((value) => ({ value, label: t(`run.projectScope.${value}`) }))}
          />
          <CheckboxField name="deliveryNotes" label={t('run.deliveryNotes')} />
        </Columns>
      </Form>
    </Card>
  );
}
