import type { ImportSource } from "@confiserie/domain/catalogue/import-sources";
import type { Column } from "../csv/columns";

/** What a column of a foreign file becomes: a column of ours, or a part of a variant. */
export type Target = Column | "type_de_ligne" | "identifiant" | "variante_de" | "option";

/** The headings of an export, plain, in the order of preference. */
type Headings = readonly (readonly [Target, ...string[]])[];

interface SourceFormat {
	/** Of each list, one heading is in every export. */
	marks: readonly (readonly string[])[];
	headings: Headings;
	pricesAre: "INCLUDED" | "EXCLUDED";
}

/**
 * Headings in English and French. Sources: WooCommerce, "Product CSV Importer and Exporter"; Shopify, "Using CSV files to
 * import and export products"; PrestaShop, sample files of "Import" and the list of products; Odoo, "Export and import
 * data"; Sage 50 and Sage 100, lists of articles, whose columns a merchant chooses.
 */
export const SOURCES: Readonly<Record<ImportSource, SourceFormat>> = {
	WOOCOMMERCE: {
		marks: [["type"], ["sku", "ugs"], ["regular price", "tarif regulier", "prix regulier"]],
		headings: [
			["reference", "sku", "ugs"],
			["nom", "name", "nom"],
			["description", "description", "short description", "description courte"],
			["prix_piece_carton", "regular price", "tarif regulier", "prix regulier"],
			["stock_cartons", "stock"],
			["poids_piece_g", "weight kg", "poids kg", "weight g", "poids g"],
			["categorie", "categories"],
			["ean_piece", "gtin upc ean or isbn", "gtin upc ean ou isbn"],
			["en_vente", "published", "publie"],
			["type_de_ligne", "type"],
			["identifiant", "id"],
			["variante_de", "parent"],
		],
		pricesAre: "INCLUDED",
	},
	SHOPIFY: {
		marks: [["handle", "url handle"], ["title"], ["variant price", "price"]],
		headings: [
			["reference", "variant sku", "sku"],
			["nom", "title"],
			["description", "body html", "description"],
			["prix_piece_carton", "variant price", "price"],
			["stock_cartons", "variant inventory qty", "inventory quantity"],
			["poids_piece_g", "variant grams", "weight value grams"],
			["categorie", "type", "custom product type", "standard product type", "product category"],
			["ean_piece", "variant barcode", "barcode"],
			["en_vente", "status", "published", "published on online store"],
			["variante_de", "handle", "url handle"],
		],
		pricesAre: "INCLUDED",
	},
	PRESTASHOP: {
		marks: [
			["product id", "id", "id produit"],
			["name", "nom"],
			[
				...["price tax excluded", "price tax included", "price tax excl", "price tax incl", "price"],
				"price tax excluded or price tax included",
				...["prix ht", "prix ttc", "prix hors taxe", "prix hors taxes", "prix"],
			],
		],
		headings: [
			["reference", "reference"],
			["nom", "name", "nom"],
			["description", "description", "summary", "short description", "description courte", "resume"],
			[
				"prix_piece_carton",
				...["price tax included", "price tax incl", "prix ttc", "price tax excluded", "price tax excl"],
				...[
					"prix ht",
					"prix hors taxe",
					"prix hors taxes",
					"price tax excluded or price tax included",
					"price",
					"prix",
				],
			],
			["stock_cartons", "quantity", "quantite"],
			["poids_piece_g", "weight", "poids"],
			["categorie", "categories x y z", "category", "categorie", "categories"],
			["ean_piece", "ean13", "ean 13", "ean"],
			// "Status" of the list of products says whether a product is out of stock.
			["en_vente", "active 0 1", "actif 0 1", "active", "actif"],
			["variante_de", "product id", "id", "id produit"],
		],
		pricesAre: "EXCLUDED",
	},
	ODOO: {
		marks: [
			["internal reference", "reference interne", "default code"],
			["sales price", "prix de vente", "list price"],
		],
		headings: [
			["reference", "internal reference", "reference interne", "default code"],
			["nom", "name", "nom"],
			["description", "sales description", "description de vente", "description sale", "description"],
			["prix_piece_carton", "sales price", "prix de vente", "list price"],
			["stock_cartons", "quantity on hand", "quantite en stock", "quantite en main", "qty available"],
			["poids_piece_g", "weight", "poids"],
			["categorie", "product category", "categorie de produits", "categorie de produit", "categ id"],
			["ean_piece", "barcode", "code barres"],
			["tva", "customer taxes", "sales taxes", "taxes a la vente", "taxes clients", "taxes id"],
			["en_vente", "can be sold", "peut etre vendu", "sale ok"],
			["identifiant", "external id", "id externe", "identifiant externe", "id"],
			["variante_de", "product template", "modele de produit"],
			["option", "variant values", "valeurs de variante"],
		],
		pricesAre: "EXCLUDED",
	},
	SAGE: {
		marks: [
			["reference article", "code article", "ref article"],
			["designation", "libelle", "designation article"],
			["prix de vente ttc", "pv ttc", "prix ttc", "prix de vente ht", "pv ht", "prix ht", "prix de vente"],
		],
		headings: [
			["reference", "reference article", "code article", "ref article"],
			["nom", "designation", "libelle", "designation article"],
			["description", "description", "descriptif", "description commerciale", "commentaire"],
			[
				"prix_piece_carton",
				...["prix de vente ttc", "pv ttc", "prix ttc", "prix de vente ht", "pv ht", "prix ht", "prix de vente"],
			],
			["stock_cartons", "stock reel", "quantite en stock", "stock disponible", "stock"],
			["poids_piece_g", "poids net", "poids"],
			["categorie", "famille", "famille article", "code famille", "libelle famille"],
			["ean_piece", "code barres", "code barre", "gencod", "ean"],
			["tva", "taux tva", "taux de tva", "tva"],
			["pieces_par_carton", "colisage", "pcb"],
		],
		pricesAre: "EXCLUDED",
	},
};

/** Columns that repeat, one for each option of a product. */
export const OPTION =
	/^(attribute \d+ value s|valeur s de l attribut \d+|option ?\d value|value value position|valeur valeur position)$/;
export const IMAGE_ADDRESSES =
	/^(images?|image src|variant image|product image url|image urls x y z|image url s|url s? ?(de l |des )?images?.*)$/;
