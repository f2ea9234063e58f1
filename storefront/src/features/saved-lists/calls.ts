import { type SavedList, savedListSchema } from "@confiserie/domain/contract/saved-lists";
import { ApiProblem, api } from "@/lib/api";

const path = (id: string) => `/lists/${encodeURIComponent(id)}`;

export const callList = (id: string, signal?: AbortSignal): Promise<SavedList> =>
	api.get(path(id), savedListSchema, signal && { signal });

/** DELETE /lists/{id}. A list that another tab has deleted is as gone as was asked. */
export async function callDeleteList(id: string): Promise<void> {
	try {
		await api.delete(path(id));
	} catch (cause) {
		if (!(cause instanceof ApiProblem && cause.code === "LIST_NOT_FOUND")) throw cause;
	}
}

export const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";
