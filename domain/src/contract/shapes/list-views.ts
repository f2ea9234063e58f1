import { listViewSchema, listViewsSchema, saveViewSchema } from "../list-view";
import { SAMPLE, shape } from "./shape";

const SAVED = { list: "orders" as const, name: "Gap, 7 jours", query: "period=week&city=Gap", isDefault: false };
const VIEW = { id: SAMPLE.viewId, ...SAVED };

export const LIST_VIEW_BODIES = { SaveView: shape(saveViewSchema, SAVED) };

export const LIST_VIEW_ANSWERS = {
	ListView: shape(listViewSchema, VIEW),
	ListViews: shape(listViewsSchema, { content: [VIEW] }),
};
