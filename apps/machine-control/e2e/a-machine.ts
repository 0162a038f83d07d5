import type { Page } from '@playwright/test';

export interface Machine {
  id: string;
  title: string;
  counter: string;
}

/** A machine of the demo as the server knows it now. */
export async function machineOf(page: Page, title: string): Promise<Machine> {
  const answer = await page.request.get(`/api/machine-control/machines?search=${encodeURIComponent(title)}`);
  const { items } = (await answer.json()) as { items: Machine[] };
  const [machine] = items;
  if (!machine) throw new Error(`no machine ${title}`);
  return machine;
}
