import { listSavedLists, type SavedListHead } from "@confiserie/domain/contract/saved-lists";
import { call } from "@/lib/api";

export const callLists = (signal?: AbortSignal): Promise<SavedListHead[]> => call(listSavedLists, { signal });
