import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { berlingot } from "@/lib/testing/admin-products";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
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
	deliveryNote: "BL-7",
	undoneAt: null as string | null,
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
	const read = (id: string, name: string) => ({
		[`GET /admin/products/${id}`]: { body: { ...berlingot, id, name, reference: "NOU-1" } },
	});
	const DELIVERY = "POST /admin/receipts/deliveries";
	const sent = (calls: ReturnType<typeof open>) =>
		calls.filter(({ route }) => route === DELIVERY).map(({ body }) => body as { key: string });

	it("each scanned label is a line with its product, lot and date; all are recorded under one delivery note", async () => {
		const calls = open(<ReceiptsPage />, {
			"GET /admin/products/search": found(item),
			...read("prod_1", "Nougat"),
			[DELIVERY]: { status: 201, body: { content: [receipt, { ...receipt, id: "recpt_2", code: "L2", boxes: 3 }] } },
		});
		const finder = await screen.findByLabelText("Scanner ou chercher un produit");
		await userEvent.type(screen.getByLabelText(/^Numéro du bon/), "BL-7");
		await userEvent.type(finder, "(01)03760000000017(17)270630(10)L1{Enter}");
		const first = within(await screen.findByRole("group", { name: "Nougat" }));
		await expectFocus(() => first.getByLabelText("Cartons"));
		expect(first.getByLabelText<HTMLInputElement>("Numéro de lot").value).toBe("L1");
		expect(first.getByLabelText<HTMLInputElement>("DDM ou DLC").value).toBe("2027-06-30");
		expect(calls.findLast(({ route }) => route.endsWith("/search"))?.query.get("query")).toBe("3760000000017");
		await userEvent.type(first.getByLabelText("Cartons"), "10");
		await userEvent.type(first.getByLabelText(/^Coût d'achat/), "18,40");
		await userEvent.type(finder, "(01)03760000000017(17)270630(10)L2{Enter}");
		const second = within(
			await waitFor(() => screen.getAllByRole("group", { name: "Nougat" })[1] ?? expect.fail("no second line")),
		);
		await expectFocus(() => second.getByLabelText("Cartons"));
		await userEvent.type(second.getByLabelText("Cartons"), "3{Enter}");
		expect(await screen.findByText("Nougat : 3 cartons en stock")).toBeDefined();
		const line = { productId: "prod_1", expiresOn: "2027-06-30" };
		expect(sent(calls)).toMatchObject([
			{
				deliveryNote: "BL-7",
				lines: [
					{ ...line, lot: "L1", boxes: 10, costPerBox: 18.4 },
					{ ...line, lot: "L2", boxes: 3, costPerBox: null },
				],
				isConfirmed: false,
			},
		]);
		await waitFor(() => expect(screen.queryByRole("group", { name: "Nougat" })).toBeNull());
		expect(document.activeElement).toBe(finder);
	});

	it("says what is missing beside the field; an unusual number is asked about and confirmed by pressing again", async () => {
		const field = "lines[0].boxes";
		const message = "900 cartons : d'ordinaire, ce produit arrive par 10 cartons.";
		let answer: FakeRoute = failure(409, "RECEIPT_UNUSUAL", "Des nombres sont inhabituels.", {
			field,
			errors: [{ field, message }],
		});
		const calls = open(<ReceiptsPage />, {
			"GET /admin/products/search": found(item, { ...item, id: "prod_2", name: "Nougat tendre" }),
			...read("prod_2", "Nougat tendre"),
			[DELIVERY]: () => answer as { body: object },
		});
		const save = async () => userEvent.click(await screen.findByRole("button", { name: "Enregistrer la réception" }));
		await screen.findByLabelText("Scanner ou chercher un produit");
		await save();
		expect(await screen.findByText("Ajoutez un produit au moins.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner ou chercher un produit"), "nougat{Enter}");
		await userEvent.click(await screen.findByRole("button", { name: /Nougat tendre/ }));
		await save();
		expect(await screen.findByText(/^Un nombre entier de cartons est attendu/)).toBeDefined();
		await userEvent.type(screen.getByLabelText("Numéro de lot"), "L1");
		await userEvent.type(screen.getByLabelText("Cartons"), "900");
		await save();
		expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByText("Des nombres sont inhabituels.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Cartons"), "{Backspace}1");
		await save();
		answer = { status: 201, body: { content: [receipt] } };
		await save();
		expect(await screen.findByText("Nougat : 10 cartons en stock")).toBeDefined();
		// A number that was changed is asked about again.
		expect(sent(calls)).toMatchObject([{ isConfirmed: false }, { isConfirmed: false }, { isConfirmed: true }]);
		expect(new Set(sent(calls).map(({ key }) => key)).size).toBe(1);
	});

	it("a receipt is undone once that was confirmed; an undone one is marked", async () => {
		const calls = open(<ReceiptsPage />, {
			"GET /admin/receipts": { body: pageOf(receipt, { ...receipt, id: "recpt_2", undoneAt: receipt.createdAt }) },
			"POST /admin/receipts/recpt_1/undo": failure(409, "RECEIPT_USED", "Des cartons sont partis."),
		});
		expect(await screen.findByText("Annulée")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: /^Annuler la réception : Nougat, Lot L1/ }));
		const dialog = within(await screen.findByRole("dialog", { name: "Annuler cette réception ?" }));
		expect(dialog.getByText(/10 cartons de moins en stock/)).toBeDefined();
		expect(calls.some(({ route }) => route.startsWith("POST"))).toBe(false);
		await userEvent.click(dialog.getByRole("button", { name: "Annuler la réception" }));
		expect(await dialog.findByText("Des cartons sont partis.")).toBeDefined();
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
		await userEvent.type(screen.getByLabelText("Scanner une étiquette"), `${LABEL}{Enter}`);
		expect(screen.getByText("Nougat, Lot L1, DDM 30 juin 2027 : 1 carton compté.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner une étiquette"), "NOU-1{Enter}");
		expect(screen.getByText(/^Plusieurs lots pour NOU-1/)).toBeDefined();
		await userEvent.type(screen.getByLabelText(/Lot L2/), "9");
		expect(screen.getByText("2 lots comptés, 2 écarts, 7 cartons en moins, 1 carton en trop")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Noter l'inventaire" }));
		expect(await screen.findByText("Saisissez un motif.")).toBeDefined();
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
		expect(document.activeElement).toBe(screen.getByLabelText("Scanner une étiquette"));
	});

	it("shows ten lots at a time; a scan turns to the page of its lot", async () => {
		const others = Array.from({ length: 10 }, (_, at) => ({ ...lot, id: `other_${at}`, code: `A${at}` }));
		open(<StockCountPage />, {
			"GET /admin/lots": { body: pageOf(...others, lot) },
			"GET /admin/stock-counts": { body: pageOf() },
		});
		expect(await screen.findByText("Lots 1 à 10 sur 11")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Scanner une étiquette"), `${LABEL}{Enter}`);
		expect(screen.getByText("Lots 11 à 11 sur 11")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Lots précédents" }));
		expect(screen.getByText("Lots 1 à 10 sur 11")).toBeDefined();
	});

	it("preserves the count in the browser with the boxes noted then, and says which lot was refused", async () => {
		const message = "Ce lot a changé entre-temps";
		const others = Array.from({ length: 10 }, (_, at) => ({ ...lot, id: `other_${at}`, code: `A${at}` }));
		const counts = { other_0: { boxes: 8, seen: 8 }, lot_1: { boxes: 10, seen: 10 } };
		localStorage.setItem("stock-count", JSON.stringify(counts));
		const calls = open(<StockCountPage />, {
			"GET /admin/lots": { body: pageOf(...others, lot) },
			"GET /admin/stock-counts": { body: pageOf() },
			"POST /admin/stock-counts": failure(409, "LOT_CHANGED", message, { field: "lines[1].boxes" }),
		});
		expect((await screen.findByLabelText<HTMLInputElement>(/Lot L1/)).value).toBe("10");
		const row = within(screen.getByRole("row", { name: /Lot L1/ }));
		expect(row.getByText("10 cartons notés quand il a été compté : recomptez-le.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Motif"), "Annuel{Enter}");
		expect(await screen.findByText(`Nougat, Lot L1, DDM 30 juin 2027 : ${message}`)).toBeDefined();
		expect(screen.getByText("Lots 11 à 11 sur 11")).toBeDefined();
		expect(row.getByText(message)).toBeDefined();
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
			lines: [
				{ boxes: 8, previousBoxes: 8 },
				{ boxes: 10, previousBoxes: 10 },
			],
		});
		await userEvent.clear(screen.getByLabelText(/Lot L1/));
		await userEvent.type(screen.getByLabelText(/Lot L1/), "6");
		expect(row.queryByRole("alert")).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Noter l'inventaire" }));
		await waitFor(() =>
			expect(calls.findLast(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
				lines: [{ boxes: 8 }, { boxes: 6, previousBoxes: 8 }],
			}),
		);
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
		const button = screen.getByRole("button", { name: "Écrire à 1 client" });
		await userEvent.click(button);
		expect(await screen.findByText("Complétez le motif du rappel.")).toBeDefined();
		const text = screen.getByLabelText("Texte");
		const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		expect(closes()).toBe(true);
		await userEvent.clear(text);
		await userEvent.type(text, "Présence d'arachide.");
		expect(closes()).toBe(false);
		await userEvent.type(screen.getByLabelText("Objet"), "{Enter}");
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
	const boxes = screen.getByLabelText("Quantité comptée");
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

it("boxes that leave while a lot is counted refuse the count, which begins again with what is there", async () => {
	let boxes = 10;
	const calls = open(<LotsCard productId="prod_1" />, {
		"GET /admin/lots": () => ({ body: pageOf({ ...lot, boxes }) }),
		"POST /admin/stock-counts": failure(409, "LOT_CHANGED", "Ce lot a changé entre-temps."),
	});
	await userEvent.click(await screen.findByRole("button", { name: /^Compter/ }));
	boxes = 7;
	window.dispatchEvent(new Event("visibilitychange"));
	await screen.findByText("7 cartons en stock");
	expect(screen.getByLabelText("Quantité comptée")).toHaveProperty("value", "10");
	await userEvent.type(screen.getByLabelText("Motif"), "Inventaire{Enter}");
	await userEvent.click(await screen.findByRole("button", { name: "Remplacer ma saisie par la version enregistrée" }));
	expect(screen.getByLabelText("Quantité comptée")).toHaveProperty("value", "7");
	await userEvent.type(screen.getByLabelText("Motif"), "Inventaire{Enter}");
	await screen.findByText("Ce lot a changé entre-temps.");
	const sent = calls.filter(({ route }) => route.startsWith("POST")).map(({ body }) => body);
	expect(sent).toMatchObject([
		{ lines: [{ boxes: 10, previousBoxes: 10 }] },
		{ lines: [{ boxes: 7, previousBoxes: 7 }] },
	]);
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
	expect(await dialog.findByText("De 1 à 8 cartons.")).toBeDefined();
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
