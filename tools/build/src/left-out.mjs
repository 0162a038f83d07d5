import path from 'node:path';
import { workspaceRoot } from './workspace.mjs';

const loader = path.join(workspaceRoot, 'tools/build/src/leave-out-loader.mjs');

/** Fails loudly when it is called after all. */
const never = (...names) => Object.fromEntries(names.map((name) => [name, undefined]));
/** Is called, and has nothing to do in our uses. */
const nothing = (...names) => Object.fromEntries(names.map((name) => [name, '']));

/**
 * A page is drawn in the browser alone (no `hydrateRoot`), without `<ViewTransition>`, refs on fragments, and without resources
 * (`<title>`, `<link>`, `<meta>` that move into the head, `preload` and its like).
 */
const reactDom = {
  test: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  constants: { isHydrating: '!1' },
  functions: {
    ...never(
      'exports.hydrateRoot',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'updateDehydratedSuspenseComponent',
      'retrySuspenseComponentWithoutHydrating',
      'retryActivityComponentWithoutHydrating',
      'attemptExplicitHydrationTarget',
      'queueIfContinuousEvent',
      'scheduleReplayQueueIfNeeded',
      'clearHydrationBoundary',
      'hideOrUnhideDehydratedBoundary',
      'getNextHydratableInstanceAfterHydrationBoundary',
      'startViewTransition',
      'ReactDOMSharedInternals.findDOMNode',
      'FragmentInstance.prototype.addEventListener',
      'FragmentInstance.prototype.removeEventListener',
      'FragmentInstance.prototype.dispatchEvent',
      'FragmentInstance.prototype.focus',
      'FragmentInstance.prototype.focusLast',
      'FragmentInstance.prototype.blur',
      'FragmentInstance.prototype.observeUsing',
      'FragmentInstance.prototype.unobserveUsing',
      'FragmentInstance.prototype.getClientRects',
      'FragmentInstance.prototype.getRootNode',
      'FragmentInstance.prototype.compareDocumentPosition',
      'FragmentInstance.prototype.scrollIntoView',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'mountActionState',
      'updateActionStateImpl',
      'runActionStateAction',
      'dispatchActionState',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'retryIfBlockedOn',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'createHoistableInstance',
      'mountHoistable',
      'getResource',
      'acquireResource',
      'preloadResource',
      'suspendResource',
      'insertSuspendedStylesheets',
    ),
    ...nothing(
      'extractEvents$1',
      'clearIfContinuousEvent',
      'resetHydrationState',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureNestedViewTransitions',
    ),
    isHostHoistableType: '!1',
    popHydrationState: '!1',
    measureViewTransitionHostInstancesRecursive: '!1',
  },
};

const reactDomApi = {
  test: /react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
  functions: never(
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit',
    'exports.preinitModule',
    'exports.preload',
    'exports.preloadModule',
  ),
};

/** The shell opens containers by itself (`apps/shell/src/tools/containers.ts`): the runtime fetches nothing. */
const federation = [
  {
    test: /@module-federation[\\/]sdk[\\/]dist[\\/]dom\.js$/,
    functions: never('createScript', 'createLink', 'loadScript'),
  },
  {
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    functions: never('getRemoteEntry', 'getRemoteInfo'),
  },
  {
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    functions: never('preloadAssets'),
  },
  {
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]manifest\.js$/,
    functions: never('matchRemoteWithNameAndExpose'),
  },
  {
    test: /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    functions: { treeShakingSharePlugin: '{ name: "tree-shake-plugin" }' },
  },
  {
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]global\.js$/,
    functions: never(
      'resetFederationGlobalInfo',
      'getInfoWithoutType',
      'getTargetSnapshotInfoByModuleInfo',
      'addGlobalSnapshot',
    ),
  },
  {
    // Says more about a failure: what is shared stands in the shell's descriptor.
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]context\.js$/,
    functions: { optionsToMFContext: '{}' },
  },
  {
    test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    functions: never('initRemoteModule'),
  },
  {
    test: /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]getSharedFallbackGetter\.js$/,
    functions: never('getSharedFallbackGetter'),
  },
];

/** Pages are loaded by our own navigation (ADR 18): links fetch nothing ahead by the router's framework mode. */
const router = [
  {
    test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    functions: never('PrefetchPageLinks'),
  },
  {
    test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
    unused: ['NavLink', 'Form'],
  },
  {
    test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/,
    unused: ['MemoizedDataRoutes'],
  },
  {
    test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/,
    functions: never(
      'DefaultErrorComponent',
      'RSCErrorHandler',
      'useNavigateStable',
      'RenderErrorBoundary.getDerivedStateFromError',
      'RenderErrorBoundary.getDerivedStateFromProps',
      'RenderErrorBoundary.componentDidCatch',
      'RenderErrorBoundary.render',
    ),
  },
];

/** Texts are given to i18next (`libs/tool-kit/src/i18n`), and so is what formats values: it has no backend to ask, and no second instance. */
const translation = {
  test: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  functions: {
    'I18n.loadResources': '(typeof language === "function" ? language : callback)(null)',
    ...never(
      'keysFromSelector',
      'Translator.exists',
      'Translator.getUsedParamsDetails',
      'ResourceStore.addResource',
      'ResourceStore.addResources',
      'ResourceStore.removeResourceBundle',
      'EventEmitter.off',
      'Connector.queueLoad',
      'Connector.prepareLoading',
      'Connector.loaded',
      'Connector.read',
      'Connector.reload',
      'Connector.loadOne',
      'Connector.saveMissing',
      'Formatter.constructor',
      'Formatter.init',
      'Formatter.add',
      'Formatter.addCached',
      'Formatter.format',
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.hydrate',
      'I18n.toJSON',
      'I18n.loadLanguages',
      'I18n.loadNamespaces',
      'I18n.reloadResources',
    ),
  },
};

/** Endpoints are queries and mutations, and nothing hangs on how an entry of the cache lives: lint refuses the words. */
const queries = [
  {
    // Its slices name their reducers in a plain object.
    test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit\.modern\.mjs$/,
    functions: never('buildReducerCreators', 'handleThunkCaseReducerDefinition'),
  },
  {
    test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/,
    functions: {
      ...never('buildInitiateInfiniteQuery', 'buildInfiniteQuerySelector'),
      ...never('patchQueryData', 'updateQueryData', 'upsertQueryData', 'prefetch'),
      isInfiniteQueryDefinition: '!1',
      buildCacheLifecycleHandler: '() => {}',
      buildQueryLifecycleHandler: '() => {}',
    },
  },
  {
    test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]rtk-query-react\.modern\.mjs$/,
    functions: {
      ...never('buildInfiniteQueryHooks', 'infiniteQueryStatePreSelector', 'usePrefetch'),
      isInfiniteQueryDefinition: '!1',
    },
  },
  {
    // Patches are put in (which queries somebody subscribes to), and none are made.
    test: /immer[\\/]dist[\\/]immer\.mjs$/,
    functions: never(
      'this.produceWithPatches',
      'getPath',
      'generatePatches_',
      'generateArrayPatches',
      'generatePatchesFromAssigned',
      'generateSetPatches',
      'generateReplacementPatches_',
    ),
  },
];

/**
 * The grid asks the table for its rows and their selection; columns, heads and cells are its own (`libs/ui/src/grid`), rows have
 * none below them, and nobody listens to the table's store.
 */
const table = [
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]core[\\/]coreFeatures\.js$/,
    entries: ['coreCellsFeature', 'coreColumnsFeature', 'coreHeadersFeature'],
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]core[\\/]rows[\\/]coreRowsFeature\.js$/,
    entries: [
      'row_getDisplayIndex',
      'row_getAllCellsByColumnId',
      'row_getAllCells',
      'row_getLeafRows',
      'row_getParentRow',
      'row_getParentRows',
      'row_getUniqueValues',
      'row_getValue',
      'row_renderValue',
      'table_getRowsInDisplayOrder',
      'table_getMaxSubRowDepth',
    ],
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]core[\\/]table[\\/]coreTablesFeature\.js$/,
    entries: ['table_reset'],
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]core[\\/]table[\\/]constructTable\.js$/,
    entries: ['compare', 'debugName'],
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]core[\\/]reactivity[\\/]coreReactivityFeature\.utils\.js$/,
    functions: { atomToStore: 'atom' },
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]features[\\/]row-selection[\\/]rowSelectionFeature\.js$/,
    entries: [
      'isRowRangeSelectionEvent',
      'row_getIsSomeSelected',
      'row_getIsAllSubRowsSelected',
      'row_getCanSelect',
      'row_getCanSelectSubRows',
      'row_getCanMultiSelect',
      'row_getToggleSelectedHandler',
      'table_resetRowSelection',
      'table_toggleAllPageRowsSelected',
      'table_getPreSelectedRowModel',
      'table_getSelectedRowModel',
      'table_getFilteredSelectedRowModel',
      'table_getGroupedSelectedRowModel',
      'table_getIsAllPageRowsSelected',
      'table_getIsSomePageRowsSelected',
      'table_getToggleAllRowsSelectedHandler',
      'table_getToggleAllPageRowsSelectedHandler',
    ],
  },
  {
    test: /@tanstack[\\/]table-core[\\/]dist[\\/]features[\\/]row-selection[\\/]rowSelectionFeature\.utils\.js$/,
    functions: never('pruneAncestorRowIds'),
  },
];

export const leftOut = [reactDom, reactDomApi, ...federation, ...router, translation, ...queries, ...table];

/** Leaves them out of browser builds. */
export function leaveOutRules() {
  return leftOut.map(({ test, ...options }) => ({ test, use: { loader, options } }));
}
