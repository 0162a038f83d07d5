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
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';

interface PartOf {
  addressId: string;
  id: string;
  version: number;
}
type Removed = Omit<PartOf, 'version'>;

const notesOf = (addressId: string) => `/api/addresses/addresses/${addressId}/notes`;
const stepsOf = (addressId: string) => `/api/addresses/addresses/${addressId}/next-steps`;
const followUpApi = addEndpoints(['addresses/Note', 'addresses/Step'], (build) => ({
  addressesListNotes: build.query<AddressNoteList, { addressId: string; args: ListArgs }>({
    query: ({ addressId, args }) => call.get(notesOf(addressId), args),
    providesTags: ['addresses/Note'],
  }),
  addressesCreateNote: build.mutation<AddressNoteView, { addressId: string; body: CreateAddressNote }>({
    query: ({ addressId, body }) => call.post(notesOf(addressId), body),
    invalidatesTags: whenChanged('addresses/Note'),
  }),
  addressesUpdateNote: build.mutation<AddressNoteView, PartOf & { body: UpdateAddressNote }>({
    query: ({ addressId, id, version, body }) => call.patch(`${notesOf(addressId)}/${id}`, body, version),
    invalidatesTags: whenChanged('addresses/Note'),
  }),
  addressesDeleteNote: build.mutation<null, PartOf>({
    query: ({ addressId, id, version }) => call.delete(`${notesOf(addressId)}/${id}`, version),
    invalidatesTags: whenChanged('addresses/Note'),
  }),
  addressesRestoreNote: build.mutation<AddressNoteView, Removed>({
    query: ({ addressId, id }) => call.post(`${notesOf(addressId)}/${id}/restore`),
    invalidatesTags: whenChanged('addresses/Note'),
  }),
  addressesListSteps: build.query<NextStepList, string>({
    query: (addressId) => stepsOf(addressId),
    providesTags: ['addresses/Step'],
  }),
  addressesListMySteps: build.query<NextStepList, void>({
    query: () => '/api/addresses/next-steps/mine',
    providesTags: ['addresses/Step'],
  }),
  addressesListStepPeople: build.query<StepPersonList, void>({
    query: () => '/api/addresses/next-steps/people',
  }),
  addressesCreateStep: build.mutation<NextStepView, { addressId: string; body: CreateNextStep }>({
    query: ({ addressId, body }) => call.post(stepsOf(addressId), body),
    invalidatesTags: whenChanged('addresses/Step'),
  }),
  addressesUpdateStep: build.mutation<NextStepView, PartOf & { body: UpdateNextStep }>({
    query: ({ addressId, id, version, body }) => call.patch(`${stepsOf(addressId)}/${id}`, body, version),
    invalidatesTags: whenChanged('addresses/Step'),
  }),
  addressesDeleteStep: build.mutation<null, PartOf>({
    query: ({ addressId, id, version }) => call.delete(`${stepsOf(addressId)}/${id}`, version),
    invalidatesTags: whenChanged('addresses/Step'),
  }),
  addressesRestoreStep: build.mutation<NextStepView, Removed>({
    query: ({ addressId, id }) => call.post(`${stepsOf(addressId)}/${id}/restore`),
    invalidatesTags: whenChanged('addresses/Step'),
  }),
}));

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
