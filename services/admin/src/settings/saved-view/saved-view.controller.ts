import {
  createSavedView,
  savedView,
  savedViewList,
  savedViewQuery,
  updateSavedView,
} from '@jahrring/contracts-admin';
import { recordRoutes, SignedIn, ToolController } from '@jahrring/service-kit';
import { SavedViewService } from './saved-view.service';

/** Views of the lists of every tool. */
@ToolController('admin', 'saved-views')
export class SavedViewController extends recordRoutes(SavedViewService, {
  access: SignedIn(),
  list: [savedViewQuery, savedViewList],
  view: savedView,
  create: createSavedView,
  update: updateSavedView,
  without: ['get', 'restore'],
}) {}
