import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { type FakeRoute, failure } from "@/lib/testing/fake-api";
import { adminOrder } from "@/lib/testing/fixtures";
import { openOrderPage } from "./test-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = "CMD-7K3M-9QX2";
const detail: AdminOrderDetail = { ...adminOrder, status: "CONFIRMED" };
const READ = `GET /admin/orders/${NUMBER}`;
const SAVE = "PATCH /admin/orders/order_1/contact";

async function open(routes: Record<string, FakeRoute>) {
	const { calls } = openOrderPage(NUMBER, { [READ]: { body: detail }, ...routes });
	await userEvent.click(await screen.findByRole("button", { name: "Corriger les coordonnées" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Corriger les coordonnées" }));
	const sent = () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body as Record<string, unknown>);
	return { dialog, sent };
}
const type = async (field: HTMLElement, text: string) => {
	await userEvent.clear(field);
	await userEvent.type(field, text);
};

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

it("sends the input with the version seen, the billing only when it was edited, and no mail by default", async () => {
	const { dialog, sent } = await open({ [SAVE]: { body: { ...detail, version: 3, deliveryStreet: "3 quai Sud" } } });
	await type(dialog.getByRole("textbox", { name: "Numéro et rue" }), "3 quai Sud");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	expect(await screen.findByText("Coordonnées corrigées")).toBeDefined();
	expect((await screen.findAllByText(/3 quai Sud/)).length).toBeGreaterThan(0);
	expect(sent()).toHaveLength(1);
	expect(sent()[0]).toMatchObject({ version: 2, notifyCustomer: false, address: { street: "3 quai Sud" } });
	expect(sent()[0]).not.toHaveProperty("business");
});

it("questions a postal code of no department", async () => {
	const { dialog } = await open({});
	await type(dialog.getByRole("textbox", { name: "Code postal" }), "96000");
	expect(await dialog.findByText(/Aucun département n'a le code postal 96000/)).toBeDefined();
});

it("another administrator was faster: both are seen, and the next try puts what was typed, that alone, on the newer order", async () => {
	const business = { company: "Fêtes", registration: "", vatNumber: "", billingAddress: null, purchaseOrder: "" };
	const changed = { customerPhone: "+33611111111", deliveryStreet: "3 quai Sud" };
	const current = { ...detail, ...changed, version: 5, business: { ...business, costCentre: "" } };
	let answers = 0;
	const { dialog, sent } = await open({
		[SAVE]: () =>
			answers++ === 0
				? failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps.", { current })
				: { body: { ...current, version: 6 } },
	});
	await type(dialog.getByRole("textbox", { name: "Téléphone" }), "+33622222222");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	expect(await dialog.findByText(/Enregistré maintenant.*\+33611111111/)).toBeDefined();
	expect((dialog.getByRole("textbox", { name: "Téléphone" }) as HTMLInputElement).value).toBe("+33622222222");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	expect(await screen.findByText("Coordonnées corrigées")).toBeDefined();
	const [first, second] = sent();
	expect(first).toMatchObject({ version: 2, address: { street: detail.deliveryStreet } });
	expect(second).toMatchObject({ version: 5, phone: "+33622222222", address: { street: "3 quai Sud" } });
	expect(second).not.toHaveProperty("business");
});

it("says at the field what the rules refuse, before and after sending; a company needs its name", async () => {
	const message = "Nous ne livrons pas en Corse.";
	const { dialog, sent } = await open({
		[SAVE]: failure(400, "DELIVERY_REFUSED", message, { errors: [{ field: "address.postalCode", message }] }),
	});
	await type(dialog.getByRole("textbox", { name: "Code postal" }), "262");
	await userEvent.click(dialog.getByRole("checkbox", { name: "Commande d'une entreprise" }));
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	expect(await dialog.findByText(/Code postal invalide/)).toBeDefined();
	expect(dialog.getByText("Saisissez la raison sociale.")).toBeDefined();
	expect(sent()).toHaveLength(0);
	await type(dialog.getByRole("textbox", { name: "Code postal" }), "20000");
	await userEvent.click(dialog.getByRole("checkbox", { name: "Commande d'une entreprise" }));
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
});

it("shows what another address changes of delivery and VAT, and saves it once it is confirmed", async () => {
	const sums = { subtotal: 3000, shipping: 499, total: 3499 };
	const taxes = [{ ratePercent: 20, net: 2916, vat: 583, gross: 3499 }];
	const current: LinePreview = {
		fingerprint: "vu",
		version: 2,
		lines: [],
		before: { ...sums, taxes },
		after: {
			subtotal: 3000,
			shipping: 1200,
			total: 4200,
			taxes: [{ ratePercent: 19, net: 3529, vat: 671, gross: 4200 }],
		},
		deliveryName: "Palette",
		deliveryKind: "pallet",
		...{ added: 701, offBalance: 0, refund: 0, refundByHand: 0, due: 4200, isInvoiceReplaced: false, exceeds: null },
	};
	let answers = 0;
	const { dialog, sent } = await open({
		[SAVE]: () =>
			answers++ === 0
				? failure(409, "CORRECTION_UNCONFIRMED", "Vérifiez la différence.", { current })
				: { body: { ...detail, version: 3 } },
	});
	await type(dialog.getByRole("textbox", { name: "Code postal" }), "20200");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer la correction" }));
	const shipping = await dialog.findByRole("row", { name: /Frais de port.*Palette/ });
	expect(shipping.textContent?.replace(/\s/g, " ")).toMatch(/4,99 €12,00 €/);
	expect(dialog.getByRole("row", { name: /dont TVA/ }).textContent).toMatch(/20.*19/);
	await userEvent.click(dialog.getByRole("button", { name: "Corriger la commande" }));
	expect(await screen.findByText("Coordonnées corrigées")).toBeDefined();
	expect(sent().map(({ fingerprint }) => fingerprint)).toEqual([undefined, "vu"]);
});
