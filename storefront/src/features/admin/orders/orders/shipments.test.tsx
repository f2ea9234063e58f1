import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { adminOrder } from "@/lib/testing/fixtures";
import { openOrderPage } from "./test-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = "CMD-7K3M-9QX2";
const READ = `GET /admin/orders/${NUMBER}`;
const SHIP = "POST /admin/orders/order_1/shipments";
const shipment: Shipment = {
	id: "ship_1",
	number: 1,
	shippedAt: "2026-11-21T09:00:00.000Z",
	lines: [
		{ lineId: "item_1", productId: "prod_1", productName: "Barbe à papa fraise", reference: "BAP-FRA-40", boxes: 10 },
	],
	packages: [
		{
			...{ kind: "PALLET", grams: 61_500, sscc: "037601230000000420" },
			contents: [
				{ productName: "Barbe à papa fraise", layers: 1, boxes: 8 },
				{ productName: "Pop-corn", layers: 2, boxes: 24 },
			],
		},
	],
	tracking: null,
	carrierLabel: null,
};
const partly: AdminOrderDetail = {
	...adminOrder,
	isPartlyShipped: true,
	shipments: [shipment],
	items: adminOrder.items.map((item) => ({ ...item, quantityShipped: 10 })),
};
const card = async () => within(await screen.findByRole("region", { name: "Envois" }));
const openForm = async () => {
	await userEvent.click((await card()).getByRole("button", { name: "Expédier une partie" }));
	return within(await screen.findByRole("dialog", { name: "Expédier une partie" }));
};

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

describe("the shipments of an order", () => {
	it("shows what has left, its codes and weight, and the status as a part", async () => {
		openOrderPage(NUMBER, { [READ]: { body: partly } });
		const shipments = await card();
		expect(shipments.getByText("10 cartons de Barbe à papa fraise (BAP-FRA-40)")).toBeDefined();
		expect(shipments.getByText(/Palette de 61,5\skg, SSCC 037601230000000420/)).toBeDefined();
		const contents = "De bas en haut : 1 couche de Barbe à papa fraise, 8 cartons ; 2 couches de Pop-corn, 24 cartons";
		expect(shipments.getByText(contents)).toBeDefined();
		expect(screen.getByText("Partiellement expédiée")).toBeDefined();
		const picking = within(screen.getByRole("region", { name: "Préparation" }));
		expect(picking.getByText(/^En tout/).textContent).toContain("6 cartons");
	});

	it("sends the chosen boxes, packages, weight and number, under one key", async () => {
		const calls = openOrderPage(NUMBER, { [READ]: { body: adminOrder }, [SHIP]: { body: partly } }).calls;
		const form = await openForm();
		const boxes = within(form.getByRole("group", { name: /qui partent/ })).getByRole("textbox");
		await userEvent.clear(boxes);
		await userEvent.type(boxes, "10");
		const pallets = within(form.getByRole("group", { name: "Nombre de palettes" }));
		await userEvent.click(pallets.getByRole("button", { name: "Augmenter la quantité" }));
		await userEvent.type(form.getByLabelText(/Poids total/), "61,5");
		await userEvent.type(form.getByLabelText(/Numéro de suivi/), "6A123456789");
		await userEvent.click(form.getByRole("button", { name: "Expédier" }));
		expect(await screen.findByText("Envoi enregistré")).toBeDefined();
		const sent = calls.find(({ route }) => route === SHIP);
		expect(sent?.body).toEqual({
			lines: [{ lineId: "item_1", boxes: 10 }],
			packages: [{ kind: "PALLET", grams: 61_500 }],
			tracking: { carrier: "COLISSIMO", number: "6A123456789", link: null },
			notifyCustomer: true,
		});
	});

	it("proposes everything that is left, refuses a weight that is none, and keeps the form after a refusal", async () => {
		openOrderPage(NUMBER, {
			[READ]: { body: partly },
			[SHIP]: failure(409, "SHIPMENT_EXCEEDED", "Au plus 3 cartons de cet article à expédier."),
		});
		const form = await openForm();
		expect(form.getByText("BAP-FRA-40, 6 cartons à expédier")).toBeDefined();
		const pallets = within(form.getByRole("group", { name: "Nombre de palettes" }));
		await userEvent.click(pallets.getByRole("button", { name: "Augmenter la quantité" }));
		await userEvent.type(form.getByLabelText(/Poids total/), "lourd");
		expect(form.getByText(/Saisissez un poids en kilogrammes/)).toBeDefined();
		await userEvent.clear(form.getByLabelText(/Poids total/));
		await userEvent.click(form.getByRole("button", { name: "Expédier" }));
		expect(await form.findByText("Au plus 3 cartons de cet article à expédier.")).toBeDefined();
	});

	it("receives boxes that came back, lost unless the administrator restocks them", async () => {
		const back = { ...partly, items: partly.items.map((item) => ({ ...item, quantityReturned: 2 })) };
		const RETURN = "POST /admin/orders/order_1/returns";
		const { calls } = openOrderPage(NUMBER, { [READ]: { body: partly }, [RETURN]: { body: back } });
		await userEvent.click((await card()).getByRole("button", { name: "Articles revenus" }));
		const form = within(await screen.findByRole("dialog", { name: "Articles revenus" }));
		await userEvent.click(form.getByRole("button", { name: "Recevoir" }));
		expect(calls.some(({ route }) => route === RETURN)).toBe(false);
		const boxes = within(form.getByRole("group", { name: /^Retour de/ })).getByRole("textbox");
		await userEvent.clear(boxes);
		await userEvent.type(boxes, "2");
		expect(form.getByRole<HTMLSelectElement>("combobox").value).toBe("LOSS");
		await userEvent.selectOptions(form.getByRole("combobox"), "Remis en stock");
		await userEvent.click(form.getByRole("button", { name: "Recevoir" }));
		expect(await screen.findByText(/Retour enregistré/)).toBeDefined();
		expect(calls.find(({ route }) => route === RETURN)?.body).toEqual({
			lines: [{ lineId: "item_1", boxes: 2, disposition: "RESTOCK" }],
			reason: "",
		});
	});

	it("asks for the lot of what came back where a line left with several", async () => {
		const lot = {
			lineId: "item_1",
			durability: null,
			expiresOn: null,
			boxes: 2,
			returned: 0,
			state: "SHIPPED" as const,
		};
		const lots = [
			{ ...lot, id: "lot_1", code: "L1" },
			{ ...lot, id: "lot_2", code: "L2" },
		];
		const RETURN = "POST /admin/orders/order_1/returns";
		const order = { ...partly, lots };
		const { calls } = openOrderPage(NUMBER, { [READ]: { body: order }, [RETURN]: { body: order } });
		await userEvent.click((await card()).getByRole("button", { name: "Articles revenus" }));
		const form = within(await screen.findByRole("dialog", { name: "Articles revenus" }));
		await userEvent.click(form.getByRole("button", { name: "Augmenter la quantité" }));
		const select = form.getByLabelText<HTMLSelectElement>(/^Lot de/);
		expect(select.selectedOptions[0]?.textContent).toBe("Lot inconnu");
		await userEvent.selectOptions(select, "Lot L2");
		await userEvent.click(form.getByRole("button", { name: "Recevoir" }));
		await waitFor(() =>
			expect(calls.find(({ route }) => route === RETURN)?.body).toMatchObject({
				lines: [{ lineId: "item_1", boxes: 1, disposition: "LOSS", lotId: "lot_2" }],
			}),
		);
	});

	it("offers no shipment of what is cancelled", async () => {
		openOrderPage(NUMBER, { [READ]: { body: { ...adminOrder, status: "CANCELLED" } } });
		await screen.findByRole("region", { name: "Commande" });
		expect(screen.queryByRole("region", { name: "Envois" })).toBeNull();
	});
});
