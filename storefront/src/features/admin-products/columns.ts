import { type ChoosableColumn, columnChoice } from "@/features/admin-views";

/** The columns that the table of products can have, in their order. Source: accounts spec §2 "Desktop table" for the usual ones. */
export const PRODUCT_COLUMNS = [
	{ key: "image", label: "Image", isUsual: true },
	{ key: "product", label: "Produit", isAlways: true },
	{ key: "category", label: "Catégorie", isUsual: true },
	{ key: "tags", label: "Tags", isUsual: true },
	{ key: "eanUnit", label: "EAN de la pièce" },
	{ key: "eanBox", label: "EAN du carton" },
	{ key: "piecePrice", label: "Prix de la pièce" },
	{ key: "price", label: "Prix", isUsual: true },
	{ key: "reserved", label: "Réservés" },
	{ key: "stock", label: "Stock", isUsual: true },
	{ key: "actions", label: "Actions", isAlways: true },
] as const satisfies readonly ChoosableColumn[];
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]["key"];

export const { columnsOf, statedColumns } = columnChoice<ProductColumn>(PRODUCT_COLUMNS);
