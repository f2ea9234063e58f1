import {
	type AdminRedirect,
	type RedirectTable,
	redirectsSchema,
	redirectTableSchema,
} from "@confiserie/domain/contract/content";
import { api } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

/** Query key of the redirects. */
export const REDIRECTS_KEY = ["admin", "redirects"];

/** GET /admin/redirects. */
export const callRedirects = (signal: AbortSignal): Promise<AdminRedirect[]> =>
	api.get("/admin/redirects", redirectsSchema, { signal });

/** POST /admin/redirects: all or none. */
export const callAddRedirects = (redirects: readonly { from: string; to: string }[]): Promise<AdminRedirect[]> =>
	api.post("/admin/redirects", { redirects }, redirectsSchema);

/** POST /admin/redirects/table: what a file says. */
export const callReadTable = (file: File): Promise<RedirectTable> =>
	api.post("/admin/redirects/table", formWith("file", file), redirectTableSchema);

/** DELETE /admin/redirects/{id}. */
export const callDeleteRedirect = (id: number): Promise<void> => api.delete(`/admin/redirects/${id}`);
