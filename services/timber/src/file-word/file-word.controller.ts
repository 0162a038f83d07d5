import { savedFileWords, saveFileWords, type SaveFileWords } from '@jahrring/contracts-timber';
import {
  Ctx,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { FileWordService } from './file-word.service';

/** Words in the files of buyers and in lists of stems. */
@ToolController('timber', 'file-words')
@RequirePlugin('timber')
export class FileWordController {
  constructor(private readonly words: FileWordService) {}

  @Put('', RequirePermission('tools.timber.manage'), savedFileWords)
  save(@Ctx() ctx: RequestContext, @Body({ schema: saveFileWords }) body: SaveFileWords) {
    return this.words.keep(ctx, body);
  }
}
