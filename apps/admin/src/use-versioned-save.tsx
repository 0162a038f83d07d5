import { notify, problemOf, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { type ReactNode, useState } from 'react';
import { refreshIcon } from '@jahrring/ui/icons';

interface SaveOptions<R> {
  /** Does the saving; rejects with the API's problem. */
  run: () => Promise<R>;
  onSaved: (record: R) => void;
  message: string;
}

interface VersionedSave {
  save: <R>(options: SaveOptions<R>) => Promise<void>;
  /** Shown above the form when somebody else was faster. */
  conflict: ReactNode;
}

type FormLike = Parameters<typeof useProblemToForm>[0];

/**
 * Saves a form; field errors go to their fields. When somebody else saved the record meanwhile nothing is written: the
 * note offers to load their version, the input stays until then.
 */
export function useVersionedSave(form: FormLike, reload: () => void): VersionedSave {
  const t = useT('admin');
  const toForm = useProblemToForm(form);
  const [stale, setStale] = useState(false);
  const takeTheirs = () => {
    setStale(false);
    reload();
  };
  return {
    save: async ({ run, onSaved, message }) => {
      try {
        const record = await run();
        notify.success(message);
        onSaved(record);
      } catch (error) {
        if (problemOf(error).status === 412) setStale(true);
        else toForm(error);
      }
    },
    conflict: stale ? (
      <Alert
        kind="warning"
        title={t('conflict.title')}
        actions={
          <Button size="small" icon={refreshIcon} onClick={takeTheirs}>
            {t('conflict.reload')}
          </Button>
        }
      >
        {t('conflict.text')}
      </Alert>
    ) : null,
  };
}
