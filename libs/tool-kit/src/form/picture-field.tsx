import { fileLimits } from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useProblemToast, type Translate } from '@jahrring/tool-kit';
import { Button, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useState, type ReactNode } from 'react';

export interface PictureFieldProps {
  /** Translates errors as well. */
  t: Translate;
  label: string;
  description?: string;
  /** Shown above the field; has the button that removes it where `removeLabel` is given. */
  picture: ReactNode;
  /** Without one there is nothing to remove. */
  removeLabel?: string | undefined;
  /** Class of the row that the picture and its button share; without one they stand below each other. */
  rowClassName?: string;
  /** Saves the picture; rejects with the server's answer. */
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  savedText: string;
  removedText: string;
}

/** A picture (PNG or JPEG) that is saved and removed at once, outside of any form. */
export function PictureField(props: PictureFieldProps) {
  const { t, label, description, picture, removeLabel, rowClassName, onUpload, onRemove } = props;
  const toast = useProblemToast();
  const [error, setError] = useState<string>();
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setError(undefined);
    try {
      await onUpload(file);
      notify.success(props.savedText);
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
  };
  const remove = async () => {
    try {
      await onRemove();
      notify.success(props.removedText);
    } catch (problem) {
      toast(problem);
    }
  };
  const shown = (
    <>
      {picture}
      {removeLabel ? (
        <Button size="small" icon={trashIcon} onClick={() => void remove()}>
          {removeLabel}
        </Button>
      ) : null}
    </>
  );
  return (
    <Stack>
      {rowClassName && picture ? <div className={rowClassName}>{shown}</div> : shown}
      <FileDrop
        label={label}
        {...(description === undefined ? {} : { description })}
        files={[]}
        onChange={(files) => void upload(files)}
        accept="image/png,image/jpeg"
        maxSize={fileLimits.image}
        {...(error === undefined ? {} : { error })}
      />
    </Stack>
  );
}
