import { z } from "zod";
import { api } from "@/lib/api";

const named = z.object({ id: z.string(), name: z.string() });
const found = z.object({ items: z.array(named) });

/** GET /products/search: products on sale by name or reference. */
export async function callNamed(query: string, signal: AbortSignal) {
	return (await api.get("/products/search", found, { query: { query, limit: "8" }, signal })).items;
}

/** GET /products/{id}. */
export async function callProductName(id: string, signal: AbortSignal): Promise<string> {
	return (await api.get(`/products/${encodeURIComponent(id)}`, named, { signal })).name;
}
