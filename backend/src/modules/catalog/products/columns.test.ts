import { PACKAGED_NAMES } from "@confiserie/domain/catalogue/product-fields";
import { expect, test } from "vitest";
import { PACKAGING_COLUMNS, readColumns, writeColumns, writeNewColumns } from "./columns";
import { ProductPackaging } from "./models/product-packaging";

const ROW = {
	reference: "BAP-1",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: null,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	weightGrams: 40,
	eanUnit: "3760000000017",
	eanBox: "3760000000024",
	bestBeforeDate: null,
	vatRate: 20 as const,
	isFood: true,
	ingredients: "Sucre.",
	allergens: ["lait"],
	traces: [],
	nutrition: null,
};

test("every column of the table of fields is one of the model", () => {
	const columns = Object.keys(ProductPackaging.parse().schema);
	for (const column of PACKAGING_COLUMNS) expect(columns).toContain(column);
});

test("what a row says is read back; what it leaves out is not written, and empty for a new product", () => {
	expect(writeColumns(ROW)).not.toHaveProperty("origin");
	const record = writeNewColumns(ROW);
	expect(Object.keys(record).sort()).toEqual([...PACKAGING_COLUMNS].sort());
	const read = readColumns({ ...record, price_per_piece_box: "1.5", price_per_piece_layer: "1.38" }, PACKAGED_NAMES);
	expect(read).toEqual({
		...ROW,
		legalName: "",
		storageConditions: "",
		operator: "",
		origin: "",
		withdrawalRight: "FREE",
		organicCode: "",
		organicFarming: "",
		durability: "BEST_BEFORE",
		daysAtDelivery: null,
		preparationDays: null,
		isUnstackable: false,
	});
});
