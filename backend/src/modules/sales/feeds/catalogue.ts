import type { FeedItem, FeedProduct } from "@confiserie/domain/channels/feed";
import { boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import type { CatalogueProduct } from "@confiserie/domain/contract/feeds";
import { csvLine } from "@confiserie/domain/csv";
import { toEuros } from "@confiserie/domain/money";

type Cell = string | number | null;

/** Columns of the plain catalogue; prices of a box in EUR incl. VAT. */
const COLUMNS: Record<string, (item: FeedItem, product: FeedProduct) => Cell> = {
	identifiant: ({ id }) => id,
	reference: (_item, { reference }) => reference,
	nom: (_item, { name }) => name,
	categorie: ({ productType }) => productType,
	ean_carton: (_item, { eanBox }) => eanBox,
	ean_piece: (_item, { eanUnit }) => eanUnit,
	pieces_par_carton: (_item, { piecesPerBox }) => piecesPerBox,
	cartons_par_couche: (_item, { boxesPerLayer }) => boxesPerLayer,
	cartons_par_palette: (_item, { boxesPerPallet }) => boxesPerPallet,
	prix_carton: ({ priceCents }) => toEuros(priceCents),
	prix_carton_couche: (_item, product) => priceFrom(product, product.boxesPerLayer),
	prix_carton_palette: (_item, product) => priceFrom(product, product.boxesPerPallet),
	tva: (_item, { vatRate }) => vatRate,
	poids_net_g: ({ netGrams }) => netGrams,
	disponible: ({ isAvailable }) => (isAvailable ? "oui" : "non"),
	page: ({ link }) => link,
	image: ({ imageLink }) => imageLink,
	description: ({ description }) => description,
};

/** For a spreadsheet. */
export const CATALOGUE_CSV = {
	head: () => `\uFEFF${csvLine(Object.keys(COLUMNS))}`,
	item: (item: FeedItem, product: FeedProduct) => csvLine(Object.values(COLUMNS).map((read) => read(item, product))),
	foot: "",
};

/** For a program: one product a line, so that a reader need not hold the whole. */
export const CATALOGUE_JSON = {
	head: () => '{"products":[\n',
	item: (item: FeedItem, product: FeedProduct) => JSON.stringify(catalogueProduct(item, product)),
	separator: ",\n",
	foot: "\n]}\n",
};

function catalogueProduct(item: FeedItem, { boxPrices, ...product }: FeedProduct): CatalogueProduct {
	return {
		id: item.id,
		reference: product.reference,
		name: product.name,
		category: product.category,
		description: product.description,
		eanUnit: product.eanUnit,
		eanBox: product.eanBox,
		piecesPerBox: product.piecesPerBox,
		boxesPerLayer: product.boxesPerLayer,
		boxesPerPallet: product.boxesPerPallet,
		vatRate: product.vatRate,
		netGrams: item.netGrams,
		isAvailable: product.isAvailable,
		boxPrices: boxPrices.map(({ minBoxes, pricePerBoxCents }) => ({ minBoxes, price: toEuros(pricePerBoxCents) })),
		link: item.link,
		images: [item.imageLink, ...item.additionalImageLinks],
	};
}

function priceFrom({ boxPrices }: FeedProduct, boxes: number | null): number | null {
	return boxes === null ? null : toEuros(boxPriceFor(boxPrices, boxes));
}
