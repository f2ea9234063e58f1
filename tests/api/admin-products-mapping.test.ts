import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ImportSource } from "@confiserie/domain/catalogue/import-sources";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportMapping, ImportProfile, ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import type { Product } from "@confiserie/domain/contract/product";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { adminToken, api, db } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { completedDraft, productInput } from "../support/products";
import { type SentFile, upload } from "../support/upload";

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

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "../fixtures/migration", name));
const WOOCOMMERCE = fixture("woocommerce.csv").toString();
/** A file with references, barcodes and images of this test alone. */
const owned = (text: string, prefix: string, tag: string) =>
	text
		.replaceAll(`${prefix}-`, `${tag}-`)
		.replaceAll("https://exemple.fr", `${site}/${tag}`)
		.replaceAll(/\b376\d{10}\b/g, () => productInput().eanUnit);
/** The export of WooCommerce, with a heading of this test alone. */
const ownFile = (tag: string) =>
	owned(WOOCOMMERCE, "WC", tag).replaceAll("wc_", `${tag}_`).replace("Sale price", `Sale price ${tag}`);

async function proposed(content: SentFile["content"]): Promise<ProposedMapping> {
	const sent = { content, name: "export.csv" };
	const { status, body } = await upload<ProposedMapping>(`${IMPORT}/mapping`, "file", sent, token);
	expect(status).toBe(200);
	return body;
}

const mappingOf = ({ isOwn, source, columns, ...answers }: ProposedMapping, changes: Partial<ImportMapping> = {}) => ({
	...answers,
	columns: columns.map(({ heading, target }) => ({ heading, target })),
	...changes,
});

const send = (content: SentFile["content"], mapping: unknown, query = "") =>
	upload<ImportRun & ApiError>(`${IMPORT}${query}`, "file", { content, name: "export.csv" }, token, {
		mapping: typeof mapping === "string" ? mapping : JSON.stringify(mapping),
	});

test("the good rows of an export are taken; the others are listed under its own headings", async () => {
	const tag = `PART${nextNumber()}`;
	const content = `Code article;Désignation;PV HT\n${tag}-1;Calisson;1,00\n${tag}-2;;1,00\n${tag}-3;Nougat;cher1\n`;
	const { body } = await send(content, mappingOf(await proposed(content)));
	expect(body).toMatchObject({ state: "DONE", created: 1, errorCount: 2 });
	expect(body.errors?.map(({ message }) => message.replaceAll("\u00a0", " ").split(" : ")[0])).toEqual([
		"Ligne 3, colonne « Désignation »",
		"Ligne 4, colonne « PV HT »",
	]);
	expect(await byReference(`${tag}-1`)).toMatchObject({ name: "Calisson" });
	const bad = content.replace(/^.*Calisson.*\n/m, "");
	expect((await send(bad, mappingOf(await proposed(bad)))).body).toMatchObject({ code: "CSV_INVALID" });
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

/** Odoo exports to Excel by default: figures are numbers there. */
function asWorkbook(content: Buffer): Promise<Buffer> {
	const rows = content
		.toString()
		.trim()
		.split("\n")
		.map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text));
	const cells = rows.map((row, at) =>
		row.map((text) => (at > 0 && /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : text)),
	);
	return writeWorkbook(cells).toBuffer();
}

interface Migration {
	file: string;
	source: ImportSource;
	/** What references of the file begin with. */
	prefix: string;
	answers: Partial<ImportMapping>;
	reference: string;
	/** What the public product states in the end. */
	shown: Partial<Product>;
	images: number;
}

const MIGRATIONS: Migration[] = [
	{
		...{ file: "woocommerce.csv", source: "WOOCOMMERCE", prefix: "WC", reference: "SUCETTE-CI", images: 1 },
		answers: { piecesPerBox: 8, vatRate: 5.5, category: "BONBONS" },
		shown: {
			name: "Sucette, Citron",
			description: "Une sucette.",
			pricePerPieceBox: 0.55,
			price: 4.4,
			stock: 1,
			vatRate: 5.5,
		},
	},
	{
		...{ file: "woocommerce-fr.csv", source: "WOOCOMMERCE", prefix: "WF", reference: "NOUGAT", images: 1 },
		answers: { piecesPerBox: 24 },
		shown: { name: "Nougat de Montélimar", description: "Au miel de lavande.", price: 12, stock: 4, weightGrams: 40 },
	},
	{
		...{ file: "prestashop.csv", source: "PRESTASHOP", prefix: "PS", reference: "BERL", images: 2 },
		answers: { unit: "BOX", piecesPerBox: 12, vatRate: 5.5, category: "BONBONS" },
		shown: {
			name: "Berlingot",
			description: "Le berlingot.",
			pricePerPieceBox: 0.8792,
			price: 10.55,
			stock: 48,
			vatRate: 5.5,
		},
	},
	{
		...{ file: "prestashop-list.csv", source: "PRESTASHOP", prefix: "PL", reference: "BERL", images: 1 },
		answers: { piecesPerBox: 12, vatRate: 5.5 },
		shown: { name: "Berlingot", category: "BONBONS", price: 12.66, stock: 4, vatRate: 5.5 },
	},
	{
		...{ file: "shopify.csv", source: "SHOPIFY", prefix: "SH", reference: "GUI-VA", images: 2 },
		answers: { piecesPerBox: 10, category: "GATEAUX" },
		shown: {
			name: "Guimauve, Vanille, Sachet",
			description: "- Moelleuse",
			category: "GATEAUX",
			price: 39,
			stock: 4,
			weightGrams: 120,
		},
	},
	{
		...{ file: "odoo.csv", source: "ODOO", prefix: "OD", reference: "REGL", images: 0 },
		answers: { piecesPerBox: 12 },
		shown: {
			name: "Réglisse en rouleau",
			description: "Un rouleau.",
			pricePerPieceBox: 15,
			price: 180,
			stock: 12,
			vatRate: 20,
			weightGrams: 20,
		},
	},
	{
		...{ file: "sage.csv", source: "SAGE", prefix: "SG", reference: "PRALINE", images: 0 },
		answers: { unit: "BOX" },
		shown: {
			name: "Praline rose",
			category: "BONBONS",
			pricePerPieceBox: 1.8,
			price: 43.2,
			stock: 0,
			piecesPerBox: 24,
			weightGrams: 100,
		},
	},
];

test.each(MIGRATIONS)(
	"$file, from its upload to the product's page",
	async ({ file, source, prefix, answers, reference, shown, images }) => {
		const tag = `WM${nextNumber()}`;
		const content = await ownContent(file, prefix, tag);
		const proposal = await proposed(content);
		expect(proposal).toMatchObject({ isOwn: false, source, profile: null });
		const { status, body } = await send(content, mappingOf(proposal, answers));
		expect([status, body]).toMatchObject([200, { state: "DONE", errorCount: 0 }]);
		const draft = await byReference(`${tag}-${reference}`);
		if (!draft) throw new Error(`${reference} was not imported`);
		expect(draft.isPublished).toBe(false);
		expect(draft.images).toHaveLength(images);
		expect((await api(`/products/${draft.id}`)).status).toBe(404);

		const published = await api(`/admin/products/${draft.id}`, { method: "PUT", token, body: completedDraft(draft) });
		expect(published.status).toBe(200);
		const page = await vi.waitFor(async () => {
			const answer = await api<Product>(`/products/${draft.id}`);
			expect([answer.status, answer.body.legalName]).toEqual([200, "Sucre cuit aromatisé"]);
			return answer;
		}, 20_000);
		expect(page.body).toMatchObject({ ...shown, reference: `${tag}-${reference}` });
		if (images > 0) expect([page.body.imageUrl, ...page.body.additionalImages]).toEqual(draft.images);
		// The same file again takes nothing off sale.
		expect((await send(content, mappingOf(proposal, answers))).body).toMatchObject({ created: 0, changed: 0 });
		expect((await api(`/products/${draft.id}`)).body).toEqual(page.body);
	},
);

/** The file as its software writes it, Sage in Windows-1252. */
async function ownContent(file: string, prefix: string, tag: string): Promise<SentFile["content"]> {
	const encoding = file === "sage.csv" ? "latin1" : "utf8";
	const text = owned(fixture(file).toString(encoding), prefix, tag).replaceAll(`${prefix} `, `${tag}-`);
	const content = Buffer.from(text, encoding);
	return file === "odoo.csv" ? asWorkbook(content) : content;
}

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
			await upload<ImportRun & ApiError>(`${IMPORT}${query}`, "file", { content, name: "wk.csv" }, token, {
				mapping,
				images: new Blob([new Uint8Array(zip)]),
			})
		).body;
	const pictured = ({ warnings }: ImportRun) =>
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
	const list = async () => (await api<ImportProfile[]>("/admin/products/import-mappings", { token })).body;
	const saved = (await list()).find(({ name }) => name === `Profil ${tag}`);
	expect(saved?.headings).toEqual(["code", "nom", "prix ttc"]);
	const path = `/admin/products/import-mappings/${saved?.id}`;
	const rename = (name: string) => api<ApiError>(path, { method: "PATCH", token, body: { name } });
	expect((await rename(" ")).body).toMatchObject({ code: "VALIDATION", field: "name" });
	expect((await rename(`Autre ${tag}`)).status).toBe(200);
	expect((await proposed(content)).profile).toBe(`Autre ${tag}`);
	expect((await api(path, { method: "DELETE", token })).status).toBe(204);
	expect((await proposed(content)).profile).toBeNull();
	expect((await rename("Trop tard")).body.code).toBe("IMPORT_MAPPING_NOT_FOUND");
	expect((await list()).some(({ id }) => id === saved?.id)).toBe(false);
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
