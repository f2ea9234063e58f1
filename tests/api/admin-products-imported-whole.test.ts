import { NUTRIENTS } from "@confiserie/domain/catalogue/product-fields";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { SalesChannelList } from "@confiserie/domain/contract/channels";
import type { Product } from "@confiserie/domain/contract/product";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { eanOf, makeProduct } from "../support/products";
import { upload } from "../support/upload";

let token: string;
let ownChannelId: string | undefined;
let number = Date.now() % 10_000_000;
beforeAll(async () => {
	token = await adminToken();
	const { body } = await api<SalesChannelList>("/admin/channels", { token });
	ownChannelId = body.content.find(({ isOwn }) => isOwn)?.id;
});

/** As the form sends it, and the same as cells of a file. */
const STATEMENTS = {
	"with tiers, tags, food information and the reduced rate": {
		form: {
			category: "GATEAUX",
			tags: ["BIO", "halloween"],
			weightGrams: 12.5,
			piecesPerBox: 25,
			vatRate: 5.5,
			ingredients: "Amande, melon, sucre.",
			allergens: ["fruits à coque"],
			traces: ["lait", "soja"],
			legalName: "Confiserie aux amandes",
			storageConditions: "À conserver au sec.",
			operator: "Maison Martin, 13100 Aix-en-Provence",
			origin: "France",
			organicCode: "FR-BIO-01",
			organicFarming: "Agriculture UE",
			daysAtDelivery: 60,
			preparationDays: 5,
			images: ["/static/demo/bap-fra-40-piece.webp", "/static/demo/bap-fra-40-carton.webp"],
		},
		cells: {
			poids_piece_g: "12,5",
			pieces_par_carton: "25",
			images: "/static/demo/bap-fra-40-piece.webp|/static/demo/bap-fra-40-carton.webp",
		},
	},
	"a draft without tiers, tags and stock": {
		form: {
			category: "GATEAUX",
			tags: [],
			pricePerPieceLayer: null,
			pricePerPiecePallet: null,
			boxesPerLayer: null,
			boxesPerPallet: null,
			bestBeforeDate: null,
			stock: 0,
			isFood: false,
			isPublished: false,
			legalName: "",
			ingredients: "",
			allergens: [],
			storageConditions: "",
			operator: "",
			nutrition: null,
			organicCode: "",
			organicFarming: "",
		},
		cells: {
			tags: "",
			prix_piece_couche: "",
			prix_piece_palette: "",
			cartons_par_couche: "",
			cartons_par_palette: "",
			ddm: "",
			bio_organisme: "",
			bio_agriculture: "",
			jours_a_la_livraison: "",
			jours_de_preparation: "",
			stock_cartons: "0",
			tva: "20",
			alimentaire: "non",
			en_vente: "non",
			ingredients: "",
			allergenes: "",
			traces: "",
			...Object.fromEntries(NUTRIENTS.map(({ heading }) => [heading, ""])),
			denomination_legale: "",
			conservation: "",
			exploitant: "",
			origine: "",
		},
	},
};

test.each(Object.entries(STATEMENTS))(
	"an imported product is, row by row in every table, what the form makes of it: %s",
	async (_, { form, cells }) => {
		number += 2;
		const words = { name: "Calisson d'essai", description: "Un calisson œuvré à l'été." };
		const made = await makeProduct(token, { ...words, ...form });
		const file = { nom: words.name, description: words.description, ...cells };
		const row = cellsOf(number, {
			...file,
			ean_piece: eanOf(600_000_000 + number),
			ean_carton: eanOf(600_000_001 + number),
		});
		const sent = { content: catalogueFile([row]), name: "un.csv" };
		expect((await upload("/admin/products/import", "file", sent, token)).status).toBe(200);
		const page = await api<AdminProductPage>(`/admin/products?query=${row.reference}`, { token });
		const imported = page.body.content[0]?.id ?? "";

		const own = { [row.reference ?? ""]: "reference", [row.ean_piece ?? ""]: "piece", [row.ean_carton ?? ""]: "box" };
		const theirs = { [made.reference]: "reference", [made.eanUnit]: "piece", [made.eanBox]: "box" };
		const [ownRows, theirRows] = [await rowsOf(imported, own), await rowsOf(made.id, theirs)];
		expect(Object.keys(theirRows)).toEqual(
			expect.arrayContaining(["price", "inventory_level", "product_sales_channel"]),
		);
		expect(ownRows).toEqual(theirRows);
		const shown = await Promise.all([api<Product>(`/products/${imported}`), api<Product>(`/products/${made.id}`)]);
		expect(shown[0].status).toBe(shown[1].status);
	},
);

/** Tables that tell of the making, or are made from the others. */
const LEFT_OUT = ["admin_audit", "product_price_history", "product_search"];
/** Ids of records that a product has for itself, which lead to more of its rows; all others are the shop's. */
const OWN_ID = /^(prod|variant|iitem|pset|opt|optval|prodopt)_/;
const SHARED_ID = /^(pcat|ptag|sc|sp|sloc|txr)_/;

/** Whether a row is of another sales channel, which takes a new product in a moment after it is there. */
const isOfAnotherChannel = ({ sales_channel_id: channelId, price_list_id: listId }: Record<string, unknown>): boolean =>
	(channelId ?? ownChannelId) !== ownChannelId || (listId ?? null) !== null;

/** All rows that hang on a product, by table; ids, times and what must differ are replaced by words. */
async function rowsOf(productId: string, own: Record<string, string>): Promise<Record<string, string[]>> {
	const { rows: tables } = await db().query<{ name: string; columns: string[] }>(
		`SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
		WHERE table_schema = 'public' AND data_type IN ('text', 'character varying') AND column_name ~ '(^|_)id$'
			AND NOT table_name = ANY($1) GROUP BY table_name ORDER BY table_name`,
		[LEFT_OUT],
	);
	const found = new Map<string, Map<string, string>>();
	const known = new Set([productId]);
	for (let ids = [productId]; ids.length > 0; ) {
		const rows = [];
		for (const { name, columns } of tables) {
			const where = columns.map((column) => `"${column}" = ANY($1)`).join(" OR ");
			const answer = await db().query<Record<string, unknown>>(`SELECT * FROM "${name}" WHERE ${where}`, [ids]);
			const ofTable = found.get(name) ?? new Map<string, string>();
			const there = answer.rows.filter((row) => !isOfAnotherChannel(row));
			if (there.length > 0) found.set(name, ofTable);
			for (const row of there) ofTable.set(JSON.stringify(row), neutral(row, own));
			rows.push(...there);
		}
		ids = rows
			.flatMap((row) => Object.values(row))
			.filter((value) => typeof value === "string")
			.filter((value) => OWN_ID.test(value) && !known.has(value));
		for (const id of ids) known.add(id);
	}
	return Object.fromEntries([...found].map(([name, rows]) => [name, [...rows.values()].sort()]));
}

function neutral(row: Record<string, unknown>, own: Record<string, string>): string {
	return JSON.stringify(row, (key, value: unknown) => {
		if (key === "created_at" || key === "updated_at") return "now";
		if (typeof value !== "string") return value;
		const [, prefix] = /^([a-z]+)_(?:[0-9A-Z]{26}|[0-9a-f]{32})$/.exec(value) ?? [];
		if (prefix && !SHARED_ID.test(value)) return prefix;
		return Object.entries(own).reduce(
			(text, [word, name]) => text.replace(word, name).replace(word.toLowerCase(), name),
			value,
		);
	});
}
