import { lazy, Suspense } from 'react';
import { useOpenedTask } from './use-opened-task';

// The form comes with its schemas and pickers: lists and plans do not wait for them.
const TaskDrawer = lazy(async () => ({ default: (await import('./detail/task-drawer')).TaskDrawer }));

/** The task the address names, over the page. */
export function OpenedTask({ projectId }: { projectId?: string }) {
  const { opened, show } = useOpenedTask();
  if (!opened) return null;
  return (
    <Suspense>
      <TaskDrawer key={opened} id={opened} projectId={projectId} onClose={() => show(null)} />
    </Suspense>
  );
}
