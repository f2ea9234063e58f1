import type { MoneyMovementPage } from "@confiserie/domain/contract/money-movement";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { LedgerPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const movement = {
	id: "mvt_1",
	kind: "CAPTURE",
	method: "stripe",
	amount: 24_000,
	at: "2026-11-20T09:30:00.000Z",
	orderNumber: "CMD-7K3M-9QX2",
	customerEmail: "camille@exemple.fr",
} as const;
const page: MoneyMovementPage = {
	content: [{ ...movement, id: "mvt_2", kind: "REFUND", method: "transfer", amount: -1250 }, movement],
	totalElements: 52,
	last: false,
	received: 24_000,
	givenBack: 1250,
};
const status = () => screen.findByText(/mouvements/);

describe("/admin/payments", () => {
	it("lists what came and went, with what it sums up to, each leading to its order", async () => {
		fakeApi({ "GET /admin/payments": { body: page } });
		renderInOffice(<LedgerPage />);
		expect((await status()).textContent).toBe(
			"52 mouvements\u00a0: 240,00\u00a0€ encaissés, 12,50\u00a0€ rendus, soit 227,50\u00a0€",
		);
		const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
		expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, " "))).toEqual([
			"20/11/2026 10:30RemboursementVirementCMD-7K3M-9QX2camille@exemple.fr-12,50 €",
			"20/11/2026 10:30EncaissementCarteCMD-7K3M-9QX2camille@exemple.fr240,00 €",
		]);
		expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/admin/orders/CMD-7K3M-9QX2");
	});

	it("asks for words, a way, a means and a period from the first page on", async () => {
		const calls = fakeApi({ "GET /admin/payments": { body: page } });
		renderInOffice(<LedgerPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Plus anciens" }));
		await waitFor(() => expect(`${calls.at(-1)?.query}`).toBe("page=1"));
		await userEvent.selectOptions(screen.getByLabelText("Sens"), "Remboursements");
		await userEvent.selectOptions(screen.getByLabelText("Moyen"), "Virement");
		await userEvent.type(screen.getByLabelText("Commande, client ou e-mail"), "7K3M");
		await userEvent.type(screen.getByLabelText("Au"), "2026-11-30");
		await waitFor(() =>
			expect(`${calls.at(-1)?.query}`).toBe("query=7K3M&direction=out&method=transfer&to=2026-11-30&page=0"),
		);
	});

	it("nothing found: says so, and leads back to everything", async () => {
		fakeApi({ "GET /admin/payments": { body: { ...page, content: [], totalElements: 0, last: true } } });
		renderInOffice(<LedgerPage />);
		expect(await screen.findByRole("button", { name: "Voir tous les paiements" })).toBeDefined();
	});

	it("says when payments cannot be read", async () => {
		fakeApi({ "GET /admin/payments": failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") });
		renderInOffice(<LedgerPage />);
		expect(
			await screen.findByText("Impossible de charger les paiements", undefined, { timeout: 15_000 }),
		).toBeDefined();
	});
});
