import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { adminOrder } from "@/lib/testing/fixtures";
import { openOrderPage } from "./test-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = "CMD-7K3M-9QX2";
const READ = `GET /admin/orders/${NUMBER}`;
const LABEL = "POST /admin/orders/order_1/shipments/1/carrier-label";
const parcel: Shipment = {
	id: "ship_1",
	number: 1,
	shippedAt: "2026-11-21T09:00:00.000Z",
	lines: [{ lineId: "item_1", productId: "prod_1", productName: "Nougat", reference: "NOU-1", boxes: 2 }],
	packages: [{ kind: "PARCEL", grams: 5_200, sscc: "037601230000000420", contents: [] }],
	tracking: null,
	carrierLabel: null,
};
const withShipment = (changes: Partial<Shipment>): AdminOrderDetail => ({
	...adminOrder,
	shipments: [{ ...parcel, ...changes }],
});
const ANNOUNCED = {
	state: "ANNOUNCED",
	carrierName: "Colissimo",
	changedAt: "2026-11-21T09:05:00.000Z",
	pickupDay: null,
} as const;
const CONNECTED = {
	"GET /admin/carrier": {
		body: { isConnected: true, publicKey: "cle", webhookUrl: "https://x.fr", changedAt: null, changedBy: null },
	},
	"GET /admin/orders/order_1/shipments/1/carrier-rates": {
		body: [
			{ code: "colissimo:home", name: "Colissimo Domicile", carrierName: "Colissimo", price: 8.4 },
			{ code: "chrono:13", name: "Chrono 13", carrierName: "Chronopost", price: null },
		],
	},
};
const CREATE = "Créer l'étiquette chez Sendcloud";
const card = async () => within(await screen.findByRole("region", { name: "Envois" }));
async function openDialog() {
	await userEvent.click(await (await card()).findByRole("button", { name: CREATE }));
	return within(await screen.findByRole("dialog", { name: CREATE }));
}

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

describe("a carrier's label", () => {
	it("is made with the chosen service; the card then has its state and its PDF", async () => {
		let current = withShipment({});
		const { calls } = openOrderPage(NUMBER, {
			...CONNECTED,
			[READ]: () => ({ body: current }),
			[LABEL]: () => {
				current = withShipment({ carrierLabel: ANNOUNCED });
				return { body: current };
			},
		});
		const dialog = await openDialog();
		expect(await dialog.findByRole("radio", { name: /Colissimo Domicile.*8,40/ })).toHaveProperty("checked", true);
		await userEvent.click(dialog.getByRole("radio", { name: /Chrono 13.*Prix du contrat/ }));
		await userEvent.click(dialog.getByRole("button", { name: "Créer l'étiquette" }));
		expect(await (await card()).findByText("Étiquette créée")).toBeDefined();
		expect((await card()).getByRole("button", { name: "Étiquette du transporteur de l'envoi 1" })).toBeDefined();
		expect(calls.find(({ route }) => route === LABEL)?.body).toEqual({ service: "chrono:13", notifyCustomer: true });
	});

	it("that the carrier cannot make says so and loses nothing", async () => {
		const words = "Sendcloud ne répond pas. Rien n'est perdu, réessayez dans un instant.";
		const down = failure(503, "CARRIER_UNAVAILABLE", words);
		openOrderPage(NUMBER, { ...CONNECTED, [READ]: { body: withShipment({}) }, [LABEL]: down });
		const dialog = await openDialog();
		await userEvent.click(await dialog.findByRole("radio", { name: /Chrono 13/ }));
		await userEvent.click(dialog.getByRole("button", { name: "Créer l'étiquette" }));
		expect(await dialog.findByText(words)).toBeDefined();
		expect(dialog.getByRole("radio", { name: /Chrono 13/ })).toHaveProperty("checked", true);
	});

	it("is cancelled after a question", async () => {
		const cancel = `${LABEL}/cancel`;
		let current = withShipment({ carrierLabel: ANNOUNCED });
		openOrderPage(NUMBER, {
			...CONNECTED,
			[READ]: () => ({ body: current }),
			[cancel]: () => {
				current = withShipment({});
				return { body: current };
			},
		});
		await userEvent.click(await (await card()).findByRole("button", { name: "Annuler l'étiquette" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Annuler l'étiquette ?" }));
		await userEvent.click(dialog.getByRole("button", { name: "Annuler l'étiquette" }));
		expect(await (await card()).findByRole("button", { name: CREATE })).toBeDefined();
	});

	it.each([
		["without an account", {}, {}],
		[
			"of a pallet",
			CONNECTED,
			{ packages: [{ kind: "PALLET" as const, grams: 300_000, sscc: "037601230000000420", contents: [] }] },
		],
	])("%s is not offered", async (_, routes, changes) => {
		openOrderPage(NUMBER, { ...routes, [READ]: { body: withShipment(changes) } });
		await (await card()).findByText(/Envoi 1/);
		expect(screen.queryByRole("button", { name: CREATE })).toBeNull();
	});
});
