import { createKit, kitList, kitListQuery, kitView, updateKit } from '@jahrring/contracts-inventory';
import { recordRoutes, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import { KitService } from './kit.service';

const manage = 'tools.personal_inventory.manage';

/** Kits by function. */
@ToolController('inventory', 'personal-kits')
@RequirePlugin('personal-inventory')
export class KitController extends recordRoutes(KitService, {
  access: RequirePermission(manage),
  list: [kitListQuery, kitList],
  view: kitView,
  create: createKit,
  update: updateKit,
}) {}
