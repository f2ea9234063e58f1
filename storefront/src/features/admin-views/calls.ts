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

/** Calls of the user's own views. */
export const viewCalls = {
	list: (signal: AbortSignal): Promise<ListViews> => api.get(PATH, listViewsSchema, { signal }),
	/** Creates a view, or replaces the view `id`. */
	save: (id: string | null, view: SaveView): Promise<ListView> =>
		id === null ? api.post(PATH, view, listViewSchema) : api.put(pathOf(id), view, listViewSchema),
	remove: (id: string): Promise<void> => api.delete(pathOf(id)),
};

/** Query key; not under "admin", since no change of an order or a product affects views. */
export const VIEWS_KEY = ["office", "views"] as const;
