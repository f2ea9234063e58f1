import { type SavedListHead, savedListsSchema } from "@confiserie/domain/contract/saved-lists";
import { api } from "@/lib/api";

export const callLists = (signal?: AbortSignal): Promise<SavedListHead[]> =>
	api.get("/lists", savedListsSchema, signal && { signal });
