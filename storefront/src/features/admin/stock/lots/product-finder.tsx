import { searchAdminProducts } from "@confiserie/domain/contract/products";
import { readScan } from "@confiserie/domain/fulfilment/scan-code";
import { SearchList } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

interface FoundProduct {
	id: string;
	name: string;
	reference: string;
}

interface ProductFinderProps {
	/** Of its field. */
	id: string;
	error: string | null;
	/** `scan` is what the label says of the lot. */
	onFound: (product: FoundProduct, scan: { lot: string | null; expiresOn: string | null }) => void;
}

/** Finds a product by a scanned label, its reference or its name; a hand scanner presses Enter. */
export const ProductFinder = ({ onFound, ...field }: ProductFinderProps) => (
	<SearchList
		{...field}
		autoFocus
		isScanned
		label="Scanner ou chercher un produit"
		hint="Étiquette GS1-128 ou DataMatrix, code-barres, référence ou nom."
		queryKey={keyOf(searchAdminProducts)}
		search={findProducts}
		keyOf={({ id }) => id}
		show={({ name, reference }) => (
			<>
				<strong>{name}</strong>
				<span className="block text-sm wrap-anywhere text-prune">{reference}</span>
			</>
		)}
		onPick={(product, text) => onFound(product, readScan(text))}
		minimum={2}
	/>
);

/** Products by name, reference or code; of a label in GS1 its GTIN counts, in the length that the shop stores. */
async function findProducts(text: string, signal: AbortSignal): Promise<FoundProduct[]> {
	const { gtin } = readScan(text);
	const query = gtin ? gtin.replace(/^0{1,6}(?=\d{8})/, "") : text;
	const { content } = await call(searchAdminProducts, { query: { query, page: 0 }, signal });
	return content.slice(0, 8);
}
