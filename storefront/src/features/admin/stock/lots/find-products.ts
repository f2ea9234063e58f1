import { searchAdminProducts } from "@confiserie/domain/contract/products";
import { readScan } from "@confiserie/domain/fulfilment/scan-code";
import { call } from "@/lib/api";

/** A product that was found by a scan or a search. */
export interface FoundProduct {
	id: string;
	name: string;
	reference: string;
}

/** Products by name, reference or code; of a label in GS1 its GTIN counts, in the length that the shop stores. */
export async function findProducts(text: string): Promise<FoundProduct[]> {
	const { gtin } = readScan(text);
	const query = gtin ? gtin.replace(/^0{1,6}(?=\d{8})/, "") : text.trim();
	const found = await call(searchAdminProducts, { query: { query, page: 0 } });
	return found.content.map(({ id, name, reference }) => ({ id, name, reference }));
}
