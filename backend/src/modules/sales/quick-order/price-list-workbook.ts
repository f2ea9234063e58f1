import { boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import { netCents, toEuros } from "@confiserie/domain/money";
import type { Sql } from "../../../lib/database/sql";
import { type Cell, writeWorkbook } from "../../catalog/import";
import { type PricedProduct, readPriceList } from "./price-list";

const from = (boxesOf: (product: PricedProduct) => number | null, isNet: boolean) => (product: PricedProduct) => {
	const boxes = boxesOf(product);
	if (!boxes) return null;
	const cents = boxPriceFor(product.boxPrices, boxes);
	return toEuros(isNet ? netCents(cents, product.vatRate) : cents);
};
const box = () => 1;
const layer = ({ boxesPerLayer, pricePerPieceLayer }: PricedProduct) => (pricePerPieceLayer ? boxesPerLayer : null);
const pallet = ({ boxesPerPallet, pricePerPiecePallet }: PricedProduct) =>
	pricePerPiecePallet ? boxesPerPallet : null;

/** Columns of the workbook. The quick order reads it back once quantities are filled in: it knows the headings it needs. */
const COLUMNS: readonly { heading: string; cell: (product: PricedProduct) => Cell }[] = [
	{ heading: "Référence", cell: ({ reference }) => reference },
	{ heading: "Désignation", cell: ({ name }) => name },
	{ heading: "Quantité", cell: () => null },
	{ heading: "Unité", cell: ({ piecesPerBox }) => (piecesPerBox > 1 ? "carton" : null) },
	{ heading: "Carton HT", cell: from(box, true) },
	{ heading: "Carton TTC", cell: from(box, false) },
	{ heading: "Cartons par couche", cell: layer },
	{ heading: "Carton HT, par couche", cell: from(layer, true) },
	{ heading: "Carton TTC, par couche", cell: from(layer, false) },
	{ heading: "Cartons par palette", cell: pallet },
	{ heading: "Carton HT, par palette", cell: from(pallet, true) },
	{ heading: "Carton TTC, par palette", cell: from(pallet, false) },
	{ heading: "TVA (%)", cell: ({ vatRate }) => vatRate },
	{ heading: "Pièces par carton", cell: ({ piecesPerBox }) => piecesPerBox },
	{ heading: "EAN pièce", cell: ({ eanUnit }) => eanUnit || null },
	{ heading: "EAN carton", cell: ({ eanBox }) => eanBox || null },
	{ heading: "Cartons en stock", cell: ({ availableBoxes }) => availableBoxes },
];

/** Writes the price list of a customer to a file, as a workbook with empty quantities to order with. */
export function priceListWorkbook(sql: Sql, customerId: string): Promise<Buffer> {
	return writeWorkbook("Tarifs", pages(sql, customerId));
}

async function* pages(sql: Sql, customerId: string): AsyncGenerator<Cell[][]> {
	yield [COLUMNS.map(({ heading }) => heading)];
	for await (const products of readPriceList(sql, customerId))
		yield products.map((product) => COLUMNS.map(({ cell }) => cell(product)));
}
