import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { type FakeCall, type FakeRoute, failure } from "@/lib/testing/fake-api";
import { adminOrder } from "@/lib/testing/fixtures";
import { openOrderPage } from "./test-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = "CMD-7K3M-9QX2";
const detail: AdminOrderDetail = { ...adminOrder, status: "CONFIRMED" };
const [item] = adminOrder.items;
const NAME = item?.productName ?? "";
const PRODUCT = item?.productId ?? "";
const shown: LinePreview = {
	fingerprint: "as-shown",
	version: 2,
	lines: [
		{
			productId: PRODUCT,
			productName: NAME,
			before: 16,
			boxes: 12,
			unitPrice: 3312,
			unitPriceBefore: 3312,
			total: 39_744,
		},
	],
	before: {
		subtotal: 52_992,
		shipping: 0,
		total: 52_992,
		taxes: [{ ratePercent: 20, net: 44_160, vat: 8832, gross: 52_992 }],
	},
	deliveryName: null,
	deliveryKind: null,
	after: {
		subtotal: 39_744,
		shipping: 0,
		total: 39_744,
		taxes: [{ ratePercent: 20, net: 33_120, vat: 6624, gross: 39_744 }],
	},
	added: 0,
	offBalance: 0,
	refund: 13_248,
	refundByHand: 0,
	due: 0,
	isInvoiceReplaced: true,
	exceeds: null,
};
const READ = `GET /admin/orders/${NUMBER}`;
const LOOK = "POST /admin/orders/order_1/correction-preview";
const SAVE = "POST /admin/orders/order_1/corrections";

async function open(routes: Record<string, FakeRoute>) {
	const { calls } = openOrderPage(NUMBER, { [READ]: { body: detail }, [LOOK]: { body: shown }, ...routes });
	await userEvent.click(await screen.findByRole("button", { name: "Corriger les articles" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Corriger les articles" }));
	return { dialog, of: (wanted: string): FakeCall[] => calls.filter(({ route }) => route === wanted) };
}
type Dialog = Awaited<ReturnType<typeof open>>["dialog"];
const field = (dialog: Dialog) => dialog.getByRole<HTMLInputElement>("textbox", { name: `Cartons de ${NAME}` });
const type = async (dialog: Dialog, text: string) => {
	await userEvent.clear(field(dialog));
	await userEvent.type(field(dialog), text);
};
const look = (dialog: Dialog) => userEvent.click(dialog.getByRole("button", { name: "Voir la différence" }));

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

it("shows the difference of the server before anything is done, and confirms exactly that, under one key", async () => {
	const { dialog, of } = await open({ [SAVE]: { status: 201, body: { order: detail, paymentUrl: null } } });
	await look(dialog);
	expect(await dialog.findByText("Rien n'est changé pour l'instant.")).toBeDefined();
	await type(dialog, "12");
	await look(dialog);
	expect(await dialog.findByText(/132,48.*de moins.*rendus au client/)).toBeDefined();
	expect(dialog.getByText(/annulée par un avoir/)).toBeDefined();
	const total = dialog.getByRole("row", { name: /Total TTC/ });
	expect(
		within(total)
			.getAllByRole("cell")
			.map(({ textContent }) => textContent?.replace(/\s/g, " ")),
	).toEqual(["529,92 €", "397,44 €"]);
	expect(of(SAVE)).toHaveLength(0);
	await userEvent.click(dialog.getByRole("button", { name: /Corriger et rendre 132,48/ }));
	expect(await screen.findByText("Commande corrigée, le client est prévenu")).toBeDefined();
	expect(of(SAVE).map(({ body }) => body)).toEqual([
		{ items: [{ productId: PRODUCT, boxes: 12 }], fingerprint: "as-shown", version: 2 },
	]);
	expect(of(SAVE)[0]?.headers["idempotency-key"]).toMatch(/.{8}/);
});

it("more to pay: the link that the customer got is there to copy", async () => {
	const dearer = { ...shown, refund: 0, added: 1501, due: 1501 };
	const paymentUrl = "https://exemple.fr/payer/CMD-7K3M-9QX2.q3W8";
	const { dialog } = await open({
		[LOOK]: { body: dearer },
		[SAVE]: { status: 201, body: { order: detail, paymentUrl } },
	});
	await type(dialog, "17");
	await look(dialog);
	expect(await dialog.findByText(/15,01.*de plus.*par un lien envoyé au client/)).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Corriger la commande" }));
	const link = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Lien de paiement" });
	expect(link.value).toBe(paymentUrl);
});

it("stock that is gone is said at its product; a line that was removed can be put back", async () => {
	const line = { productId: PRODUCT, productName: NAME, quantity: 99, availableQuantity: 40, onSale: true };
	const prices = { sentUnitPrice: null, unitPrice: 3312, totalPrice: 327_888 };
	const { dialog } = await open({
		[LOOK]: failure(409, "OUT_OF_STOCK", "Le stock ne suffit pas.", { lines: [{ ...line, ...prices }] }),
	});
	await type(dialog, "99");
	await look(dialog);
	expect(await dialog.findByText("40 en stock.")).toBeDefined();
	expect(field(dialog).value).toBe("99");
	await userEvent.click(dialog.getByRole("button", { name: `Retirer ${NAME}` }));
	expect(dialog.getByText("Retiré de la commande")).toBeDefined();
	await look(dialog);
	expect(await dialog.findByText(/Laissez au moins un produit/)).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: `Remettre ${NAME}` }));
	expect(field(dialog).value).toBe("16");
});

it("an order that changed meanwhile: the reason, the order as it is now, and what was typed, that alone, is still there", async () => {
	const other = { ...item, id: "item_2", productId: "prod_2", productName: "Nougat", quantity: 3 };
	const current = {
		...detail,
		version: 7,
		items: [
			{ ...item, quantity: 20 },
			{ ...other, quantity: 5 },
		],
	};
	const message = "Cette commande est déjà partie\u00a0: elle ne se corrige plus.";
	const { dialog, of } = await open({
		[READ]: { body: { ...detail, items: [item, other] } },
		[SAVE]: failure(409, "ORDER_NOT_CORRECTABLE", message, { current }),
	});
	await type(dialog, "12");
	await look(dialog);
	await userEvent.click(await dialog.findByRole("button", { name: /Corriger et rendre/ }));
	expect(await dialog.findByText(/est déjà partie/)).toBeDefined();
	expect(field(dialog).value).toBe("12");
	expect(dialog.getByLabelText("Cartons de Nougat")).toHaveProperty("value", "5");
	expect(dialog.getByText(/20 cartons/)).toBeDefined();
	expect(of(SAVE)).toHaveLength(1);
});

it.each([
	["its company's", { id: "comp_1" }, "cus_1"],
	["the catalogue's of a private order", null, null],
])("offers a product at %s prices", async (_, company, customerId) => {
	const PRODUCTS = "GET /admin/channels/sc_1/products";
	const facts = { name: "Fêtes et fils", site: null, isOnAccount: false, creditLimit: 0, available: 0 };
	const buying = company && { ...company, ...facts, isBlocked: false, hasDeposit: false, minimumOrder: 0 };
	const { dialog, of } = await open({
		[READ]: { body: { ...detail, company: buying } },
		[PRODUCTS]: { body: { content: [], totalElements: 0, last: true } },
	});
	await userEvent.type(dialog.getByLabelText("Ajouter un produit"), "pop");
	await vi.waitFor(() => expect(of(PRODUCTS)[0]?.query.get("customerId")).toBe(customerId));
});

it("a limit that it goes beyond is named, and overridden with a reason alone", async () => {
	const exceeds = "Cette commande dépasse l'encours autorisé de l'entreprise\u00a0: il reste 10,00\u00a0€.";
	const { dialog, of } = await open({
		[LOOK]: { body: { ...shown, refund: 0, added: 1501, due: 1501, exceeds } },
		[SAVE]: { status: 201, body: { order: detail, paymentUrl: null } },
	});
	await type(dialog, "17");
	await look(dialog);
	expect(await dialog.findByText(/dépasse l'encours autorisé/)).toBeDefined();
	const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Corriger la commande" });
	expect(confirm.disabled).toBe(true);
	await userEvent.type(dialog.getByRole("textbox", { name: /Motif du dépassement/ }), "Accord de la direction");
	await userEvent.click(confirm);
	expect(await screen.findByText("Commande corrigée, le client est prévenu")).toBeDefined();
	expect(of(SAVE)[0]?.body).toMatchObject({ overrideReason: "Accord de la direction" });
});
