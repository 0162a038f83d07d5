import { useZodForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { type ContentDraft } from './content-draft';

const pauseMs = 900;

export type ContentForm = ReturnType<typeof useZodForm<ContentDraft, ContentDraft>>;

export function useAutosave(form: ContentForm, save: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = (): void => {
      clearTimeout(timer);
      void save();
    };
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(now, pauseMs);
      },
    });
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', whenHidden);
      now();
    };
  }, [form, save]);
}
