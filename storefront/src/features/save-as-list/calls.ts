import {
	type ListCreation,
	type SavedList,
	type SavedListHead,
	savedListSchema,
	savedListsSchema,
} from "@confiserie/domain/contract/saved-lists";
import type { BoxesOf } from "@confiserie/domain/saved-list";
import { api } from "@/lib/api";

export const callLists = (signal?: AbortSignal): Promise<SavedListHead[]> =>
	api.get("/lists", savedListsSchema, signal && { signal });

export const callCreateList = (list: ListCreation): Promise<SavedList> => api.post("/lists", list, savedListSchema);

export const callAddToList = (id: string, items: readonly BoxesOf[]): Promise<SavedList> =>
	api.post(`/lists/${encodeURIComponent(id)}/items`, { items }, savedListSchema);
