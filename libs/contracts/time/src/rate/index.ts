export { rateInOrder, rateSources, type RateSource, type RateSteps } from './rate-order';
export {
  createTimeRate,
  mostRepriced,
  rateDraft,
  repriceInput,
  repricePreview,
  repricePreviewInput,
  timeRateList,
  timeRateQuery,
  timeRateView,
  updateTimeRate,
} from './rate.contract';
export type {
  CreateTimeRate,
  RateDraft,
  RepriceInput,
  RepricePreview,
  RepricePreviewInput,
  TimeRateQuery,
  TimeRateView,
  UpdateTimeRate,
} from './rate.contract';
