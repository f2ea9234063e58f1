import { PRODUCT_IMPORTS as CONTRACT } from "@confiserie/domain/contract/product-imports.docs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { CustomersPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const column = (heading: string, target: string | null, isConsent = false) => ({
	...{ heading, target, isConsent, samples: ["camille@exemple.fr"] },
});
const PROPOSAL = {
	source: "SHOPIFY",
	profile: null,
	columns: [column("Email", "email"), column("Nom", "lastName"), column("Accepts Email Marketing", null, true)],
};
const OUTCOME = {
	...CONTRACT.answers.ImportRun.example,
	...{ kind: "customers", fileName: "customers.csv", rows: 3, created: 2, changed: 0, unchanged: 0 },
	...{ errors: [{ line: 4, message: "Ligne 4 : l'e-mail manque." }], errorCount: 1, message: "2 adresses." },
};

async function choose(routes: object) {
	visit("/admin/customers");
	fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/customers": { body: { content: [], last: true } },
		"POST /admin/customers/import/mapping": { body: PROPOSAL },
		...routes,
	});
	renderInOffice(<CustomersPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Importer" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Importer des clients" }));
	const file = new File(["Email"], "customers.csv", { type: "text/csv" });
	await userEvent.upload(dialog.getByLabelText("Choisir un fichier CSV ou Excel"), file);
	return { dialog };
}

it("recognises a file, says that no consent is taken over, and imports after a dry run", async () => {
	let runs = 0;
	const { dialog } = await choose({
		"POST /admin/customers/import": () => ({ body: { ...OUTCOME, dryRun: runs++ === 0 } }),
	});
	await dialog.findByText("Export de Shopify reconnu");
	expect(dialog.getByText(/Accepts Email Marketing.* : un consentement donné à une autre boutique/)).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Vérifier le fichier" }));
	await dialog.findByText("customers.csv se reprend en partie");
	expect(dialog.getByText("Ligne 4 : l'e-mail manque.")).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Importer 2 clients" }));
	await dialog.findByText("Import terminé");
	expect(dialog.getByRole("link", { name: "Imports passés" }).getAttribute("href")).toBe("/admin/customers/imports");
	expect(runs).toBe(2);
});

it("asks for the column of the e-mail, and says why a file cannot be read", async () => {
	const { dialog } = await choose({
		"POST /admin/customers/import": failure(400, "CSV_INVALID", "Les titres des colonnes ont changé."),
	});
	const email = await dialog.findByLabelText(/La colonne «.Email.» devient/);
	await userEvent.selectOptions(email, "Ne pas reprendre");
	await userEvent.click(dialog.getByRole("button", { name: "Vérifier le fichier" }));
	await dialog.findByText("Choisissez la colonne de l'e-mail.");
	await userEvent.selectOptions(email, "E-mail");
	await userEvent.click(dialog.getByRole("button", { name: "Vérifier le fichier" }));
	await dialog.findByText("Les titres des colonnes ont changé.");
});

it("shows a saved mapping without the many columns that it leaves out, which come back on demand", async () => {
	const idle = ["Note", "Tags", "Ventes", "Langue", "Groupe", "Solde"].map((heading) => column(heading, null));
	const columns = [column("Email", "email"), ...idle];
	const { dialog } = await choose({
		"POST /admin/customers/import/mapping": { body: { source: null, profile: "Caisse", columns } },
	});
	await dialog.findByText("La correspondance « Caisse » est reprise.");
	expect(dialog.getAllByRole("combobox")).toHaveLength(1);
	await userEvent.click(dialog.getByRole("button", { name: "Afficher les 6 colonnes non reprises", expanded: false }));
	await userEvent.selectOptions(dialog.getByLabelText("La colonne « Note » devient"), "Entreprise");
	await userEvent.selectOptions(dialog.getByLabelText("La colonne « Note » devient"), "Ne pas reprendre");
	await userEvent.click(dialog.getByRole("button", { name: "Masquer les colonnes non reprises", expanded: true }));
	expect(dialog.queryByLabelText("La colonne « Note » devient")).toBeNull();
	expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Enregistrer cette correspondance/ }).value).toBe(
		"Caisse",
	);
});

it("hides no column of a file whose e-mail is not recognised", async () => {
	const columns = ["A", "B", "C", "D", "E", "F"].map((heading) => column(heading, null));
	const { dialog } = await choose({
		"POST /admin/customers/import/mapping": { body: { source: null, profile: null, columns } },
	});
	expect(await dialog.findAllByRole("combobox")).toHaveLength(6);
});
