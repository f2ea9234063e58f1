import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db } from "../support/api";
import { catalogueExchange, contents, nextNumber } from "../support/catalogue-exchange";
import { COLUMNS, catalogueFile, cellsOf, readCells } from "../support/catalogue-file";
import { makeProduct } from "../support/products";
import { upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send, byReference, exported } = catalogueExchange(() => token);

/** The nutrients beside the energy in kJ. */
const NUTRITION = {
	energie_kcal: "404",
	matieres_grasses: "12",
	acides_gras_satures: "1,5",
	glucides: "66",
	sucres: "60",
	proteines: "6",
	sel: "0,1",
};

describe("POST /admin/products/import", () => {
	test("creates and changes by reference, and shows it in the shop", async () => {
		const [a, b] = [nextNumber(), nextNumber()];
		expect(await send(catalogueFile([cellsOf(a)]))).toMatchObject({ state: "DONE", created: 1, changed: 0 });
		const job = await send(catalogueFile([cellsOf(a, { nom: "Calisson changé", stock_cartons: "" }), cellsOf(b)]));
		expect(job).toMatchObject({ state: "DONE", rows: 2, created: 1, changed: 1, unchanged: 0 });
		const changed = await byReference(`CSV-${a}`);
		expect(changed).toMatchObject({ name: "Calisson changé", stocked: 60, vatRate: 5.5, tags: ["BIO", "halloween"] });
		await vi.waitFor(async () => expect((await api(`/products/${changed?.id}`)).status).toBe(200), 10_000);
	});

	test("a file from before a column came leaves its field as it is; an empty cell empties it", async () => {
		const number = nextNumber();
		await send(catalogueFile([cellsOf(number)]));
		const columns = COLUMNS.filter((column) => !["conservation", "exploitant"].includes(column));
		const row = cellsOf(number, { nom: "Calisson d'hier", origine: "" });
		expect(await send(catalogueFile([row], { columns }))).toMatchObject({ state: "DONE", changed: 1 });
		const texts = {
			storageConditions: "À conserver au sec.",
			operator: "Maison Martin, 13100 Aix-en-Provence",
			origin: "",
		};
		expect(await byReference(`CSV-${number}`)).toMatchObject({ name: "Calisson d'hier", ...texts });
	});

	test("a file of a few columns changes those alone: reference;stock_cartons is a valid one", async () => {
		const number = nextNumber();
		await send(catalogueFile([cellsOf(number, { energie_kj: "1690", ...NUTRITION })]));
		const before = await byReference(`CSV-${number}`);
		const changes = { stock_cartons: "75", ddm: "30/06/2028", sel: "0,2" };
		const columns = ["reference", "stock_cartons", "ddm", "sel"];
		const content = `sep=;\r\n${catalogueFile([cellsOf(number, changes)], { columns })}\r\n;;;\r\n`;
		expect(await send(content)).toMatchObject({ state: "DONE", rows: 1, created: 0, changed: 1 });
		const after = await byReference(`CSV-${number}`);
		const { version, updatedAt, ...same } = before ?? {};
		expect(after).toMatchObject({
			...same,
			stock: 75,
			available: 75,
			stocked: 75,
			bestBeforeDate: "2028-06-30",
			nutrition: { ...before?.nutrition, salt: 0.2 },
		});
		expect(await send(content)).toMatchObject({ state: "DONE", changed: 0, unchanged: 1 });
	});

	test("a new product needs all its columns; one that is not known is not read, and said", async () => {
		const number = nextNumber();
		const { status, body } = await upload(
			"/admin/products/import",
			"file",
			{ content: `reference;stock_cartons;stok\nCSV-${number};5;7`, name: "a.csv" },
			token,
		);
		expect(status).toBe(400);
		expect(body.errors?.map(({ message }) => message)).toEqual([
			expect.stringContaining(
				`Ligne 2 : le produit CSV-${number} est nouveau, il lui manque les colonnes nom, categorie,`,
			),
		]);
		await send(catalogueFile([cellsOf(number)]));
		const job = await send(`reference;stock_cartons;stok\nCSV-${number};5;7`);
		expect(job).toMatchObject({ state: "DONE", changed: 1 });
		expect(job.warnings[0]).toEqual({
			line: 1,
			message: "La colonne «\u00a0stok\u00a0» n'est pas connue : elle n'est pas lue.",
		});
	});

	test("an image that the shop does not have is a warning of the dry run", async () => {
		const number = nextNumber();
		const images = "/static/demo/bap-fra-40-piece.webp|/static/pas-encore-envoyee.webp";
		const cells = cellsOf(number, { images, energie_kj: "1690", ...NUTRITION });
		const job = await send(catalogueFile([cells]), { dryRun: true });
		expect(job).toMatchObject({ state: "DONE", created: 1 });
		expect(job.warnings).toEqual([
			{
				line: 2,
				column: "images",
				message: `Ligne 2 (CSV-${number}) : l'image /static/pas-encore-envoyee.webp n'est pas dans la boutique.`,
			},
		]);
	});

	test("what the dry run accepts is accepted by the import: characters that the database refuses are refused by both", async () => {
		const content = catalogueFile([cellsOf(nextNumber(), { nom: "Calisson\0 coupé" })]);
		for (const path of ["/admin/products/import?dryRun=true", "/admin/products/import"]) {
			const { status, body } = await upload(path, "file", { content, name: "a.csv" }, token);
			expect(status).toBe(400);
			expect(body.errors?.map(({ message }) => message)).toEqual([
				"Ligne 2, colonne nom : un caractère illisible s'y trouve, effacez-le.",
			]);
		}
	});

	test("a dry run says what would happen and writes nothing", async () => {
		const before = await contents();
		const rows = [cellsOf(nextNumber()), cellsOf(nextNumber(), { cartons_par_palette: "50" })];
		const job = await send(catalogueFile(rows), { dryRun: true });
		expect(job).toMatchObject({ state: "DONE", dryRun: true, created: 2, errorCount: 0 });
		expect(job.warnings.map(({ line, message }) => [line, message])).toContainEqual([
			3,
			expect.stringContaining("ne se divise pas en couches de 8"),
		]);
		expect(await contents()).toEqual(before);
	});

	test("a broken row changes nothing: 400 'Fichier CSV invalide' with the lines in French", async () => {
		const before = await contents();
		const content = catalogueFile([
			cellsOf(nextNumber()),
			cellsOf(nextNumber(), { prix_piece_carton: "gratuit" }),
			cellsOf(nextNumber(), { en_vente: "peut-être", ean_piece: "123" }),
		]);
		const { status, body } = await upload("/admin/products/import", "file", { content, name: "a.csv" }, token);
		expect(status).toBe(400);
		expect(body.message).toBe("Fichier CSV invalide");
		expect(body.errors?.map(({ message }) => message)).toEqual([
			"Ligne 3, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
			"Ligne 4, colonne ean_piece : l'EAN de la pièce doit compter 8, 12, 13 ou 14 chiffres et finir par sa clé de contrôle.",
			"Ligne 4, colonne en_vente : oui ou non est attendu.",
		]);
		expect(await contents()).toEqual(before);
	});

	test("an EAN of another product and a stock below the stock holds are reported by line", async () => {
		const [taken, held] = [await makeProduct(token), await makeProduct(token)];
		await db().query(
			`UPDATE inventory_level SET reserved_quantity = 9, raw_reserved_quantity = '{"value": "9", "precision": 20}'
			WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
			[held.id],
		);
		const row = readCells((await exported()).bytes.toString("utf8")).find(
			({ reference }) => reference === held.reference,
		);
		const job = await send(
			catalogueFile([cellsOf(nextNumber(), { ean_carton: taken.eanUnit }), { ...row, stock_cartons: "8" }]),
		);
		await db().query(
			`UPDATE inventory_level SET reserved_quantity = 0, raw_reserved_quantity = '{"value": "0", "precision": 20}'
			WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
			[held.id],
		);
		expect(job.state).toBe("REFUSED");
		expect(job.errors.map(({ line, column }) => [line, column])).toEqual([
			[2, "ean_carton"],
			[3, "stock_cartons"],
		]);
	});

	const encodings: [string, (text: string) => Buffer][] = [
		["UTF-8", (text) => Buffer.from(text)],
		["UTF-8 with BOM", (text) => Buffer.from(`\uFEFF${text}`)],
		["UTF-16 LE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
		["UTF-16 BE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
		// The one sign of the text that Latin-1 lacks, as Windows-1252 has it.
		["Windows-1252", (text) => Buffer.from(text.replaceAll("œ", "\x9c"), "latin1")],
	];
	test.each(encodings)("reads %s", async (_, encode) => {
		const number = nextNumber();
		expect(await send(encode(catalogueFile([cellsOf(number)])))).toMatchObject({ state: "DONE", created: 1 });
		expect((await byReference(`CSV-${number}`))?.description).toBe("Un calisson œuvré à l'été.");
	});

	test.each([
		[";", "\r\n"],
		[";", "\n"],
		[",", "\r\n"],
		["\t", "\n"],
	])("reads columns by %j and lines by %j, quoted line breaks and decimal commas", async (delimiter, newline) => {
		const number = nextNumber();
		const description = `Première ligne${newline}"seconde", et fin`;
		const file = catalogueFile([cellsOf(number, { description })], { delimiter, newline });
		expect(await send(file)).toMatchObject({ state: "DONE", created: 1 });
		expect(await byReference(`CSV-${number}`)).toMatchObject({ description, pricePerPieceBox: 1.5 });
	});

	test.each([
		["", "Le fichier ne contient aucun produit."],
		["n'importe quoi", "Colonnes manquantes dans la première ligne"],
		[`${COLUMNS.join(";")}\r\n"jamais fermé;`, "un guillemet n'y est pas fermé"],
		[Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), "Colonnes manquantes"],
	])("a file that is no catalogue is refused with its reason", async (content, reason) => {
		const job = await send(content);
		expect(job.state).toBe("REFUSED");
		expect(job.errors[0]?.message).toContain(reason);
	});

	test("two imports at once: the second is refused, and so is a product edit meanwhile", async () => {
		const product = await makeProduct(token);
		await db().query(
			`INSERT INTO import_run (id, kind, state, dry_run, file_name, actor_email, report, next_try_at)
			VALUES ('imp_test', 'products', 'RUNNING', false, 'a.csv', 'x', '{}', now() + interval '1 hour')`,
		);
		const second = await upload("/admin/products/import", "file", { content: "", name: "a.csv" }, token);
		const edit = await api(`/admin/products/${product.id}/stock`, { method: "PATCH", token, body: { stock: 1 } });
		await db().query("DELETE FROM import_run WHERE id = 'imp_test'");
		for (const { status, body } of [second, edit])
			expect([status, body.code, body.message]).toEqual([
				409,
				"IMPORT_RUNNING",
				"Un import est en cours. Réessayez quand il sera terminé.",
			]);
	});

	test("an import that the database stops halfway is taken back whole", async () => {
		const numbers = Array.from({ length: 60 }, nextNumber);
		const known = await makeProduct(token);
		const row = readCells((await exported()).bytes.toString("utf8")).find(
			({ reference }) => reference === known.reference,
		);
		const before = await contents();
		// Refuses the last product of the file: two batches are written by then.
		await db().query(
			`ALTER TABLE product_packaging ADD CONSTRAINT stopped CHECK (reference <> 'CSV-${numbers.at(-1)}') NOT VALID`,
		);
		const changed = { ...row, nom: "Jamais", stock_cartons: "1" };
		const job = await send(catalogueFile([changed, ...numbers.map((number) => cellsOf(number))]));
		await db().query("ALTER TABLE product_packaging DROP CONSTRAINT stopped");
		expect(job).toMatchObject({ state: "FAILED", message: "L'import a échoué. Rien n'a été modifié. Réessayez." });
		const after = await byReference(known.reference);
		expect(after).toMatchObject({ name: known.name, stocked: known.stocked, version: known.version });
		expect(await byReference(`CSV-${numbers[0]}`)).toBeUndefined();
		expect(await contents()).toMatchObject({ products: (before as { products: number }).products });
		expect((await send(catalogueFile(numbers.slice(0, 1).map((number) => cellsOf(number))))).state).toBe("DONE");
	});

	test("a blocked import stays alive; once another process has taken it over it writes nothing more", async () => {
		const numbers = Array.from({ length: 250 }, nextNumber);
		const blocker = await db().connect();
		const running = async () =>
			(
				await db().query<{ id: string; remains: number }>(
					"SELECT id, extract(epoch FROM next_try_at - now())::float8 AS remains FROM import_run WHERE state = 'RUNNING'",
				)
			).rows[0];
		try {
			await blocker.query("BEGIN; LOCK TABLE import_undo IN ACCESS EXCLUSIVE MODE");
			const content = catalogueFile(numbers.map((number) => cellsOf(number)));
			const { status, body } = await upload<ImportRun>(
				"/admin/products/import",
				"file",
				{ content, name: "a.csv" },
				token,
			);
			expect([status, body.state]).toEqual([202, "RUNNING"]);
			await vi.waitFor(async () => expect((await running())?.remains).toBeLessThan(25), 20_000);
			await vi.waitFor(async () => expect((await running())?.remains).toBeGreaterThan(27), 20_000);
			const takenOver = db().query(
				`WITH lost AS (SELECT id FROM import_run WHERE id = $1 FOR UPDATE)
				UPDATE import_run SET state = 'FAILED', lease_token = gen_random_uuid() FROM lost WHERE import_run.id = lost.id`,
				[body.id],
			);
			await vi.waitFor(async () => {
				const { rowCount } = await db().query(
					"SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'",
				);
				expect(rowCount).toBe(1);
			}, 10_000);
			await blocker.query("ROLLBACK");
			await takenOver;
			const job = () => api<ImportRun>(`/admin/products/import/${body.id}`, { token });
			expect((await job()).body.state).toBe("FAILED");
			// The next import starts once the catalogue is free: what the former one still had under way is over then.
			expect((await send(catalogueFile([cellsOf(nextNumber())]))).state).toBe("DONE");
			expect((await job()).body.state).toBe("FAILED");
			expect(await byReference(`CSV-${numbers.at(-1)}`)).toBeUndefined();
		} finally {
			await blocker.query("ROLLBACK");
			blocker.release();
		}
	}, 90_000);

	test("the sender's name of the file is shown as it was, 404 for an import that is none", async () => {
		expect((await send(catalogueFile([cellsOf(nextNumber())]), { dryRun: true })).fileName).toBe("été.csv");
		expect((await api("/admin/products/import/imp_inconnu", { token })).status).toBe(404);
	});
});
