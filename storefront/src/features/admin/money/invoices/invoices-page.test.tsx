import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { saveFile } from "@/lib/save-file";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInShop } from "@/lib/testing/shop";
import { ToastProvider } from "@/ui/toasts";
import { InvoicesPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
vi.mock("@/lib/save-file", () => ({ saveFile: vi.fn() }));

const invoice = {
	number: "FAC-2026-000001",
	kind: "FINAL_INVOICE",
	label: "Facture",
	issuedOn: "2026-11-22",
	total: 144,
	due: 0,
	orderNumber: "CMD-7K3M-9QX2",
	buyer: "Fêtes et Foires SARL",
};
const archive = { id: "parc_1", month: "2026-11", total: 12, done: 4, isReady: false };
const credit = { ...invoice, number: "AVO-2026-000001", kind: "CREDIT_NOTE", label: "Avoir", total: 15 };
const page = (...content: object[]) => ({ body: { content, totalElements: content.length, last: true } });
const show = () =>
	renderInShop(
		<AccountQueries>
			<ToastProvider>
				<InvoicesPage />
			</ToastProvider>
		</AccountQueries>,
	);

beforeEach(() => vi.mocked(saveFile).mockClear());

describe("/admin/invoices", () => {
	it("lists documents with buyer, order and total, a credit note with a minus", async () => {
		fakeApi({ "GET /admin/invoices": page(credit, invoice) });
		show();
		const [row] = (await screen.findAllByText("AVO-2026-000001")).map((name) => name.closest("tr, li"));
		expect(row?.textContent).toContain("Fêtes et Foires SARL");
		expect(row?.textContent).toMatch(/-15,00\s€/);
		const link = within(row as HTMLElement).getByRole("link", { name: "CMD-7K3M-9QX2" });
		expect(link.getAttribute("href")).toBe("/admin/orders/CMD-7K3M-9QX2");
	});

	it("looks for a number in every month", async () => {
		const calls = fakeApi({ "GET /admin/invoices": page(invoice) });
		show();
		await screen.findByText("FAC-2026-000001");
		expect(calls.at(-1)?.query.get("month")).toMatch(/^\d{4}-\d{2}$/);
		await userEvent.type(screen.getByRole("searchbox"), "FAC-2");
		await vi.waitFor(() => expect(calls.at(-1)?.query.get("query")).toBe("FAC-2"));
		expect(calls.at(-1)?.query.get("month")).toBe("");
		expect(screen.queryByRole("button", { name: "Factures en ZIP" })).toBeNull();
	});

	it("saves the documents of a month as ZIP, and its journal as CSV", async () => {
		fakeApi({
			"GET /admin/invoices": page(invoice),
			"POST /admin/invoices/archives": { status: 202, body: archive },
			"GET /admin/invoices/archives/parc_1": { body: { ...archive, done: 12, isReady: true } },
			"GET /admin/invoices/archives/parc_1/file": { body: "PK" },
			"GET /admin/invoices/journal": { body: "JournalCode" },
		});
		show();
		const [, latest] = screen.getAllByRole<HTMLOptionElement>("option");
		for (const [button, name] of [
			["Factures en ZIP", `factures-${latest?.value}.zip`],
			["Journal des ventes", `journal-des-ventes-${latest?.value}.csv`],
		]) {
			await userEvent.click(screen.getByRole("button", { name: button }));
			if (button === "Factures en ZIP") expect(await screen.findByText("4 sur 12 factures et avoirs")).toBeDefined();
			await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), name), { timeout: 3000 });
		}
	});

	it("says when a month has nothing to take away, and when the list cannot be read", async () => {
		fakeApi({
			"GET /admin/invoices": failure(503, "SERVICE_UNAVAILABLE", "Réessayez."),
			"POST /admin/invoices/archives": failure(404, "DOCUMENT_NOT_FOUND", "Aucune facture ce mois-là."),
		});
		show();
		await userEvent.click(screen.getByRole("button", { name: "Factures en ZIP" }));
		// Visible, and announced to screen readers.
		expect(await screen.findAllByText("Aucune facture ce mois-là.")).not.toHaveLength(0);
		expect(await screen.findByText("Impossible de charger les factures")).toBeDefined();
	});
});
