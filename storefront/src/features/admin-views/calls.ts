import {
	type ListView,
	type ListViews,
	listViewSchema,
	listViewsSchema,
	type SaveView,
} from "@confiserie/domain/contract/list-view";
import { api } from "@/lib/api";

const PATH = "/admin/views";
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Calls of one's own views. */
export const viewCalls = {
	list: (signal: AbortSignal): Promise<ListViews> => api.get(PATH, listViewsSchema, { signal }),
	/** A new view, or `id` anew. */
	save: (id: string | null, view: SaveView): Promise<ListView> =>
		id === null ? api.post(PATH, view, listViewSchema) : api.put(pathOf(id), view, listViewSchema),
	remove: (id: string): Promise<void> => api.delete(pathOf(id)),
};

/** Where the query cache keeps them; not under "admin": nothing that happens to an order or a product changes one's views. */
export const VIEWS_KEY = ["office", "views"] as const;
