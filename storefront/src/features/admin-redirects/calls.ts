import { type AdminRedirect, redirectsSchema } from "@confiserie/domain/contract/content";
import { api } from "@/lib/api";

/** Query key of the redirects. */
export const REDIRECTS_KEY = ["admin", "redirects"];

/** GET /admin/redirects. */
export const callRedirects = (signal: AbortSignal): Promise<AdminRedirect[]> =>
	api.get("/admin/redirects", redirectsSchema, { signal });

/** POST /admin/redirects: all or none. */
export const callAddRedirects = (redirects: readonly { from: string; to: string }[]): Promise<AdminRedirect[]> =>
	api.post("/admin/redirects", { redirects }, redirectsSchema);

/** DELETE /admin/redirects/{id}. */
export const callDeleteRedirect = (id: number): Promise<void> => api.delete(`/admin/redirects/${id}`);
