import { callApi } from '@jahrring/testing/browser';
import type { Page } from '@playwright/test';

let made = 0;

export interface MadeProject {
  id: string;
  number: string;
}

/** A project nobody else works on, made by the signed-in person of the page. */
export async function aProject(page: Page, project: Record<string, unknown> = {}): Promise<MadeProject> {
  made += 1;
  const number = `E${Date.now().toString(36)}-${made}`;
  const title = `Pflegehieb ${number}`;
  return callApi<MadeProject>(page, 'POST', '/api/projects/projects', { number, title, ...project });
}
