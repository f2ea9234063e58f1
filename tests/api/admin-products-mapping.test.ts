import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportMapping, ImportProfile, ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { productInput } from "../support/products";
import { upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { byReference } = catalogueExchange(() => token);

const IMPORT = "/admin/products/import";
/** One pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
/** The shop that is left, with its images: what was asked for, in order. */
const asked: string[] = [];
const images = createServer((request, response) => {
	asked.push(request.url ?? "");
	const [, folder] = (request.url ?? "").split("/");
	if (folder === "moved") return void response.writeHead(301, { Location: "/image" }).end();
	if (folder === "text") return void response.end("<!doctype html>");
	if (folder === "inside") return void response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
	response.end(PNG);
});
let site: string;
beforeAll(async () => {
	await new Promise<void>((done) => images.listen(0, "127.0.0.1", done));
	site = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
});
afterAll(() => images.close());

const FILE = readFileSync(join(import.meta.dirname, "../fixtures/migration/woocommerce.csv"), "utf8");
/** The file with references, barcodes and headings of this test alone. */
function ownFile(tag: string): string {
	return FILE.replaceAll("WC-", `${tag}-`)
		.replaceAll("wc_", `${tag}_`)
		.replaceAll("https://exemple.fr", `${site}/${tag}`)
		.replaceAll(/\b376\d{10}\b/g, () => productInput().eanUnit)
		.replace("Sale price", `Sale price ${tag}`);
}

async function proposed(content: string): Promise<ProposedMapping> {
	const { status, body } = await upload<ProposedMapping>(
		`${IMPORT}/mapping`,
		"file",
		{ content, name: "wc.csv" },
		token,
	);
	expect(status).toBe(200);
	return body;
}

const mappingOf = ({ isOwn, source, columns, ...answers }: ProposedMapping, changes: Partial<ImportMapping> = {}) => ({
	...answers,
	columns: columns.map(({ heading, target }) => ({ heading, target })),
	...changes,
});

const send = (content: string, mapping: unknown, query = "") =>
	upload<ProductImport & ApiError>(`${IMPORT}${query}`, "file", { content, name: "wc.csv" }, token, {
		mapping: typeof mapping === "string" ? mapping : JSON.stringify(mapping),
	});

test("an export of WooCommerce, from its upload to the products, which a second import leaves as they are", async () => {
	const tag = `WX${nextNumber()}`;
	const content = ownFile(tag);
	const proposal = await proposed(content);
	expect(proposal).toMatchObject({ isOwn: false, source: "WOOCOMMERCE", profile: null });
	const mapping = mappingOf(proposal, {
		piecesPerBox: 24,
		vatRate: 5.5,
		category: "BONBONS",
		profile: `Boutique ${tag}`,
	});

	const tried = await send(content, mapping, "?dryRun=true");
	expect([tried.status, tried.body]).toMatchObject([200, { state: "DONE", created: 3, errorCount: 0 }]);
	expect(await byReference(`${tag}-SUCETTE-FR`)).toBeUndefined();
	expect((await proposed(content)).profile).toBeNull();

	expect(asked.filter((path) => path.includes(tag))).toEqual([]);
	expect((await send(content, mapping)).body).toMatchObject({ state: "DONE", created: 3 });
	const fetched = asked.filter((path) => path.includes(tag));
	expect(fetched.sort()).toEqual([`/${tag}/nougat.jpg`, `/${tag}/sucette.jpg`]);
	const product = await byReference(`${tag}-SUCETTE-FR`);
	expect(product).toMatchObject({
		name: "Sucette, Fraise",
		category: "BONBONS",
		description: "Une sucette.",
		pricePerPieceBox: 0.5,
		piecesPerBox: 24,
		vatRate: 5.5,
		weightGrams: 20,
		stocked: 2,
		isPublished: false,
		images: [expect.stringMatching(/^\/static\/.*\.webp$/)],
	});
	expect((await send(content, mapping)).body).toMatchObject({ state: "DONE", unchanged: 3, changed: 0 });

	expect(asked.filter((path) => path.includes(tag))).toHaveLength(2);

	expect(await proposed(content)).toMatchObject({ profile: `Boutique ${tag}`, piecesPerBox: 24, vatRate: 5.5 });
	const { rows } = await db().query(
		"SELECT label FROM admin_audit WHERE action = 'import-mapping.saved' AND label = $1",
		[`Boutique ${tag}`],
	);
	expect(rows.length).toBeGreaterThan(0);
	expect((await api(`/products/${product?.id}`)).status).toBe(404);
});

test("images are fetched once, also by an import that is repeated; one that cannot be had is named with its line", async () => {
	const tag = `WI${nextNumber()}`;
	const image = (path: string) => `${site}/${path}/${tag}.png`;
	const content = [
		`code;nom;prix ttc;pièces carton;images ${tag}`,
		`${tag}-A;Nougat;2;10;"${image("moved")},${image("image")}"`,
		`${tag}-B;Sucette;1;10;${image("text")}|${image("inside")}|http://10.0.0.1/a.png`,
	].join("\n");
	const proposal = await proposed(content);
	const columns = proposal.columns.map(({ heading, target }, at) => ({
		heading,
		target: at === 4 ? "images" : target,
	}));
	const mapping = mappingOf(proposal, { columns, category: "BONBONS" });
	const warnings = async (query?: string) =>
		((await send(content, mapping, query)).body.warnings ?? []).filter(({ column }) => column === "images");
	expect((await warnings("?dryRun=true")).map(({ line, message }) => [line, message.includes("privée")])).toEqual([
		[3, true],
	]);
	const found = await warnings();
	expect(found.map(({ line }) => line)).toEqual([3, 3, 3]);
	expect((await byReference(`${tag}-A`))?.images).toHaveLength(2);
	expect((await byReference(`${tag}-B`))?.images).toEqual([]);
	const count = (path: string) => asked.filter((one) => one === `/${path}/${tag}.png`).length;
	expect([count("moved"), count("image"), count("text")]).toEqual([1, 1, 1]);
	// As if nothing had been saved.
	await db().query(
		`update product set thumbnail = null where id in (select product_id from product_packaging where reference = $1)`,
		[`${tag}-A`],
	);
	await db().query(
		"update image set deleted_at = now() where product_id in (select product_id from product_packaging where reference = $1)",
		[`${tag}-A`],
	);
	await send(content, mapping);
	expect([count("moved"), count("image"), count("text")]).toEqual([1, 1, 2]);
	expect((await byReference(`${tag}-A`))?.images).toHaveLength(2);
});

test("images come in a ZIP, named by the row or after its reference; a trial says which match nothing", async () => {
	const tag = `WK${nextNumber()}`;
	const content = [
		`code;nom;prix ttc;pièces carton;images ${tag}`,
		`${tag}-A;Nougat;2;10;nougat de face.png`,
		`${tag}-B;Sucette;1;10;`,
		`${tag}-C;Réglisse;1;10;`,
		`${tag}-D;Texte;1;10;`,
	].join("\n");
	const proposal = await proposed(content);
	const columns = proposal.columns.map(({ heading, target }, at) => ({
		heading,
		target: at === 4 ? "images" : target,
	}));
	const mapping = JSON.stringify(mappingOf(proposal, { columns, category: "BONBONS" }));
	const images = zipSync({
		"photos/Nougat de face.png": PNG,
		[`${tag}-B_2.png`]: PNG,
		[`${tag}-B.png`]: PNG,
		[`${tag}-D.png`]: Buffer.from("<!doctype html>"),
		"inconnue.png": PNG,
	});
	const sendZip = async (zip: Uint8Array, query = "") =>
		(
			await upload<ProductImport & ApiError>(`${IMPORT}${query}`, "file", { content, name: "wk.csv" }, token, {
				mapping,
				images: new Blob([new Uint8Array(zip)]),
			})
		).body;
	const pictured = ({ warnings }: ProductImport) =>
		warnings.filter(({ column }) => column === "images").map(({ message }) => message.replaceAll("\u00a0", " "));

	expect(await sendZip(Buffer.from(content))).toMatchObject({
		code: "CSV_INVALID",
		field: "images",
		message: "Ce fichier n'est pas un ZIP lisible.",
	});
	const without = `Ligne 4 (${tag}-C) : le ZIP ne contient pas d'image de ce produit.`;
	const left = "« inconnue.png », dans le ZIP, n'est l'image d'aucun produit du fichier.";
	expect(pictured(await sendZip(images, "?dryRun=true"))).toEqual([without, left]);
	expect(await byReference(`${tag}-A`)).toBeUndefined();

	const done = await sendZip(images);
	expect(done).toMatchObject({ state: "DONE", created: 4 });
	expect(pictured(done).map((message) => message.slice(0, 80))).toEqual([
		without,
		left,
		expect.stringContaining(`Ligne 5 (${tag}-D) : l'image ${tag.toLowerCase()}-d.png n'est pas reprise.`),
	]);
	const products = await Promise.all(["A", "B", "C", "D"].map((letter) => byReference(`${tag}-${letter}`)));
	expect(products.map((product) => product?.images.length)).toEqual([1, 2, 0, 0]);
	const again = await sendZip(images);
	expect(again).toMatchObject({ state: "DONE", changed: 1, unchanged: 3 });
	expect(pictured(again)).toContain(
		`Ligne 3 (${tag}-B) : ce produit a déjà des images, celles du ZIP ne sont pas reprises.`,
	);
});

test("saved mappings are listed, renamed and deleted", async () => {
	const tag = `WP${nextNumber()}`;
	const content = `code;nom;prix ttc;colonne ${tag}\n${tag}-A;Nougat;2;x`;
	await send(content, mappingOf(await proposed(content), { profile: `Profil ${tag}`, category: "BONBONS" }));
	const list = async () => (await api<ImportProfile[]>("/admin/import-mappings", { token })).body;
	const saved = (await list()).find(({ name }) => name === `Profil ${tag}`);
	expect(saved?.headings).toEqual(["code", "nom", "prix ttc"]);
	const path = `/admin/import-mappings/${saved?.id}`;
	const rename = (name: string) => api<ApiError>(path, { method: "PATCH", token, body: { name } });
	expect((await rename(" ")).body).toMatchObject({ code: "VALIDATION", field: "name" });
	expect((await rename(`Autre ${tag}`)).status).toBe(200);
	expect((await proposed(content)).profile).toBe(`Autre ${tag}`);
	expect((await api(path, { method: "DELETE", token })).status).toBe(204);
	expect((await proposed(content)).profile).toBeNull();
	expect((await rename("Trop tard")).body.code).toBe("IMPORT_MAPPING_NOT_FOUND");
	expect((await list()).some(({ id }) => id === saved?.id)).toBe(false);
});

test("a fault names the line of the merchant's file, and nothing is written", async () => {
	const tag = `WY${nextNumber()}`;
	const content = ownFile(tag).replace(",50,,,0.50,", ",50,,,à voir 1,");
	const { status, body } = await send(content, mappingOf(await proposed(content)));
	expect(status).toBe(400);
	expect(body.errors?.map(({ message }) => message)).toEqual([
		"Ligne 4, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
	]);
	expect(await byReference(`${tag}-SUCETTE-CI`)).toBeUndefined();
});

test("a mapping that breaks its rules is refused with the field", async () => {
	const content = ownFile(`WZ${nextNumber()}`);
	const mapping = mappingOf(await proposed(content));
	const columns = mapping.columns.map((one) => ({ ...one, target: null }));
	const refused: [unknown, string, string][] = [
		["{", "mapping", "La correspondance n'est pas du JSON."],
		[{ ...mapping, columns }, "columns", "Choisissez la colonne de la référence."],
		[{ ...mapping, piecesPerBox: 0 }, "piecesPerBox", "Un nombre de pièces de 1 à 10 000 est attendu."],
	];
	for (const [sent, field, message] of refused) {
		const { status, body } = await send(content, sent);
		expect([status, body.code, body.field, body.message]).toEqual([400, "VALIDATION", field, message]);
	}
	const { status, body } = await upload(`${IMPORT}/mapping`, "file", { content: "", name: "vide.csv" }, token);
	expect([status, body.code, body.message]).toEqual([400, "CSV_INVALID", "Le fichier ne contient aucun produit."]);
});
