import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { WebhooksPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const AT = "2026-11-20T09:42:00.000Z";
const webhook = {
	id: "whk_1",
	name: "Caisse",
	url: "https://caisse.exemple.fr/webhooks",
	events: ["order.paid"],
	channelId: null,
	createdAt: AT,
	pausedBecause: null as string | null,
	pausedAt: null as string | null,
	succeededAt: AT,
	failedAt: null,
	waiting: 2,
	formerSecretUntil: null,
};
const delivery = {
	id: "7",
	webhookId: "whk_1",
	webhookName: "Caisse",
	messageId: "msg_1",
	type: "order.paid",
	label: "CMD-7K3M-9QX2",
	occurredAt: AT,
	state: "FAILING",
	attempts: 3,
	responseStatus: 500,
	error: "Réponse 500.",
	nextTryAt: AT,
	doneAt: null,
};
const detail = { ...delivery, data: { orderNumber: "CMD-7K3M-9QX2" }, responseExcerpt: "Panne" };

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({
		"GET /admin/channels": { body: { content: [], locations: [] } },
		"GET /admin/webhooks": { body: [webhook] },
		"GET /admin/webhooks/deliveries": { body: { content: [delivery], last: true } },
		"GET /admin/webhooks/deliveries/7": { body: detail },
		...routes,
	});
	renderInOffice(<WebhooksPage />);
	return calls;
}

describe("/admin/webhooks", () => {
	it("lists endpoints and messages with what became of each", async () => {
		open();
		const card = (await screen.findByRole("heading", { name: "Caisse" })).closest("li") as HTMLElement;
		expect(card.textContent).toMatch(/Actif.*https:\/\/caisse.*order\.paid.*2 messages attendent/);
		const list = await screen.findByRole("list", { name: "Messages" });
		await waitFor(() =>
			expect(list.textContent).toMatch(/order\.paid · CMD-7K3M-9QX2.*En échec.*Réponse 500, 3 essais, prochain essai/),
		);
	});

	it("says how it begins where there is none", async () => {
		open({ "GET /admin/webhooks": { body: [] } });
		expect(await screen.findByText(/Aucun webhook/)).toBeDefined();
	});

	it("adds one and shows its secret, this once", async () => {
		const calls = open({ "POST /admin/webhooks": { status: 201, body: { webhook, secret: "whsec_abc" } } });
		await userEvent.click(await screen.findByRole("button", { name: "Ajouter un webhook" }));
		const dialog = await screen.findByRole("dialog");
		await userEvent.type(within(dialog).getByLabelText("Nom"), "Caisse");
		await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
		expect(await within(dialog).findByText("Saisissez une adresse complète, en https://.")).toBeDefined();
		await userEvent.type(within(dialog).getByLabelText("Adresse"), "https://caisse.exemple.fr");
		await userEvent.click(within(dialog).getByRole("checkbox", { name: /order\.refunded/ }));
		await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByDisplayValue("whsec_abc")).toBeDefined();
		expect(calls.find(({ route }) => route === "POST /admin/webhooks")?.body).toEqual({
			name: "Caisse",
			url: "https://caisse.exemple.fr",
			events: ["order.placed", "order.paid", "order.cancelled", "order.refunded"],
			channelId: null,
		});
	});

	it("shows a refusal beside its field", async () => {
		open({ "PUT /admin/webhooks/whk_1": failure(400, "VALIDATION", "Cette adresse est privée.", { field: "url" }) });
		await userEvent.click(await screen.findByRole("button", { name: "Modifier le webhook Caisse" }));
		await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Enregistrer" }));
		expect((await screen.findAllByText("Cette adresse est privée.")).length).toBeGreaterThan(0);
	});

	it("resumes one that is paused, and says why it was", async () => {
		const paused = { ...webhook, pausedBecause: "FAILING", pausedAt: AT };
		const calls = open({
			"GET /admin/webhooks": { body: [paused] },
			"PUT /admin/webhooks/whk_1/state": { body: webhook },
		});
		expect(await screen.findByText(/Aucune réponse favorable pendant trois jours/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Reprendre l'envoi vers le webhook Caisse" }));
		await waitFor(() => expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({ state: "ACTIVE" }));
	});

	it("asks before it removes one", async () => {
		const calls = open({ "DELETE /admin/webhooks/whk_1": { body: undefined } });
		await userEvent.click(await screen.findByRole("button", { name: "Supprimer le webhook Caisse" }));
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toContain("Caisse ne recevra plus rien");
		await userEvent.click(within(dialog).getByRole("button", { name: "Supprimer le webhook" }));
		await waitFor(() => expect(calls.some(({ route }) => route.startsWith("DELETE"))).toBe(true));
	});

	it("shows a message with its answer, and sends it again", async () => {
		const calls = open({ "POST /admin/webhooks/deliveries/7/resend": { status: 202, body: detail } });
		await userEvent.click(await screen.findByRole("button", { name: "Voir le message order.paid de CMD-7K3M-9QX2" }));
		const dialog = await screen.findByRole("dialog");
		expect(await within(dialog).findByText(/Panne/)).toBeDefined();
		await userEvent.click(within(dialog).getByRole("button", { name: "Renvoyer" }));
		await waitFor(() => expect(calls.some(({ route }) => route.endsWith("/resend"))).toBe(true));
	});
});
