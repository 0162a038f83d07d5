import type {
  ApplySolution,
  IndustryPackage,
  PackageView,
  SolutionReport,
  SolutionTask,
  SolutionView,
} from '@jahrring/contracts-admin';
import type { Page, WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

const packages = '/api/admin/industry-packages';

/** The solutions of one's own licence. */
export const ownSolutions = '/api/admin/industry-solutions';

/** `base` is the collection's path: the own licence's or that of a licence. */
interface OfPackage {
  base: string;
  key: string;
}

const industryApi = addEndpoints(
  ['admin/Solution', 'admin/IndustryPackage', 'admin/Plugin', 'admin/Dropdown'],
  (build) => ({
    adminListSolutions: build.query<Page<SolutionView>, string>({
      query: (base) => base,
      providesTags: ['admin/Solution'],
    }),
    adminPreviewSolution: build.query<SolutionReport, OfPackage & { task: SolutionTask }>({
      query: ({ base, key, task }) => call.get(`${base}/${key}/preview`, { task }),
      providesTags: ['admin/Solution'],
    }),
    adminGetSolutionReport: build.query<SolutionReport, OfPackage>({
      query: ({ base, key }) => `${base}/${key}`,
      providesTags: ['admin/Solution'],
    }),
    adminApplySolution: build.mutation<WorkView, OfPackage & ApplySolution>({
      query: ({ base, key, ...body }) => call.post(`${base}/${key}/apply`, body),
    }),
    adminRevertSolution: build.mutation<WorkView, OfPackage>({
      query: ({ base, key }) => call.post(`${base}/${key}/take-back`),
    }),
    adminListPackages: build.query<Page<PackageView>, void>({
      query: () => packages,
      providesTags: ['admin/IndustryPackage'],
    }),
    adminGetPackage: build.query<IndustryPackage, { key: string; number: number }>({
      query: ({ key, number }) => `${packages}/${key}/${number}`,
    }),
    /** Long work has ended: what it may have changed is read again. */
    adminSolutionEnded: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: [
        ...(['admin/Solution', 'admin/IndustryPackage', 'admin/Plugin', 'admin/Dropdown'] as const),
      ],
    }),
    adminDeletePackage: build.mutation<null, { key: string; number: number }>({
      query: ({ key, number }) => call.delete(`${packages}/${key}/${number}`),
      invalidatesTags: ['admin/IndustryPackage', 'admin/Solution'],
    }),
    adminImportPackage: build.mutation<IndustryPackage, unknown>({
      query: (body) => call.post(packages, body as object),
      invalidatesTags: ['admin/IndustryPackage', 'admin/Solution'],
    }),
  }),
);

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
