import { timeLimits, type EntryForm } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import {
  DateField,
  EntityPicker,
  SelectField,
  SwitchField,
  TextAreaField,
  type EntityItem,
} from '@jahrring/ui';
import './entry-form.css';
import { searchEmployees, searchProjects } from './search-options';
import { TimeFields } from './time-fields';

interface EntryFieldsProps {
  options: EntryForm;
  readOnly?: boolean;
  /** Names what the form starts with. */
  project?: EntityItem | null;
  activity?: { id: string; title: string } | null;
  employee?: EntityItem | null;
  /** Offers to record for somebody else. */
  withEmployee?: boolean;
}

/** All fields of an entry, the ones used every day first. */
export function EntryFields(props: EntryFieldsProps) {
  const { options, readOnly = false, project, activity, employee, withEmployee = false } = props;
  const t = useT('time');
  const titles = new Map(options.activities.map(({ id, title }) => [id, title]));
  // An activity that is no longer offered still has its name here.
  if (activity) titles.set(activity.id, activity.title);
  return (
    <div className="time-fields">
      {withEmployee ? (
        <EntityPicker
          name="employeeId"
          label={t('field.employee')}
          onSearch={searchEmployees}
          selected={employee}
          placeholder={t('form.myself')}
        />
      ) : null}
      <DateField
        name="workDate"
        label={t('field.date')}
        required
        today={options.today}
        max={options.today}
        readOnly={readOnly}
      />
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        required
        onSearch={searchProjects}
        selected={project}
        clearable={false}
        readOnly={readOnly}
      />
      <SelectField
        name="activityId"
        label={t('field.activity')}
        options={[...titles].map(([value, label]) => ({ value, label }))}
        clearable
        readOnly={readOnly}
      />
      <TimeFields zone={options.timeZone} readOnly={readOnly} />
      <TextAreaField
        name="comment"
        label={t('field.comment')}
        rows={2}
        maxLength={timeLimits.commentMax}
        readOnly={readOnly}
      />
      <SwitchField name="billable" label={t('field.billable')} readOnly={readOnly} />
    </div>
  );
}
