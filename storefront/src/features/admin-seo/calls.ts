import type { PageSeo } from "@confiserie/domain/content/seo";
import { type AdminSeo, adminSeoSchema } from "@confiserie/domain/contract/content";
import { api } from "@/lib/api";

/** Query key of what search engines show. */
export const SEO_KEY = ["admin", "seo"];

/** GET /admin/seo. */
export const callSeo = (signal: AbortSignal): Promise<AdminSeo[]> => api.get("/admin/seo", adminSeoSchema, { signal });

/** PUT /admin/seo: three empty parts give the page its own back. */
export const callChangeSeo = (seo: PageSeo): Promise<AdminSeo[]> => api.put("/admin/seo", seo, adminSeoSchema);
