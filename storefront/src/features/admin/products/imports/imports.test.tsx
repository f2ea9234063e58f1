import { PRODUCT_IMPORTS } from "@confiserie/domain/contract/product-imports.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { renderInOffice } from "@/lib/testing/office";
import { ImportMappingsPage } from "./import-mappings-page";
import { ImportNotices } from "./import-notices";
import { PastImportsPage } from "./past-imports-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

it("a mapping is renamed, a refusal stays at its field, and it is deleted after a question", async () => {
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/customers/import-mappings": {
			body: [{ id: "imap_1", name: "WooCommerce", headings: ["UGS", "Nom"], updatedAt: "2026-11-21T09:05:00.000Z" }],
		},
		"PATCH /admin/customers/import-mappings/imap_1": failure(400, "VALIDATION", "Un nom est attendu."),
		"DELETE /admin/customers/import-mappings/imap_1": { status: 204, body: undefined },
	});
	renderInOffice(<ImportMappingsPage kind="customers" />);
	expect(await screen.findByText("2 colonnes lues : UGS, Nom")).toBeDefined();
	await userEvent.click(await screen.findByRole("button", { name: "Renommer : WooCommerce" }));
	await userEvent.clear(screen.getByLabelText("Nom"));
	await userEvent.type(screen.getByLabelText("Nom"), " {Enter}");
	expect(await screen.findByText("Un nom est attendu.")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
	await userEvent.click(screen.getByRole("button", { name: "Supprimer : WooCommerce" }));
	await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Supprimer" }));
	await waitFor(() => expect(calls.some(({ route }) => route.startsWith("DELETE"))).toBe(true));
});

const RUN = PRODUCT_IMPORTS.answers.ImportRun.example;

async function pressUndo(area: "products" | "customers", routes: Record<string, FakeRoute>) {
	storeToken(camille.token);
	const runs = [RUN, { ...RUN, id: "imp_0", canUndo: false }];
	fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		[`GET /admin/${area}/imports`]: { body: { content: runs, last: true } },
		...routes,
	});
	renderInOffice(<PastImportsPage area={area} />);
	await userEvent.click(await screen.findByRole("button", { name: /^Annuler cet import : produits.csv/ }));
	const dialog = within(await screen.findByRole("dialog", { name: "Annuler cet import ?" }));
	const press = () => userEvent.click(dialog.getByRole("button", { name: "Annuler l'import" }));
	await press();
	return { dialog, press };
}

it("an import is undone after a question, which stays with a refusal; who stays is named", async () => {
	let tries = 0;
	const message = "Conservé, car utilisé depuis l'import : lea@exemple.fr.";
	const { dialog, press } = await pressUndo("customers", {
		[`POST /admin/customers/import/${RUN.id}/undo`]: () =>
			tries++ === 0
				? failure(409, "IMPORT_USED", "Cet import ne peut plus être annulé.")
				: { body: { ...RUN, message } },
	});
	await dialog.findByText("Cet import ne peut plus être annulé.");
	await press();
	await screen.findByText(message);
});

it("an undo of products is followed to its end", async () => {
	const path = `/admin/products/import/${RUN.id}`;
	await pressUndo("products", {
		[`POST ${path}/undo`]: { status: 202, body: { ...RUN, state: "UNDOING" } },
		[`GET ${path}`]: { body: { ...RUN, state: "UNDONE" } },
	});
	await screen.findByText("Import annulé", {}, { timeout: 5_000 });
});

it("notices about one column fold into one line that counts them, the largest group first", async () => {
	const notice = (line: number, column?: string) => ({ line, ...(column && { column }), message: `Ligne ${line}` });
	const notices = [notice(2), notice(3, "tva"), notice(4, "exploitant"), notice(5, "exploitant"), notice(6)];
	renderInOffice(<ImportNotices title="À vérifier" notices={notices} total={5} isGrouped />);
	const [first, ...others] = [
		...screen.getByRole("region", { name: "À vérifier" }).querySelectorAll(":scope > ul > li"),
	];
	expect(first?.querySelector("summary")?.textContent).toBe("2 lignes\u00a0: exploitant");
	expect(first?.textContent).toContain("Ligne 4Ligne 5");
	expect(others.map(({ textContent }) => textContent)).toEqual(["Ligne 2", "Ligne 3", "Ligne 6"]);
});
