import {
  choiceQuery,
  draftChoices,
  objectChoiceQuery,
  objectChoices,
  placeChoiceQuery,
  placeChoices,
  projectChoices,
  recipientChoices,
} from '@jahrring/contracts-documents';
import type {
  ChoiceQuery,
  DraftChoices,
  ObjectChoice,
  ObjectChoiceQuery,
  PlaceChoice,
  PlaceChoiceQuery,
  ProjectChoice,
  RecipientChoice,
} from '@jahrring/contracts-documents';
import { Ctx, Get, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { DocumentSettingsService } from '../settings';
import { BillableService, DraftFactory, ObjectPrices, RecipientReader } from '../document';

const writers = RequirePermission('tools.document.create', 'tools.document.update', 'tools.document.manage');

/** Choices for the forms of this tool, from our own copies. */
@ToolController('documents', 'choices')
export class ChoicesController {
  constructor(
    private readonly billable: BillableService,
    private readonly settings: DocumentSettingsService,
    private readonly objectPrices: ObjectPrices,
    private readonly drafts: DraftFactory,
    private readonly places: RecipientReader,
  ) {}

  @Get('projects', RequirePermission('tools.document.create', 'tools.document.manage'), projectChoices)
  async projects(
    @Ctx() ctx: RequestContext,
    @Query({ schema: choiceQuery }) query: ChoiceQuery,
  ): Promise<{ items: ProjectChoice[] }> {
    return { items: await this.billable.chooseProject(ctx, query) };
  }

  @Get('recipients', writers, recipientChoices)
  async recipients(
    @Ctx() ctx: RequestContext,
    @Query({ schema: choiceQuery }) query: ChoiceQuery,
  ): Promise<{ items: RecipientChoice[] }> {
    return { items: await this.billable.chooseRecipient(ctx, query) };
  }

  @Get('places', writers, placeChoices)
  async postalPlaces(
    @Ctx() ctx: RequestContext,
    @Query({ schema: placeChoiceQuery }) query: PlaceChoiceQuery,
  ): Promise<{ items: PlaceChoice[] }> {
    return { items: await this.places.choices(ctx, query) };
  }

  @Get('objects', writers, objectChoices)
  async objects(
    @Ctx() ctx: RequestContext,
    @Query({ schema: objectChoiceQuery }) { day, ...query }: ObjectChoiceQuery,
  ): Promise<{ items: ObjectChoice[] }> {
    const on = day ?? (await this.drafts.today(ctx));
    return { items: await this.objectPrices.choose(ctx, query, on) };
  }

  /** Terms of payment and the VAT of new lines, for who edits drafts but not the settings. */
  @Get('draft', writers, draftChoices)
  async draft(@Ctx() ctx: RequestContext): Promise<DraftChoices> {
    const settings = await this.settings.get(ctx);
    const { vatKey, termDays, cashDiscounts, terms, senders, bankAccounts, projectSteps } = settings;
    return {
      vatKey,
      termDays,
      cashDiscounts,
      terms,
      senders: senders.map(({ id, name }) => ({ id, name })),
      bankAccounts: bankAccounts.map(({ id, title, currency }) => ({ id, title, currency })),
      projectSteps,
    };
  }
}
