import type { CreateTaskInput, TaskView } from '@jahrring/contracts-projects';
import { testId, type TestClient } from '@jahrring/testing';

export const tasksPath = '/api/projects/tasks';

let count = 0;

export function aTask(task: Partial<CreateTaskInput> = {}): CreateTaskInput {
  count += 1;
  return { title: `Holzpolter melden ${count}`, ...task };
}

export async function createTask(client: TestClient, task: Partial<CreateTaskInput> = {}): Promise<TaskView> {
  const { status, body, text } = await client.post(tasksPath, aTask(task));
  if (status !== 201) throw new Error(`task not created: ${status} ${text}`);
  return body as TaskView;
}

/** Bodies of the operations on one task, for the licence matrix. */
export const taskBodies = {
  Task_update: { title: 'Fremd' },
  Task_setDone: { done: true },
  Task_tick: { itemId: testId('fremd'), done: true },
  Task_comment: { text: 'Fremd' },
};

/** Ids of a task with a file, where an operation on tasks asks for them. */
export async function taskIds(client: TestClient): Promise<Record<string, string>> {
  const { id } = await createTask(client);
  const file = { name: 'liste.csv', content: 'a;b\n', type: 'text/csv' };
  const filled = await client.post(`${tasksPath}/${id}/files`, undefined, { file });
  const commented = await client.post(`${tasksPath}/${id}/comments`, { text: 'Am Weg' });
  const operations = ['get', 'update', 'setDone', 'tick', 'comment', 'remove', 'restore'];
  const files = ['send', 'add', 'remove'].map((operation) => `TaskFile_${operation}`);
  return Object.fromEntries([
    ['commentId', commented.body.comments[0].id],
    ...[...operations.map((operation) => `Task_${operation}`), ...files].map((operation) => [
      `${operation}.id`,
      id,
    ]),
    ...files.map((operation) => [`${operation}.fileId`, filled.body.files[0].id]),
  ]);
}
