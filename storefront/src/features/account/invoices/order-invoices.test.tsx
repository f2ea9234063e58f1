import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { saveFile } from "@/lib/save-file";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInShop } from "@/lib/testing/shop";
import { customersBillingDocuments, OrderInvoices } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
vi.mock("@/lib/save-file", () => ({ saveFile: vi.fn() }));

const LIST = "GET /orders/CMD-7K3M-9QX2/invoices";
const document = { number: "FAC-2026-000001", kind: "FINAL_INVOICE", label: "Facture", issuedOn: "2026-11-22" };
const show = () =>
	renderInShop(
		<AccountQueries>
			<OrderInvoices of={customersBillingDocuments("CMD-7K3M-9QX2")} />
		</AccountQueries>,
	);

describe("the documents of an order", () => {
	it("are listed with number, day and total, and downloaded under their number", async () => {
		fakeApi({
			[LIST]: { body: [{ ...document, total: 144, due: 0 }] },
			[`${LIST}/FAC-2026-000001`]: { body: "%PDF" },
		});
		show();
		expect((await screen.findByText("Facture FAC-2026-000001")).parentElement?.textContent).toMatch(
			/22 novembre 2026 · 144,00\s€ TTC/,
		);
		await userEvent.click(screen.getByRole("button", { name: "Télécharger Facture FAC-2026-000001 en PDF" }));
		await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), "FAC-2026-000001.pdf"));
	});

	it("are no section while there are none", async () => {
		const calls = fakeApi({ [LIST]: { body: [] } });
		show();
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		expect(screen.queryByRole("heading", { name: "Factures" })).toBeNull();
	});

	it("say when they cannot be read", async () => {
		fakeApi({ [LIST]: failure(404, "ORDER_NOT_FOUND", "Commande non trouvée") });
		show();
		expect((await screen.findByRole("alert")).textContent).toContain("Commande non trouvée");
	});

	it("say when a file cannot be fetched", async () => {
		fakeApi({
			[LIST]: { body: [{ ...document, total: 144, due: 0 }] },
			[`${LIST}/FAC-2026-000001`]: failure(503, "SERVICE_UNAVAILABLE", "Réessayez dans un instant."),
		});
		show();
		await userEvent.click(await screen.findByRole("button", { name: /Télécharger Facture/ }));
		expect((await screen.findByRole("alert")).textContent).toBe("Réessayez dans un instant.");
	});
});
