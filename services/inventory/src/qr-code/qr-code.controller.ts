import {
  createQrCode,
  knownQrCodes,
  qrCodeList,
  qrCodeListQuery,
  qrCodeView,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { QrCodeService } from './qr-code.service';

@ToolController('inventory', 'qr-codes')
@RequirePlugin('qr-code')
export class QrCodeController extends recordRoutes(QrCodeService, {
  access: RequirePermission('tools.plugin.index'),
  list: [qrCodeListQuery, qrCodeList],
  view: qrCodeView,
  create: createQrCode,
  without: ['get'],
}) {
  /** For whoever records time: what each code means. Whether they may book on it is the time service's to say. */
  @Get('known', RequirePermission('tools.timetable.index'), knownQrCodes)
  known(@Ctx() ctx: RequestContext) {
    return this.records.known(ctx);
  }
}
