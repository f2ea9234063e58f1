import type { Activity } from "@confiserie/domain/contract/activity";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { JournalPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const entry: Activity = {
	id: 241,
	at: "2026-11-20T09:30:00.000Z",
	actorId: "cus_1",
	actorEmail: "admin@demo.fr",
	action: "order.updated",
	entity: "order",
	entityId: "cmd_1",
	label: "CMD-7K3M-9QX2",
	changes: {
		status: { from: "Confirmée", to: "Expédiée" },
		tracking: { from: null, to: "6A12345678901" },
		note: { from: null, to: "Deux palettes." },
		deliveredAt: { from: null, to: "2026-11-21T09:30:00.000Z" },
	},
};
const page = (content: Activity[], last = true) => ({ body: { content, last } });

describe("/admin/journal", () => {
	it("says who did what to which order, what changed, and leads there", async () => {
		fakeApi({ "GET /admin/activity": page([entry]) });
		renderInOffice(<JournalPage />);
		const link = await screen.findByRole("link", { name: "CMD-7K3M-9QX2" });
		expect(link.getAttribute("href")).toBe("/admin/orders/CMD-7K3M-9QX2");
		const row = within(screen.getByRole("table")).getAllByRole("row").at(-1);
		expect(row?.textContent).toContain("20/11/2026 10:30");
		expect(row?.textContent).toContain("a modifié la commande CMD-7K3M-9QX2");
		expect(row?.textContent).toContain("Confirmée →  devient Expédiée");
		expect(screen.getByText("et 1 de plus")).toBeDefined();
	});

	it("asks for words, a kind and a period, and goes on after the last one read", async () => {
		const calls = fakeApi({ "GET /admin/activity": page([entry], false) });
		renderInOffice(<JournalPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Voir la suite" }));
		await waitFor(() => expect(`${calls.at(-1)?.query}`).toBe("before=241&size=50"));
		await userEvent.type(screen.getByLabelText("Personne, action, commande, produit…"), "rembours");
		await userEvent.selectOptions(screen.getByLabelText("Sujet"), "Commandes");
		await userEvent.type(screen.getByLabelText("Du"), "2026-11-01");
		await waitFor(() => expect(`${calls.at(-1)?.query}`).toBe("query=rembours&entity=order&from=2026-11-01&size=50"));
	});

	it("a period that ends before it begins is said at its end, and not asked for", async () => {
		const calls = fakeApi({ "GET /admin/activity": page([entry]) });
		renderInOffice(<JournalPage />);
		await userEvent.type(await screen.findByLabelText("Du"), "2026-11-10");
		await userEvent.type(screen.getByLabelText("Au"), "2026-11-01");
		expect(await screen.findByText("La fin de la période est avant son début.")).toBeDefined();
		expect(calls.filter(({ query }) => `${query}`.includes("to="))).toEqual([]);
	});

	it("nothing found: says so, and leads back to everything", async () => {
		const calls = fakeApi({ "GET /admin/activity": page([]) });
		renderInOffice(<JournalPage />);
		await userEvent.type(screen.getByLabelText("Personne, action, commande, produit…"), "zzz");
		await userEvent.click(await screen.findByRole("button", { name: "Voir tout le journal" }));
		await waitFor(() => expect(`${calls.at(-1)?.query}`).toBe("size=50"));
	});

	it("says when the journal cannot be read", async () => {
		fakeApi({ "GET /admin/activity": failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") });
		renderInOffice(<JournalPage />);
		expect(await screen.findByText("Impossible de charger le journal", undefined, { timeout: 15_000 })).toBeDefined();
	});
});
