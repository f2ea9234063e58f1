import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { LotsCard, OrderLots, RecallPage, ReceiptsPage, StockCountPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const named = { code: "L1", durability: "BEST_BEFORE", expiresOn: "2027-06-30" } as const;
const product = { productId: "prod_1", productName: "Nougat", reference: "NOU-1" };
const lot = {
	id: "lot_1",
	...named,
	...product,
	boxes: 8,
	received: 10,
	suppliers: ["Sucrerie"],
	eanUnit: "",
	eanBox: "3760000000017",
	isShort: true,
	isUnsafe: false,
	withheld: 0,
	blockedAt: null as string | null,
	blockReason: "",
};
const receipt = {
	...named,
	...product,
	id: "recpt_1",
	lotId: "lot_1",
	boxes: 10,
	supplier: "Sucrerie",
	costPerBox: 18.4,
	receivedOn: "2026-11-20",
	receivedBy: "alix@exemple.fr",
	createdAt: "2026-11-20T09:30:00.000Z",
};
const item = { id: "prod_1", name: "Nougat", reference: "NOU-1" };
const pageOf = (...content: object[]) => ({ content, totalElements: content.length, last: true });
const found = (...content: object[]) => ({
	body: {
		...pageOf(
			...content.map((one) => ({
				imageUrl: "",
				category: null,
				tags: [],
				price: 10,
				eanUnit: "",
				eanBox: "",
				pricePerPieceBox: 1,
				pricePerPieceLayer: null,
				layerPrice: null,
				isPublished: true,
				missingFields: [],
				stock: 0,
				available: 0,
				stocked: 0,
				reserved: 0,
				...one,
			})),
		),
		totalPages: 1,
		page: 0,
		size: 20,
	},
});

beforeEach(() => storeToken("session"));
function open(page: React.ReactElement, routes: Record<string, FakeRoute | "network">) {
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/receipts": { body: pageOf(receipt) },
		...routes,
	});
	renderInOffice(page);
	return calls;
}

describe("/admin/receipts", () => {
	it("a scanned label fills product, lot and date; what is recorded is said, and the supplier stays", async () => {
		const calls = open(<ReceiptsPage />, {
			"GET /admin/products/search": found(item),
			"POST /admin/receipts": { status: 201, body: receipt },
		});
		await userEvent.type(
			await screen.findByLabelText("Scanner ou chercher un produit"),
			"(01)03760000000017(17)270630(10)L1{Enter}",
		);
		const boxes = screen.getByLabelText("Cartons");
		await waitFor(() => expect(document.activeElement).toBe(boxes));
		expect(screen.getByLabelText<HTMLInputElement>("Numéro de lot").value).toBe("L1");
		expect(screen.getByLabelText<HTMLInputElement>("DDM ou DLC").value).toBe("2027-06-30");
		expect(calls.find(({ route }) => route.endsWith("/search"))?.query.get("query")).toBe("3760000000017");
		await userEvent.type(boxes, "10");
		await userEvent.type(screen.getByLabelText(/^Fournisseur/), "Sucrerie");
		await userEvent.type(screen.getByLabelText(/^Coût d'achat/), "18,40{Enter}");
		expect(await screen.findByText("Nougat : 10 cartons en stock")).toBeDefined();
		expect(calls.find(({ route }) => route === "POST /admin/receipts")?.body).toMatchObject({
			productId: "prod_1",
			lot: "L1",
			expiresOn: "2027-06-30",
			boxes: 10,
			supplier: "Sucrerie",
			costPerBox: 18.4,
		});
		expect(screen.getByLabelText<HTMLInputElement>(/^Fournisseur/).value).toBe("Sucrerie");
		expect(screen.getByLabelText<HTMLInputElement>("Numéro de lot").value).toBe("");
		expect(document.activeElement).toBe(screen.getByLabelText("Scanner ou chercher un produit"));
	});

	it("says what is missing beside the field, and what the server refuses without losing what was typed", async () => {
		const message = "Ce lot a été reçu avec une autre date : Lot L1, DDM 30 juin 2027.";
		open(<ReceiptsPage />, {
			"GET /admin/products/search": found(item, { ...item, id: "prod_2", name: "Nougat tendre" }),
			"POST /admin/receipts": failure(409, "LOT_CHANGED", message, {
				field: "expiresOn",
				errors: [{ field: "expiresOn", message }],
			}),
		});
		await userEvent.type(await screen.findByLabelText("Numéro de lot"), "L1");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la réception" }));
		expect(await screen.findByText(/^Un nombre entier de cartons est attendu/)).toBeDefined();
		await userEvent.type(screen.getByLabelText("Cartons"), "3");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la réception" }));
		expect(await screen.findByText("Choisissez un produit.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner ou chercher un produit"), "nougat{Enter}");
		await userEvent.click(await screen.findByRole("button", { name: /Nougat tendre/ }));
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la réception" }));
		expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
		expect(screen.getByLabelText<HTMLInputElement>("Cartons").value).toBe("3");
	});
});

describe("/admin/receipts/stock-count", () => {
	const recorded = {
		id: "count_1",
		reason: "Inventaire",
		countedAt: "2026-11-20T09:30:00.000Z",
		countedBy: "alix@exemple.fr",
		lots: 1,
		differences: [{ id: "lot_1", ...named, productName: "Nougat", reference: "NOU-1", expected: 8, counted: 6 }],
	};
	const LABEL = "(01)03760000000017(10)L1";

	it("counts by scans and by hand, shows what differs, and records it with a reason", async () => {
		const calls = open(<StockCountPage />, {
			"GET /admin/lots": { body: pageOf(lot, { ...lot, id: "lot_2", code: "L2" }) },
			"GET /admin/stock-counts": { body: pageOf(recorded) },
			"POST /admin/stock-counts": { status: 201, body: recorded },
		});
		expect(await screen.findByText("Nougat, Lot L1, DDM 30 juin 2027 : 8 notés, 6 comptés")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner un carton"), `${LABEL}{Enter}`);
		expect(screen.getByText("Nougat, Lot L1, DDM 30 juin 2027 : 1 carton compté.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner un carton"), "NOU-1{Enter}");
		expect(screen.getByText(/^Plusieurs lots pour NOU-1/)).toBeDefined();
		await userEvent.type(screen.getByLabelText(/Lot L2/), "9");
		expect(screen.getByText("2 lots comptés, 2 écarts, 7 cartons manquants, 1 carton en trop")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Noter l'inventaire" }));
		expect(screen.getByText("Saisissez un motif.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Motif"), "Annuel{Enter}");
		expect(await screen.findByText(/^Inventaire noté/)).toBeDefined();
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
			lines: [
				{ lotId: "lot_1", boxes: 1, previousBoxes: 8 },
				{ lotId: "lot_2", boxes: 9, previousBoxes: 8 },
			],
			reason: "Annuel",
		});
		expect(screen.getByLabelText<HTMLInputElement>(/Lot L2/).value).toBe("");
		expect(document.activeElement).toBe(screen.getByLabelText("Scanner un carton"));
	});

	it("preserves the count in the browser, and says why it was refused", async () => {
		const message = "Ce lot a changé entre-temps";
		localStorage.setItem("stock-count", JSON.stringify({ lot_1: 5 }));
		open(<StockCountPage />, {
			"GET /admin/lots": { body: pageOf(lot) },
			"GET /admin/stock-counts": { body: pageOf() },
			"POST /admin/stock-counts": failure(409, "LOT_CHANGED", message),
		});
		expect((await screen.findByLabelText<HTMLInputElement>(/Lot L1/)).value).toBe("5");
		await userEvent.type(screen.getByLabelText("Motif"), "Annuel{Enter}");
		expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByLabelText<HTMLInputElement>(/Lot L1/).value).toBe("5");
	});
});

describe("/admin/recalls", () => {
	const recipient = {
		customerId: "cus_1",
		name: "Camille Martin",
		company: null,
		email: "camille@exemple.fr",
		phone: "+33612345678",
		address: "12 rue des Confiseurs, 26200 Montélimar",
		boxes: 4,
		orders: [{ orderNumber: "CMD-1", status: "SHIPPED" }].map((order) => ({ ...order, boxes: 4 })),
		mailedAt: null,
	};
	const erased = { ...recipient, customerId: "cus_2", name: "", email: "", phone: "", address: "", boxes: 1 };
	const recall = { lot, recipients: [recipient, erased], subject: "Rappel", text: "Motif\u00a0: …" };

	it("finds a lot by product or number", async () => {
		visit("/admin/recalls");
		const calls = open(<RecallPage />, { "GET /admin/lots": { body: pageOf(lot) } });
		await userEvent.type(await screen.findByLabelText("Produit ou lot"), "L1");
		const link = await screen.findByRole("link", { name: "Lot L1, DDM 30 juin 2027" });
		expect(link.getAttribute("href")).toBe("/admin/recalls?lot=lot_1");
		expect(screen.getByText("À écouler")).toBeDefined();
		await waitFor(() => expect(calls.at(-1)?.query.get("query")).toBe("L1"));
	});

	it("lists who received it; the mail goes out once its reason is stated and it was confirmed", async () => {
		visit("/admin/recalls?lot=lot_1");
		const calls = open(<RecallPage />, {
			"GET /admin/lots/lot_1/recall": { body: recall },
			"POST /admin/lots/lot_1/recall": { body: { sent: 1, unreachable: 1, already: 0 } },
		});
		expect(await screen.findByText(/^5 cartons chez 2 clients, 8 cartons en stock/)).toBeDefined();
		expect(screen.getByText("Client effacé")).toBeDefined();
		const button = screen.getByRole<HTMLButtonElement>("button", { name: "Écrire à 1 client" });
		expect(button.disabled).toBe(true);
		const text = screen.getByLabelText("Texte");
		const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		expect(closes()).toBe(true);
		await userEvent.clear(text);
		await userEvent.type(text, "Présence d'arachide.");
		expect(closes()).toBe(false);
		await userEvent.click(button);
		const dialog = await screen.findByRole("dialog");
		expect(calls.some(({ route }) => route.startsWith("POST"))).toBe(false);
		await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
		expect(await screen.findByText("1 e-mail en cours d'envoi")).toBeDefined();
		expect(screen.getByText(/1 client sans e-mail/)).toBeDefined();
		expect(closes()).toBe(true);
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
			subject: "Rappel",
			text: "Présence d'arachide.",
		});
	});
});

it("the lots of a product are counted with a reason; a refusal is said there", async () => {
	const calls = open(<LotsCard productId="prod_1" />, {
		"GET /admin/lots": { body: pageOf(lot) },
		"POST /admin/stock-counts": failure(409, "LOT_CHANGED", "Ce lot a changé entre-temps."),
	});
	await userEvent.click(await screen.findByRole("button", { name: /^Compter/ }));
	const boxes = screen.getByLabelText("Cartons comptés");
	await userEvent.clear(boxes);
	await userEvent.type(boxes, "6");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
	expect(await screen.findByText("Saisissez un motif.")).toBeDefined();
	await userEvent.type(screen.getByLabelText("Motif"), "Casse{Enter}");
	expect(await screen.findByText("Ce lot a changé entre-temps.")).toBeDefined();
	expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
		lines: [{ lotId: "lot_1", boxes: 6, previousBoxes: 8 }],
		reason: "Casse",
	});
});

it("a lot near its date is offered for clearance; one past its use-by date is not", async () => {
	const unsafe = { ...lot, id: "lot_2", code: "L2", durability: "USE_BY", isUnsafe: true };
	open(<LotsCard productId="prod_1" />, { "GET /admin/lots": { body: pageOf(lot, unsafe) } });
	expect(await screen.findByText("DLC passée")).toBeDefined();
	const links = await screen.findAllByRole("link", { name: /^Créer une promotion/ });
	expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin/promotions/new?product=prod_1"]);
});

it("a withheld lot is put in losses or sold again; past its use-by date it is not sold again", async () => {
	const blocked = { ...lot, boxes: 0, withheld: 8, blockedAt: "2026-11-28T09:00:00.000Z", blockReason: "Rappel" };
	const unsafe = { ...blocked, id: "lot_2", code: "L2", durability: "USE_BY", isUnsafe: true, blockedAt: null };
	const calls = open(<LotsCard productId="prod_1" />, {
		"GET /admin/lots": { body: pageOf(blocked, unsafe) },
		"POST /admin/lots/lot_2/removals": { status: 201, body: unsafe },
	});
	expect(await screen.findByText("Bloqué")).toBeDefined();
	expect(screen.getAllByRole("button", { name: /^Remettre en vente/ })).toHaveLength(1);
	expect(screen.queryByRole("button", { name: /^Compter/ })).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: /^Mettre en perte : Lot L2/ }));
	const dialog = within(await screen.findByRole("dialog"));
	const boxes = dialog.getByLabelText("Cartons");
	await userEvent.clear(boxes);
	await userEvent.type(boxes, "9");
	await userEvent.click(dialog.getByRole("button", { name: "Mettre en perte" }));
	expect(dialog.getByText("De 1 à 8 cartons.")).toBeDefined();
	await userEvent.clear(boxes);
	await userEvent.type(boxes, "8");
	await userEvent.click(dialog.getByRole("button", { name: "Mettre en perte" }));
	expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
		boxes: 8,
		kind: "LOSS",
		reason: "DLC passée",
	});
});

it("an order shows the lots that left with it, and what came back of them", async () => {
	const shipped = { id: "lot_1", ...named, lineId: "line_1", boxes: 4, returned: 1, state: "SHIPPED" as const };
	const order = { items: [], lots: [shipped, { ...shipped, id: "lot_2", state: "PICKED" as const }] };
	open(<OrderLots order={order} />, {});
	const [line, ...others] = await screen.findAllByRole("listitem");
	expect(others).toEqual([]);
	expect(line?.textContent).toBe("Lot L1, DDM 30 juin 20274 cartonsdont 1 de retour");
});
