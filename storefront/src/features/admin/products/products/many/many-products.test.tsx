import type {
	BeginProductBatch,
	ProductBatchDetail,
	ProductBatchPreview,
} from "@confiserie/domain/contract/product-batches";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { item, pageOf } from "@/lib/testing/admin-products";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ProductsPage } from "..";
import { ProductBatchPage } from "./batch-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const other = { ...item, id: "prod_2", name: "Calisson", reference: "CAL-1" };
const NAMED = { productId: item.id, reference: item.reference, name: item.name };
const CHANGE = {
	before: { pricePerPieceBox: 1.5, pricePerPieceLayer: 1.38, pricePerPiecePallet: null },
	after: { pricePerPieceBox: 1.56, pricePerPieceLayer: 1.44, pricePerPiecePallet: null },
};
const preview: ProductBatchPreview = {
	total: 57,
	changed: 55,
	unchanged: 1,
	refused: 1,
	examples: [{ ...NAMED, ...CHANGE }],
	refusals: [{ reason: "Un prix tomberait à zéro ou en dessous.", count: 1, references: ["CAL-1"] }],
};
const batch: ProductBatchDetail = {
	id: "pbat_1",
	action: { kind: "PRICE", tier: "all", step: { percent: 4 } },
	state: "RUNNING",
	total: 3,
	done: 1,
	unchanged: 0,
	refused: 1,
	startedBy: "admin@demo.fr",
	startedAt: "2026-11-23T08:00:00.000Z",
	endedAt: null,
	undoes: null,
	isUndoable: false,
	results: {
		content: [
			{ ...NAMED, productId: "prod_2", result: "REFUSED", refusal: "Ce produit a changé.", before: null, after: null },
			{ ...NAMED, result: "DONE", refusal: null, ...CHANGE },
		],
		totalElements: 3,
		last: true,
	},
};
const LIST = "GET /admin/products";
const PREVIEW = "POST /admin/products/batches/preview";
const BEGIN = "POST /admin/products/batches";
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

beforeEach(() => {
	visit("/admin/products");
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const ROUTES: Record<string, FakeRoute> = {
	[LIST]: { body: { ...pageOf(item, other), totalElements: 57, totalPages: 3 } },
	"GET /admin/products/batches": { body: { content: [] } },
	[PREVIEW]: { body: preview },
	[BEGIN]: { status: 202, body: batch },
};
const choose = async (label: string) => userEvent.click(await screen.findByRole("checkbox", { name: label }));
async function openDialog() {
	await userEvent.click(screen.getByRole("button", { name: "Changer…" }));
	return within(await screen.findByRole("dialog", { name: "Changer les produits" }));
}

it("all that the filters find but one get other prices: first tried, then done, followed on a page of its own", async () => {
	const calls = fakeApi(ROUTES);
	renderInOffice(<ProductsPage />);
	await choose("Choisir cette page");
	await userEvent.click(screen.getByRole("button", { name: /^Tout sélectionner \(57 résultats\)$/ }));
	await choose("Choisir Calisson");
	expect(screen.getByText("56 produits choisis")).toBeDefined();
	const dialog = await openDialog();
	await userEvent.selectOptions(dialog.getByLabelText("Action"), "Changer les prix");
	await userEvent.click(dialog.getByRole("button", { name: "Changer" }));
	expect(await dialog.findByText(/^Donnez un pourcentage/)).toBeDefined();
	await userEvent.type(dialog.getByLabelText("Pourcentage"), "+4,0");
	const shown = await dialog.findByRole("region", { name: "Aperçu" });
	const words = plain(shown.textContent);
	for (const said of ["55 produits changeront", "1 déjà ainsi", "1 refusé", "Carton 1,50 € → 1,56 €", "CAL-1"])
		expect(words).toContain(said);
	await userEvent.click(dialog.getByRole("button", { name: /^Changer 55/ }));
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/products/batches/pbat_1"));
	const asked = calls.find(({ route }) => route === BEGIN)?.body as BeginProductBatch;
	expect(asked).toEqual({
		requestId: expect.any(String),
		action: { kind: "PRICE", tier: "all", step: { percent: 4 } },
		selection: { filter: {}, except: ["prod_2"], expected: 56 },
	});
});

it("another figure asks for another preview; a refusal is said in the shop's words", async () => {
	fakeApi({ ...ROUTES, [BEGIN]: failure(409, "SELECTION_CHANGED", "Ce filtre trouve maintenant 58 produits.") });
	renderInOffice(<ProductsPage />);
	await choose("Choisir Berlingot à l'anis");
	const dialog = await openDialog();
	await userEvent.selectOptions(dialog.getByLabelText("Action"), "Ajouter ou retirer des tags");
	await userEvent.click(within(dialog.getByRole("group", { name: "Ajouter" })).getByLabelText("Noël"));
	await dialog.findByRole("region", { name: "Aperçu" });
	await userEvent.click(within(dialog.getByRole("group", { name: "Retirer" })).getByLabelText("Halloween"));
	expect(dialog.queryByRole("region", { name: "Aperçu" })).toBeNull();
	await userEvent.click(await dialog.findByRole("button", { name: /^Changer 55/ }));
	expect(await dialog.findByText("Ce filtre trouve maintenant 58 produits.")).toBeDefined();
});

it("all that the filters find by now can be selected once the preview was refused for that", async () => {
	let totalElements = 57;
	fakeApi({
		...ROUTES,
		[LIST]: () => ({ body: { ...pageOf(item, other), totalElements, totalPages: 3 } }),
		[PREVIEW]: () => {
			totalElements = 58;
			return failure(409, "SELECTION_CHANGED", "Ce filtre trouve maintenant 58 produits.");
		},
	});
	renderInOffice(<ProductsPage />);
	await choose("Choisir cette page");
	await userEvent.click(screen.getByRole("button", { name: "Tout sélectionner (57 résultats)" }));
	const dialog = await openDialog();
	await userEvent.selectOptions(dialog.getByLabelText("Action"), "Ajouter ou retirer des tags");
	await userEvent.click(within(dialog.getByRole("group", { name: "Ajouter" })).getByLabelText("Noël"));
	await dialog.findByText("Ce filtre trouve maintenant 58 produits.");
	await userEvent.keyboard("{Escape}");
	await userEvent.click(await screen.findByRole("button", { name: "Tout sélectionner (58 résultats)" }));
	expect(screen.getByText("58 produits choisis")).toBeDefined();
});

it("boxes that came in are a list; a line that cannot be read is named and nothing is sent", async () => {
	const calls = fakeApi({ ...ROUTES, "POST /admin/products/receipts": { status: 202, body: batch } });
	renderInOffice(<ProductsPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Réception" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Réception de stock" }));
	await userEvent.type(dialog.getByLabelText("Cartons reçus"), "CAL-1;1,5");
	await userEvent.click(dialog.getByRole("button", { name: "Ajouter au stock" }));
	expect(await dialog.findByText(/^Ligne 1\s: Un nombre entier de cartons est attendu\.$/)).toBeDefined();
	await userEvent.clear(dialog.getByLabelText("Cartons reçus"));
	await userEvent.type(dialog.getByLabelText("Cartons reçus"), "CAL-1;12");
	await userEvent.click(dialog.getByRole("button", { name: "Ajouter au stock" }));
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/products/batches/pbat_1"));
	expect(calls.find(({ route }) => route.endsWith("/receipts"))?.body).toMatchObject({
		lines: [{ reference: "CAL-1", boxes: 12 }],
	});
});

it("a batch is followed and stopped; what became of each product is said", async () => {
	let isStopped = false;
	const stopped = { ...batch, state: "STOPPED", endedAt: batch.startedAt, isUndoable: true };
	const calls = fakeApi({
		"GET /admin/products/batches/pbat_1": () => ({ body: isStopped ? stopped : batch }),
		"POST /admin/products/batches/pbat_1/stop": () => {
			isStopped = true;
			return { body: batch };
		},
		"POST /admin/products/batches/pbat_1/undo": { status: 202, body: { ...batch, id: "pbat_2" } },
	});
	renderInOffice(<ProductBatchPage id="pbat_1" />);
	expect(plain((await screen.findByRole("heading", { level: 2 })).textContent)).toBe(
		"Prix +4 % (tous les tarifs), 3 produits",
	);
	expect(screen.getAllByText("Ce produit a changé.").length).toBeGreaterThan(0);
	await userEvent.click(screen.getByRole("button", { name: "Arrêter" }));
	await userEvent.click(await screen.findByRole("button", { name: "Annuler ce changement" }));
	await userEvent.click(await screen.findByRole("button", { name: "Annuler le changement" }));
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/products/batches/pbat_2"));
	expect(calls.some(({ route }) => route.endsWith("/stop"))).toBe(true);
});

it("a batch that does not exist says so", async () => {
	fakeApi({
		"GET /admin/products/batches/absent": failure(404, "BATCH_NOT_FOUND", "Ce changement groupé n'existe pas."),
	});
	renderInOffice(<ProductBatchPage id="absent" />);
	expect(await screen.findByText("Ce changement groupé n'existe pas.")).toBeDefined();
});
