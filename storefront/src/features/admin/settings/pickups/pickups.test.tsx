import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { renderInOffice } from "@/lib/testing/office";
import { PickupsPage } from "./pickups-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const LOAD = { carrierCode: "dpd", carrierName: "DPD", parcels: 3, grams: 15_600, orders: ["CMD-7K3M-9QX2"] };
const PICKUP = {
	...LOAD,
	id: "pickup_1",
	day: "2026-11-30",
	from: "14:00",
	until: "17:00",
	instructions: "",
	state: "BOOKED",
	refusal: null,
	requestedAt: "2026-11-26T09:00:00.000Z",
	requestedBy: "gerante@exemple.fr",
};
const account = (isConnected: boolean) => ({
	body: { isConnected, publicKey: "cle", webhookUrl: "https://x.fr", changedAt: null, changedBy: null },
});

function open(list: object, routes: Record<string, FakeRoute> = {}, isConnected = true) {
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/carrier": account(isConnected),
		"GET /admin/pickups": { body: { waiting: [], pickups: [], ...list } },
		...routes,
	});
	renderInOffice(<PickupsPage />);
	return calls;
}

describe("/admin/orders/pickups", () => {
	it("asks the carrier to come, and says why it will not", async () => {
		const refusal = failure(409, "CARRIER_REFUSED", "Sendcloud refuse : jour férié.");
		const calls = open({ waiting: [LOAD] }, { "POST /admin/pickups": refusal });
		await userEvent.click(await screen.findByRole("button", { name: "Demander un enlèvement à DPD" }));
		const form = within(screen.getByRole("form", { name: "Enlèvement par DPD" }));
		expect(document.activeElement).toBe(form.getByLabelText("Jour"));
		await userEvent.clear(form.getByLabelText("Jusqu'à"));
		await userEvent.type(form.getByLabelText("Jusqu'à"), "13:30");
		await userEvent.click(form.getByRole("button", { name: "Demander l'enlèvement" }));
		expect(await screen.findByText("Prévoyez au moins une heure entre le début et la fin.")).toBeDefined();
		await userEvent.clear(form.getByLabelText("Jusqu'à"));
		await userEvent.type(form.getByLabelText("Jusqu'à"), "16:00");
		await userEvent.click(form.getByRole("button", { name: "Demander l'enlèvement" }));
		expect(await screen.findByText("Sendcloud refuse : jour férié.")).toBeDefined();
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
			carrierCode: "dpd",
			from: "13:00",
			until: "16:00",
		});
		await userEvent.click(form.getByRole("button", { name: "Fermer" }));
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Demander un enlèvement à DPD" }));
	});

	it("without an account there is nothing to ask", async () => {
		open({ waiting: [LOAD] }, {}, false);
		expect(await screen.findByText("Aucun compte de transporteur")).toBeDefined();
		expect(screen.queryByRole("button", { name: /Demander/ })).toBeNull();
	});

	it("one that is not confirmed is looked up, one that is can be cancelled", async () => {
		const calls = open(
			{ pickups: [{ ...PICKUP, id: "pickup_2", day: "2026-12-01", state: "PENDING" }, PICKUP] },
			{
				"POST /admin/pickups/pickup_2/check": failure(409, "PICKUP_UNCONFIRMED", "Pas encore confirmé."),
				"POST /admin/pickups/pickup_1/cancel": { body: { ...PICKUP, state: "CANCELLED" } },
			},
		);
		await userEvent.click(await screen.findByRole("button", { name: /^Vérifier chez Sendcloud : DPD, 1/ }));
		expect(await screen.findByText("Pas encore confirmé.")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: /^Annuler : DPD, 30/ }));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("button", { name: "Annuler l'enlèvement" }));
		await waitFor(() => expect(calls.some(({ route }) => route === "POST /admin/pickups/pickup_1/cancel")).toBe(true));
	});
});
