import { type Category, FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { serverApi } from "./server-api";

/** What was read last, for pages that are made while the backend cannot be read. */
let known: readonly Category[] = FIRST_CATEGORIES;

/** The categories that the shop offers, in their order. Read on the server alone, and handed down. */
export async function readCategories(): Promise<readonly Category[]> {
	const result = await serverApi.categories();
	if (result.ok) known = result.data;
	return known;
}
