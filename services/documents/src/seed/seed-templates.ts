import type { DocumentType } from '@jahrring/contracts-documents';
import { demoId } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { defaultContent } from '../template';
import { TemplateService } from '../template-editor';

const templates: readonly { type: DocumentType; title: string }[] = [
  { type: 'bill', title: 'Rechnung Bergwald' },
  { type: 'offer', title: 'Offerte Bergwald' },
  { type: 'delivery_note', title: 'Lieferschein ohne Preise' },
];

/** Templates in Bergwald's green, usual for their types. */
export async function seedTemplates(seed: SeedContext, ctx: RequestContext): Promise<void> {
  for (const [index, { type, title }] of templates.entries()) {
    const usual = defaultContent(type, 'CH');
    const content = { ...usual, display: { ...usual.display, colour: 'wald' as const } };
    const id = demoId('template', index + 1);
    await seed.get(TemplateService).create(ctx, { id, type, title, isDefault: true, content });
  }
}
