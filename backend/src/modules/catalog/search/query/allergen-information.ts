import type { AllergenInformation } from "@confiserie/domain/food/allergen-codes";
import { rows, type Sql } from "../../../../lib/database/sql";

/** Allergen information of products on sale, by id. */
export async function allergenInformationOf(
	sql: Sql,
	ids: readonly string[],
): Promise<Map<string, AllergenInformation>> {
	const found = await rows<{ id: string; information: AllergenInformation | null }>(
		sql,
		"SELECT id, product -> 'allergenInformation' AS information FROM product_search WHERE id = ANY(?)",
		[[...ids]],
	);
	return new Map(found.flatMap(({ id, information }) => (information ? [[id, information] as const] : [])));
}
