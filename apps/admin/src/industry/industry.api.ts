import type {
  ApplySolution,
  IndustryPackage,
  PackageView,
  SolutionReport,
  SolutionTask,
  SolutionView,
} from '@jahrring/contracts-admin';
import type { Page, WorkView } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const packages = '/api/admin/industry-packages';

/** The solutions of one's own licence. */
export const ownSolutions = '/api/admin/industry-solutions';

/** `base` is the collection's path: the own licence's or that of a licence. */
interface OfPackage {
  base: string;
  key: string;
}

const tagged = api.enhanceEndpoints({
  addTagTypes: ['admin/Solution', 'admin/IndustryPackage', 'admin/Plugin', 'admin/Dropdown'],
});

const industryApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListSolutions: build.query<Page<SolutionView>, string>({
      query: (base) => ({ url: base }),
      providesTags: ['admin/Solution'],
    }),
    adminPreviewSolution: build.query<SolutionReport, OfPackage & { task: SolutionTask }>({
      query: ({ base, key, task }) => ({ url: `${base}/${key}/preview`, params: { task } }),
      providesTags: ['admin/Solution'],
    }),
    adminGetSolutionReport: build.query<SolutionReport, OfPackage>({
      query: ({ base, key }) => ({ url: `${base}/${key}` }),
      providesTags: ['admin/Solution'],
    }),
    adminApplySolution: build.mutation<WorkView, OfPackage & ApplySolution>({
      query: ({ base, key, ...body }) => ({ url: `${base}/${key}/apply`, method: 'POST', body }),
    }),
    adminRevertSolution: build.mutation<WorkView, OfPackage>({
      query: ({ base, key }) => ({ url: `${base}/${key}/take-back`, method: 'POST' }),
    }),
    adminListPackages: build.query<Page<PackageView>, void>({
      query: () => ({ url: packages }),
      providesTags: ['admin/IndustryPackage'],
    }),
    adminGetPackage: build.query<IndustryPackage, { key: string; number: number }>({
      query: ({ key, number }) => ({ url: `${packages}/${key}/${number}` }),
    }),
    /** Long work has ended: what it may have changed is read again. */
    adminSolutionEnded: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: [
        ...(['admin/Solution', 'admin/IndustryPackage', 'admin/Plugin', 'admin/Dropdown'] as const),
      ],
    }),
    adminDeletePackage: build.mutation<null, { key: string; number: number }>({
      query: ({ key, number }) => ({ url: `${packages}/${key}/${number}`, method: 'DELETE' }),
      invalidatesTags: ['admin/IndustryPackage', 'admin/Solution'],
    }),
    adminImportPackage: build.mutation<IndustryPackage, unknown>({
      query: (body) => ({ url: packages, method: 'POST', body: body as object }),
      invalidatesTags: ['admin/IndustryPackage', 'admin/Solution'],
    }),
  }),
});

export const {
  useAdminListSolutionsQuery: useSolutions,
  useAdminPreviewSolutionQuery: useSolutionPreview,
  useAdminGetSolutionReportQuery: useSolutionReport,
  useAdminApplySolutionMutation: useApplySolution,
  useAdminRevertSolutionMutation: useRevertSolution,
  useAdminSolutionEndedMutation: useSolutionEnded,
  useAdminListPackagesQuery: usePackages,
  useLazyAdminGetPackageQuery: useGetPackage,
  useAdminDeletePackageMutation: useDeletePackage,
  useAdminImportPackageMutation: useImportPackage,
} = industryApi;
