import { PRODUCT_IMPORTS } from "@confiserie/domain/contract/product-imports.docs";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { item, pageOf } from "@/lib/testing/admin-products";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ProductsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const LIST = "GET /admin/products";

describe("/admin/products", () => {
	beforeEach(() => {
		visit("/admin/products");
		vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	});

	it("shows name, reference, category, up to 2 tags plus '+n', box price, 'Layer:' and stock", async () => {
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const row = (await screen.findByRole("rowheader", { name: /Berlingot à l'anis/ })).closest("tr") as HTMLElement;
		await within(row).findAllByText("Bonbons");
		const text = row.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");
		for (const shown of ["BER-ANI-10", "Bonbons", "Nouveau", "Bio", "+2", "36,00 €", "Layer: 33,12 €", "52"])
			expect(text).toContain(shown);
		expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
			"Choisir cette page",
			"Image",
			"Produit",
			"Catégorie",
			"Tags",
			"Prix",
			"Stock",
			"Actions",
		]);
		expect(screen.getByText("1 produit trouvé")).toBeDefined();
		const way = (name: string) => within(row).getByRole("link", { name }).getAttribute("href");
		expect(way("Berlingot à l'anis")).toBe("/admin/products/prod_1/edit");
		expect(way("Voir Berlingot à l'anis")).toBe("/admin/products/prod_1");
	});

	it("shows up to 2 tags plus '+n' on a phone too", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const card = (await screen.findByRole("link", { name: item.name })).closest("li") as HTMLElement;
		for (const shown of ["Nouveau", "Bio", "+2"]) expect(within(card).getByText(shown)).toBeDefined();
	});

	it("shows the columns that its address asks for, and says what a draft lacks", async () => {
		visit("/admin/products?columns=eanBox,stock");
		const missingFields = ["images", "weightGrams", "eanUnit", "eanBox", "ingredients"] as const;
		fakeApi({ [LIST]: { body: pageOf({ ...item, isPublished: false, missingFields: [...missingFields] }) } });
		renderInOffice(<ProductsPage />);
		const heads = await screen.findAllByRole("columnheader");
		expect(heads.map((head) => head.textContent).slice(1)).toEqual(["Produit", "EAN du carton", "Stock", "Actions"]);
		expect(screen.getByText(item.eanBox)).toBeDefined();
		expect(screen.getByText(/^Il manque.+images, poids net, EAN de la pièce, et 2 autres/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Colonnes" }));
		await userEvent.click(screen.getByLabelText("Prix"));
		expect(router.replace).toHaveBeenCalledWith("/admin/products?columns=eanBox%2Cprice%2Cstock", { scroll: false });
	});

	it("'Rupture' for no stock, a placeholder when the image fails, no 'Layer:' without a layer price", async () => {
		fakeApi({ [LIST]: { body: pageOf({ ...item, available: 0, layerPrice: null, imageUrl: "/static/perdue.webp" }) } });
		const { container } = renderInOffice(<ProductsPage />);
		expect(await screen.findByText("Rupture", { selector: "span" })).toBeDefined();
		expect(screen.queryByText(/Layer:/)).toBeNull();
		fireEvent.error(container.querySelector("td img") as HTMLElement);
		expect(container.querySelector("td .berlingot")).not.toBeNull();
	});

	it("is titled 'Gestion des produits', with refresh, export and add", async () => {
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		expect(await screen.findByRole("heading", { level: 1, name: "Gestion des produits" })).toBeDefined();
		for (const name of ["Actualiser", "Exporter", "Importer"])
			expect(screen.getByRole("button", { name })).toBeDefined();
		expect(screen.getByRole("link", { name: "Ajouter" }).getAttribute("href")).toBe("/admin/products/new");
	});

	it("filters by stock and by price band in the specified words", async () => {
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const words = (label: string) =>
			[...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
		expect(words("Stock")).toEqual(["Tous", "En stock", "Stock faible", "Rupture"]);
		expect(words("Prix de la pièce")).toEqual(["Tous", "Prix bas ≤ 5€", "Prix moyen 5-15€", "Prix élevé > 15€"]);
	});

	it("a table wider than its frame is scrolled by keyboard", async () => {
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const frame = await screen.findByRole("region", { name: "Tableau des produits" });
		expect(frame.tabIndex).toBe(0);
		expect(within(frame).getByRole("table")).toBeDefined();
	});

	it("narrow screens get cards", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const cards = await screen.findByRole("list", { name: "Produits" });
		const ways = within(cards).getAllByRole("link");
		expect(ways.map(({ textContent }) => textContent)).toEqual(["Berlingot à l'anis", "Voir"]);
		for (const name of [/^Modifier le stock/, /^Supprimer/])
			expect(within(cards).getByRole("button", { name }).textContent).toMatch(/^(52 en stock|Supprimer)$/);
		expect(screen.queryByRole("table")).toBeNull();
	});

	it("filters go into the address, chips take them away again", async () => {
		visit("/admin/products?stock=low&tag=BIO&page=3");
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		await screen.findByRole("option", { name: "Pop-corn" });
		await userEvent.selectOptions(screen.getByLabelText("Catégorie"), "Pop-corn");
		expect(router.replace).toHaveBeenLastCalledWith("/admin/products?stock=low&category=POP_CORN&tag=BIO", {
			scroll: false,
		});
		const leadsTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
		expect(leadsTo(/Retirer le filtre Stock/)).toBe("/admin/products?category=POP_CORN&tag=BIO");
		expect(leadsTo("Tout effacer (3)")).toBe("/admin/products");
	});

	it("searches once the typing has paused", async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		fakeApi({ [LIST]: { body: pageOf(item) } });
		renderInOffice(<ProductsPage />);
		const field = screen.getByPlaceholderText("Rechercher par nom, référence...");
		fireEvent.change(field, { target: { value: "ani" } });
		vi.advanceTimersByTime(499);
		expect(router.replace).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(router.replace).toHaveBeenCalledExactlyOnceWith("/admin/products?query=ani", { scroll: false });
		vi.useRealTimers();
	});

	it("deleting names the product, and says what the server refuses", async () => {
		fakeApi({
			[LIST]: { body: pageOf(item) },
			"DELETE /admin/products/prod_1": failure(
				409,
				"PRODUCT_IN_ORDERS",
				"Impossible de supprimer: produit utilisé dans des commandes",
			),
		});
		renderInOffice(<ProductsPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Supprimer Berlingot à l'anis" }));
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toContain("Berlingot à l'anis (BER-ANI-10)");
		await userEvent.click(within(dialog).getByRole("button", { name: "Supprimer" }));
		expect(
			await within(dialog).findByText("Impossible de supprimer: produit utilisé dans des commandes"),
		).toBeDefined();
	});

	it("the stock is edited in its place, with what was seen before", async () => {
		const calls = fakeApi({
			[LIST]: { body: pageOf(item) },
			"PATCH /admin/products/prod_1/stock": {
				body: { id: "prod_1", stock: 12, available: 4, stocked: 12, reserved: 8 },
			},
		});
		renderInOffice(<ProductsPage />);
		await userEvent.click(await screen.findByRole("button", { name: /Modifier le stock de Berlingot à l'anis/ }));
		const field = screen.getByLabelText("Quantité en stock de Berlingot à l'anis");
		await userEvent.clear(field);
		await userEvent.type(field, "x{Enter}");
		expect((await screen.findByText(/Un nombre entier/i)).id).toBe(
			field.getAttribute("aria-describedby")?.split(" ")[1],
		);
		await userEvent.clear(field);
		await userEvent.type(field, "12{Enter}");
		await vi.waitFor(() =>
			expect(calls.find(({ route }) => route.startsWith("PATCH"))?.body).toEqual({ stock: 12, previousStock: 60 }),
		);
	});

	it("a list that cannot be read says so and offers to try again; an empty one offers to clear the filters", async () => {
		fakeApi({ [LIST]: failure(500, "INTERNAL", "Erreur serveur. Veuillez réessayer plus tard.") });
		const { unmount } = renderInOffice(<ProductsPage />);
		expect(await screen.findByText("Impossible de charger les produits")).toBeDefined();
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
		unmount();
		fakeApi({ [LIST]: { body: pageOf() } });
		renderInOffice(<ProductsPage />);
		expect(await screen.findByText("Aucun produit trouvé")).toBeDefined();
	});
});

describe("the import", () => {
	const run = PRODUCT_IMPORTS.answers.ImportRun.example;
	const job = { ...run, dryRun: true, rows: 3, created: 1, changed: 1, unchanged: 1 };
	const MAPPING = "POST /admin/products/import/mapping";
	const answers = { unit: "PIECE", prices: "INCLUDED", weightUnit: "KG", piecesPerBox: 1, vatRate: 20, category: null };
	const own = { body: { ...answers, isOwn: true, source: null, columns: [], profile: null } };
	beforeEach(() => visit("/admin/products"));

	async function choose() {
		renderInOffice(<ProductsPage />);
		await userEvent.click(screen.getByRole("button", { name: "Importer" }));
		const field = await screen.findByLabelText("Choisir un fichier CSV ou Excel");
		await userEvent.upload(field, new File(["reference"], "produits.csv", { type: "text/csv" }));
	}

	it("is tried out first, then written after a word of consent", async () => {
		const calls = fakeApi({
			[LIST]: { body: pageOf(item) },
			[MAPPING]: own,
			"POST /admin/products/import": { body: job },
		});
		await choose();
		expect(await screen.findByText(/produits.csv est correct/)).toBeDefined();
		expect(screen.getByText(/1 création, 1 modification, 1 produit sans changement/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Importer 2 produits" }));
		await vi.waitFor(() => expect(calls.filter(({ route }) => route === "POST /admin/products/import").length).toBe(2));
	});

	it("lists the faults by line, and nothing can be confirmed", async () => {
		const errors = [{ line: 3, column: "ddm", message: "Ligne 3, colonne ddm : une date est attendue." }];
		const refused = { ...job, state: "REFUSED", errors, errorCount: 1, message: "Fichier CSV invalide" };
		fakeApi({
			[LIST]: { body: pageOf(item) },
			[MAPPING]: own,
			"POST /admin/products/import": failure(400, "CSV_INVALID", "Fichier CSV invalide", { current: refused }),
		});
		await choose();
		expect(await screen.findByText("Fichier CSV invalide")).toBeDefined();
		expect(screen.getByText("Ligne 3, colonne ddm : une date est attendue.")).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Importer \d/ })).toBeNull();
	});

	it("foreign headings lead to a mapping, whose faults stand at their columns", async () => {
		const column = (heading: string, target: string | null) => ({ heading, target, samples: ["A"], hasImages: false });
		const columns = [column("SKU", "reference"), column("Name", "nom"), column("Short", null)];
		const calls = fakeApi({
			[LIST]: { body: pageOf(item) },
			[MAPPING]: { body: { ...own.body, isOwn: false, source: "WOOCOMMERCE", columns } },
			"POST /admin/products/import": { body: job },
		});
		await choose();
		expect(await screen.findByText("Export de WooCommerce reconnu")).toBeDefined();
		const short = screen.getByLabelText("La colonne « Short » devient");
		await userEvent.selectOptions(short, "nom");
		await userEvent.click(screen.getByRole("button", { name: "Vérifier le fichier" }));
		expect(await screen.findByText("« Nom » est déjà la colonne « Name ».")).toBeDefined();
		expect(calls.filter(({ route }) => route === "POST /admin/products/import")).toEqual([]);
		await userEvent.selectOptions(short, "description");
		await userEvent.click(screen.getByRole("button", { name: "Vérifier le fichier" }));
		expect(await screen.findByText(/produits.csv est correct/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Revoir les colonnes" }));
		const again = screen.getByLabelText("La colonne « Short » devient");
		expect((again as HTMLSelectElement).value).toBe("description");
	});

	it("a second import reports the running one", async () => {
		const message = "Un import est en cours. Réessayez quand il sera terminé.";
		fakeApi({
			[LIST]: { body: pageOf(item) },
			[MAPPING]: own,
			"POST /admin/products/import": failure(409, "IMPORT_RUNNING", message),
		});
		await choose();
		expect(await screen.findByText(message)).toBeDefined();
	});
});
