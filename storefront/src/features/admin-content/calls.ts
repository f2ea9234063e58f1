import type { PageContent } from "@confiserie/domain/content/pages";
import {
	type AdminPage,
	type AdminPageHead,
	adminPageSchema,
	adminPagesSchema,
	type SavePage,
} from "@confiserie/domain/contract/content";
import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { api } from "@/lib/api";

/** Query key of the pages of text. */
export const PAGES_KEY = ["admin", "pages"];

const addressOf = (slug: string) => `/admin/pages/${encodeURIComponent(slug)}`;

/** GET /admin/pages. */
export const callPages = (signal: AbortSignal): Promise<AdminPageHead[]> =>
	api.get("/admin/pages", adminPagesSchema, { signal });

/** GET /admin/pages/{slug}. */
export const callPage = (slug: string, signal: AbortSignal): Promise<AdminPage> =>
	api.get(addressOf(slug), adminPageSchema, { signal });

/** POST /admin/pages: the draft of a new page. */
export const callCreatePage = (slug: string, content: PageContent): Promise<AdminPage> =>
	api.post("/admin/pages", { slug, content }, adminPageSchema);

/** PUT /admin/pages/{slug}: a version, published now, later or not yet. */
export const callSavePage = (slug: string, change: SavePage): Promise<AdminPage> =>
	api.put(addressOf(slug), change, adminPageSchema);

/** PUT /admin/pages/{slug}/state. */
export const callWithdrawPage = (slug: string): Promise<AdminPage> =>
	api.put(`${addressOf(slug)}/state`, { state: "WITHDRAWN" }, adminPageSchema);

/** DELETE /admin/pages/{slug}. */
export const callDeletePage = (slug: string): Promise<void> => api.delete(addressOf(slug));

/** GET /settings: what the pages state of the shop. */
export const callShopSettings = (signal: AbortSignal): Promise<ShopSettings> =>
	api.get("/settings", shopSettingsSchema, { signal });
