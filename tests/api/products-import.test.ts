import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkDigit } from "@confiserie/domain/catalogue/gtin";
import type { Product } from "@confiserie/domain/contract/product";
import { beforeAll, expect, test } from "vitest";
import { BACKEND, packageFile } from "../../scripts/lib/paths";
import { adminToken, api, db, findProduct } from "../support/api";
import { catalogueExchange, contents } from "../support/catalogue-exchange";
import { shopUnderTest } from "../support/context";
import { testEnvironment } from "../support/template";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send } = catalogueExchange(() => token);

const HEADER =
	"reference;nom;categorie;tags;description;prix_piece_carton;prix_piece_couche;prix_piece_palette;pieces_par_carton;cartons_par_couche;cartons_par_palette;poids_piece_g;ean_piece;ean_carton;ddm;stock_cartons;tva;ingredients;allergenes;traces;energie_kj;energie_kcal;matieres_grasses;acides_gras_satures;glucides;sucres;proteines;sel;images;denomination_legale;conservation;exploitant;bio_organisme;bio_agriculture";

const ean = (number: number) => `37612345${number.toString().padStart(4, "0")}`;
const ean13 = (number: number) => `${ean(number)}${checkDigit(ean(number))}`;

/** A row of a merchant's file: 24 pieces a box, 8 boxes a layer, 48 a pallet by default. */
function row(
	number: number,
	changes: { name?: string; price?: string; layer?: string; stock?: string; eanBox?: string; vat?: string } = {},
): string {
	const { name = `Nougat d'essai ${number}`, price = "1,50", layer = "1,38", stock = "60", vat = "20" } = changes;
	const eanBox = changes.eanBox ?? ean13(number * 2 + 1);
	return `ESSAI-${number};${name};BONBONS;BIO;Un essai.;${price};${layer};1,26;24;8;48;40;${ean13(number * 2)};${eanBox};;${stock};${vat};Sucre.;;;1690;398;0;0;99,4;99,2;0;0,01;essai.webp;Nougat;Au sec.;Maison Martin, Aix;FR-BIO-01;Agriculture UE`;
}
const file = (...rows: string[]) => [HEADER, ...rows].join("\r\n");

/** Of the shop itself: a sales channel's price lists follow its prices, some seconds later. */
const OWN_PRICE = "price.price_list_id IS NULL AND price.deleted_at IS NULL";

async function prices(reference: string) {
	const { rows } = await db().query(
		`SELECT amount::float8, min_quantity::int AS min, max_quantity::int AS max FROM product_packaging
		JOIN product_variant_price_set USING (variant_id) JOIN price USING (price_set_id)
		WHERE reference = $1 AND ${OWN_PRICE} AND product_packaging.deleted_at IS NULL
		ORDER BY min_quantity NULLS FIRST`,
		[reference],
	);
	return rows;
}

test("a file creates its products, and a second one changes them by reference", async () => {
	expect(await send(`\uFEFF${file(row(1), row(2))}`)).toMatchObject({ state: "DONE", created: 2 });
	const created = await findProduct("ESSAI-1");
	expect(created).toMatchObject({
		price: 36,
		stock: 60,
		boxesPerLayer: 8,
		vatRate: 20,
		imageUrl: "/static/essai.webp",
	});
	expect(await prices("ESSAI-1")).toEqual([
		{ amount: 36, min: null, max: 7 },
		{ amount: 33.12, min: 8, max: 47 },
		{ amount: 30.24, min: 48, max: null },
	]);

	const changed = file(row(1, { name: "Nougat tendre d'essai", price: "2", layer: "", stock: "5", vat: "5,5" }));
	expect(await send(changed)).toMatchObject({ state: "DONE", changed: 1 });
	const { body } = await api<Product>(`/products/${created.id}`);
	expect(body).toMatchObject({
		name: "Nougat tendre d'essai",
		price: 48,
		stock: 5,
		pricePerPieceLayer: null,
		vatRate: 5.5,
	});
	expect(await prices("ESSAI-1")).toEqual([
		{ amount: 48, min: null, max: 47 },
		{ amount: 30.24, min: 48, max: null },
	]);
});

test("shop import: a fault on one line imports nothing and names the line", async () => {
	const before = await contents();
	const { code, output } = await importByCommand(file(row(11), row(12, { price: "gratuit" })));
	expect(code).toBe(1);
	expect(output).toContain("Ligne 3, colonne prix_piece_carton");
	expect(await contents()).toEqual(before);
});

test("an EAN of another product imports nothing, the batches before it included", async () => {
	const taken = await findProduct("POP-NAT-080");
	const before = await contents();
	const many = Array.from({ length: 160 }, (_, index) => row(100 + index));
	const { state, errors } = await send(file(...many, row(900, { eanBox: taken.eanBox })));
	expect(state).toBe("REFUSED");
	expect(errors.map(({ message }) => message)).toEqual([
		`Ligne 162, colonne ean_carton : l'EAN ${taken.eanBox} est déjà celui du produit POP-NAT-080.`,
	]);
	expect(await contents()).toEqual(before);
});

/** Imports a catalogue file by a process of its own, as an operator does; returns the exit code and all output. */
async function importByCommand(csv: string): Promise<{ code: unknown; output: string }> {
	const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
	const path = join(folder, "products.csv");
	await writeFile(path, csv);
	const mode = { NODE_ENV: "development", ADMIN_DISABLED: "true", NO_COLOR: "1" };
	const env = { ...process.env, ...testEnvironment(shopUnderTest().databaseUrl, 9200, 3200), ...mode };
	const medusa = packageFile(BACKEND, "@medusajs/cli/cli.js");
	const args = [medusa, "exec", "./src/scripts/shop.ts", JSON.stringify(["import", path])];
	return new Promise<{ code: unknown; output: string }>((resolve) => {
		execFile(process.execPath, args, { cwd: BACKEND, env }, (error, stdout, stderr) =>
			resolve({ code: error ? error.code : 0, output: stdout + stderr }),
		);
	}).finally(() => rm(folder, { recursive: true }));
}
