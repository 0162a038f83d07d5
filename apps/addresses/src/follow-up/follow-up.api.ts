import type {
  AddressNoteList,
  AddressNoteView,
  CreateAddressNote,
  CreateNextStep,
  NextStepList,
  NextStepView,
  StepPersonList,
  UpdateAddressNote,
  UpdateNextStep,
} from '@jahrring/contracts-addresses';
import { api, type ListArgs } from '@jahrring/tool-kit';

interface PartOf {
  addressId: string;
  id: string;
  version: number;
}
type Removed = Omit<PartOf, 'version'>;

const notesOf = (addressId: string) => `/api/addresses/addresses/${addressId}/notes`;
const stepsOf = (addressId: string) => `/api/addresses/addresses/${addressId}/next-steps`;
const whenNoteChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Note' as const]);
const whenStepChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Step' as const]);

const tagged = api.enhanceEndpoints({ addTagTypes: ['addresses/Note', 'addresses/Step'] });

const followUpApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    addressesListNotes: build.query<AddressNoteList, { addressId: string; args: ListArgs }>({
      query: ({ addressId, args }) => ({ url: notesOf(addressId), params: args }),
      providesTags: ['addresses/Note'],
    }),
    addressesCreateNote: build.mutation<AddressNoteView, { addressId: string; body: CreateAddressNote }>({
      query: ({ addressId, body }) => ({ url: notesOf(addressId), method: 'POST', body }),
      invalidatesTags: whenNoteChanged,
    }),
    addressesUpdateNote: build.mutation<AddressNoteView, PartOf & { body: UpdateAddressNote }>({
      query: ({ addressId, id, version, body }) => ({
        url: `${notesOf(addressId)}/${id}`,
        method: 'PATCH',
        version,
        body,
      }),
      invalidatesTags: whenNoteChanged,
    }),
    addressesDeleteNote: build.mutation<null, PartOf>({
      query: ({ addressId, id, version }) => ({
        url: `${notesOf(addressId)}/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenNoteChanged,
    }),
    addressesRestoreNote: build.mutation<AddressNoteView, Removed>({
      query: ({ addressId, id }) => ({ url: `${notesOf(addressId)}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenNoteChanged,
    }),
    addressesListSteps: build.query<NextStepList, string>({
      query: (addressId) => ({ url: stepsOf(addressId) }),
      providesTags: ['addresses/Step'],
    }),
    addressesListMySteps: build.query<NextStepList, void>({
      query: () => ({ url: '/api/addresses/next-steps/mine' }),
      providesTags: ['addresses/Step'],
    }),
    addressesListStepPeople: build.query<StepPersonList, void>({
      query: () => ({ url: '/api/addresses/next-steps/people' }),
    }),
    addressesCreateStep: build.mutation<NextStepView, { addressId: string; body: CreateNextStep }>({
      query: ({ addressId, body }) => ({ url: stepsOf(addressId), method: 'POST', body }),
      invalidatesTags: whenStepChanged,
    }),
    addressesUpdateStep: build.mutation<NextStepView, PartOf & { body: UpdateNextStep }>({
      query: ({ addressId, id, version, body }) => ({
        url: `${stepsOf(addressId)}/${id}`,
        method: 'PATCH',
        version,
        body,
      }),
      invalidatesTags: whenStepChanged,
    }),
    addressesDeleteStep: build.mutation<null, PartOf>({
      query: ({ addressId, id, version }) => ({
        url: `${stepsOf(addressId)}/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenStepChanged,
    }),
    addressesRestoreStep: build.mutation<NextStepView, Removed>({
      query: ({ addressId, id }) => ({ url: `${stepsOf(addressId)}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenStepChanged,
    }),
  }),
});

export const {
  useAddressesListNotesQuery: useNotes,
  useAddressesCreateNoteMutation: useCreateNote,
  useAddressesUpdateNoteMutation: useUpdateNote,
  useAddressesDeleteNoteMutation: useDeleteNote,
  useAddressesRestoreNoteMutation: useRestoreNote,
  useAddressesListStepsQuery: useSteps,
  useAddressesListMyStepsQuery: useMySteps,
  useAddressesListStepPeopleQuery: useStepPeople,
  useAddressesCreateStepMutation: useCreateStep,
  useAddressesUpdateStepMutation: useUpdateStep,
  useAddressesDeleteStepMutation: useDeleteStep,
  useAddressesRestoreStepMutation: useRestoreStep,
} = followUpApi;
