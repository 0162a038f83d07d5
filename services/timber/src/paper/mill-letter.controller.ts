import {
  Ctx,
  file,
  Get,
  Id,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { MillLetterService } from './mill-letter.service';

/** Letters to mills. */
@ToolController('timber', 'mill-measurements')
@RequirePlugin('timber')
export class MillLetterController {
  constructor(private readonly letters: MillLetterService) {}

  /** Prints a letter as PDF: why a measurement is disputed, and where it differs. */
  @Get(':id/letter', RequirePermission('tools.timber.manage'), file)
  print(@Ctx() ctx: RequestContext, @Id() measurementId: string) {
    return this.letters.print(ctx, measurementId);
  }
}
