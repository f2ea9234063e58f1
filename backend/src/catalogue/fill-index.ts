import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_FIELDS, type ProductRecord, toDocument } from "./documents";

export const PRODUCT_INDEX = "product";

/** Builds the index anew beside the one in use and puts it in its place; answers how many products are on sale. */
export async function fillProductIndex(scope: MedusaContainer): Promise<number> {
	const index = scope.resolve(Modules.SEARCH);
	await index.reindex({ index: PRODUCT_INDEX });
	const { metadata } = await index.search({
		entity: PRODUCT_INDEX,
		pagination: { take: 0 },
		search_options: { count: "exact" },
	});
	return metadata.count ?? 0;
}

/** Writes the products of `ids` into the index, and drops those that are no longer on sale. */
export async function refreshProducts(scope: MedusaContainer, ids: string[]): Promise<void> {
	const index = scope.resolve(Modules.SEARCH);
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "product",
		fields: PRODUCT_FIELDS,
		filters: { id: ids },
	});
	const documents = (data as unknown as ProductRecord[]).flatMap((row) => toDocument(row) ?? []);
	if (documents.length > 0) await index.upsertDocuments({ index: PRODUCT_INDEX, documents });
	const gone = ids.filter((id) => !documents.some((document) => document.id === id));
	if (gone.length > 0) await index.deleteDocuments({ index: PRODUCT_INDEX, filters: { id: gone } });
}
