import { notFound } from "next/navigation";
import { cache } from "react";
import { serverApi } from "@/lib/server-api";

/** One read for layout, page and metadata. An id that the engine refuses (400) names no product either. */
export const readProduct = cache(async (id: string) => {
	const result = await serverApi.product(id);
	if (!result.ok && (result.status === 404 || result.status === 400)) notFound();
	return result;
});
