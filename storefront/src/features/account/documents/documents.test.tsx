import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "@/lib/save-file";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { DocumentsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
vi.mock("@/lib/save-file", () => ({ saveFile: vi.fn() }));

const invoice = {
	kind: "FINAL_INVOICE",
	number: "FAC-2026-000001",
	issuedOn: "2026-11-22",
	total: 144,
	orderNumber: "CMD-7K3M-9QX2",
	quoteKey: null,
};
const quote = { ...invoice, kind: "QUOTE", number: "DEV-2026-000004", orderNumber: null, quoteKey: "clef" };
const order = { ...invoice, kind: "ORDER", number: "CMD-7K3M-9QX2" };
const page = (content: object[]) => ({ body: { content, totalElements: content.length, last: true } });

beforeEach(() => {
	storeToken(camille.token);
	visit("/documents");
});

it("lists everything with a way to its page, and a file where there is one", async () => {
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /company": { body: { company: null } },
		"GET /documents": page([invoice, quote, order]),
		"GET /documents/FAC-2026-000001": { body: "%PDF" },
		"GET /documents/archive": { body: "PK" },
	});
	renderInShop(<DocumentsPage />);
	const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
	await screen.findByText("3 documents");
	expect(link("Facture FAC-2026-000001")).toBe("/orders/CMD-7K3M-9QX2");
	expect(link("Devis DEV-2026-000004")).toBe("/devis/clef");
	expect(screen.getAllByRole("button", { name: /en PDF/ })).toHaveLength(2);
	await userEvent.click(screen.getByRole("button", { name: "Télécharger Facture FAC-2026-000001 en PDF" }));
	await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), "FAC-2026-000001.pdf"));
	await userEvent.selectOptions(screen.getByLabelText("Type de document"), "Factures");
	await vi.waitFor(() => expect(calls.some(({ query }) => query.get("kind") === "FINAL_INVOICE")).toBe(true));
	await userEvent.click(await screen.findByRole("button", { name: "Tout télécharger (ZIP)" }));
	await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), "documents.zip"));
});

it("says when there is nothing, and when it cannot be read", async () => {
	let isAway = true;
	fakeApi({
		"GET /auth/me": { body: camille },
		"GET /company": { body: { company: null } },
		"GET /documents": () => (isAway ? failure(503, "SERVICE_UNAVAILABLE", "Réessayez dans un instant.") : page([])),
	});
	renderInShop(<DocumentsPage />);
	await screen.findByText("Impossible de charger vos documents");
	isAway = false;
	await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
	await screen.findByText("Aucun document trouvé");
});
