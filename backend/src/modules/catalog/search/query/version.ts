import { one, type Sql } from "../../../../lib/database/sql";

/**
 * A figure that is another one as soon as a change of what is searched is committed: of a product, a price, a publication.
 * Not of the stock, which every order moves.
 */
export async function searchVersion(sql: Sql): Promise<string> {
	const read = await one<{ version: string }>(sql, "SELECT version FROM product_search_version");
	return read?.version ?? "";
}
