import type { ExtraFieldInput, ExtraFieldSet } from '@jahrring/contracts-admin';
import { notify, problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useReplaceExtraFields } from './extra-fields.api';

/** Writes a set's fields; a refusal is told and answers false. Rejects where the caller shows errors at its fields. */
export function useFieldChanges(set: ExtraFieldSet) {
  const t = useT('admin');
  const [replace] = useReplaceExtraFields();
  const write = (fields: ExtraFieldInput[]) =>
    replace({ version: set.version, body: { entity: set.entity, fields } }).unwrap();
  const attempt = async (fields: ExtraFieldInput[], done: string): Promise<boolean> => {
    try {
      await write(fields);
      notify.success(t(done));
      return true;
    } catch (error) {
      const { status } = problemOf(error);
      notify.error(status === 412 ? t('extraFields.conflict') : problemText(t, error));
      return false;
    }
  };
  return { write, attempt };
}
