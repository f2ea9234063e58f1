import { deleteSavedList } from "@confiserie/domain/contract/saved-lists";
import { ApiProblem, call } from "@/lib/api";

/** A list that another tab has deleted is as gone as was asked. */
export async function deleteList(id: string): Promise<void> {
	try {
		await call(deleteSavedList, { params: { id } });
	} catch (cause) {
		if (!(cause instanceof ApiProblem && cause.code === "LIST_NOT_FOUND")) throw cause;
	}
}
