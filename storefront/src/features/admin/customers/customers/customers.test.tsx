import { CUSTOMERS } from "@confiserie/domain/contract/customers.docs";
import { PRODUCT_IMPORTS } from "@confiserie/domain/contract/product-imports.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { CustomerRecord, CustomersPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const detail = CUSTOMERS.answers.CustomerDetail.example;
const { id, email } = detail.account;
const listed = {
	id,
	email,
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	address: null,
	createdAt: detail.exportedAt,
	orders: 3,
};

describe("/admin/customers", () => {
	it("lists customers and leads to each", async () => {
		const calls = fakeApi({ "GET /admin/customers": { body: { content: [listed], last: true } } });
		renderInOffice(<CustomersPage />);
		const link = await screen.findByRole("link", { name: "Camille Martin" });
		expect(link.getAttribute("href")).toBe(`/admin/customers/${id}`);
		await userEvent.type(screen.getByLabelText("Nom, e-mail ou téléphone"), "mar");
		await waitFor(() => expect(`${calls.at(-1)?.query}`).toBe("query=mar&sort=name&page=0&size=20"));
	});

	it("says that no customer was found", async () => {
		fakeApi({ "GET /admin/customers": { body: { content: [], last: true } } });
		renderInOffice(<CustomersPage />);
		expect(await screen.findByText("Aucun client")).toBeDefined();
	});
});

it("past orders are checked before they are written, and what is not taken over is named", async () => {
	const errors = [{ line: 4, message: "Ligne 4 : aucun compte n'a l'e-mail x@exemple.fr." }];
	const run = { ...PRODUCT_IMPORTS.answers.ImportRun.example, kind: "past-orders", fileName: "orders.csv" };
	const result = { ...run, created: 1, changed: 1, unchanged: 0, errors, errorCount: 1, message: "5 produits." };
	let isTried = false;
	const calls = fakeApi({
		"GET /admin/customers": { body: { content: [listed], last: true } },
		"POST /admin/past-orders": () => {
			const dryRun = !isTried;
			isTried = true;
			return { body: { ...result, dryRun } };
		},
	});
	renderInOffice(<CustomersPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Commandes passées" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("radio", { name: "Des pièces" }));
	await userEvent.upload(
		dialog.getByLabelText(/Choisir un fichier/),
		new File(["a"], "orders.csv", { type: "text/csv" }),
	);
	expect(await dialog.findByText("orders.csv se reprend en partie")).toBeDefined();
	expect(dialog.getByText(/1 création, 1 modification, 0 liste sans changement. 5 produits\./)).toBeDefined();
	expect(dialog.getByText("Ligne 4 : aucun compte n'a l'e-mail x@exemple.fr.")).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Importer 2 listes" }));
	expect(await dialog.findByText("Import terminé")).toBeDefined();
	const sent = calls.filter(({ route }) => route === "POST /admin/past-orders").map(({ query }) => `${query}`);
	expect(sent).toEqual(["unit=PIECE&dryRun=true", "unit=PIECE&dryRun=false"]);
});

describe("/admin/customers/:id", () => {
	const path = `/admin/customers/${id}`;

	it("shows orders, documents, addresses, balance, code and notes", async () => {
		fakeApi({ [`GET ${path}`]: { body: detail } });
		renderInOffice(<CustomerRecord id={id} />);
		await userEvent.click(await screen.findByRole("tab", { name: "Commandes" }));
		expect(await screen.findByRole("link", { name: "CMD-7K3M-9QX2" })).toBeDefined();
		expect(screen.getByRole("link", { name: "Nouvelle commande" }).getAttribute("href")).toBe(
			`/admin/orders/new?customer=${id}`,
		);
		for (const text of [/FAC-2026-000001/, /12 rue des Confiseurs, 26200 Montélimar/, /Code commercial : aucun/])
			expect(screen.getByText(text)).toBeDefined();
		expect(screen.getByLabelText("Notes")).toHaveProperty("value", "Rappeler le matin.");
	});

	it("asks before it erases, says why it may not, and what became of it", async () => {
		const refusal = failure(409, "ERASURE_UNDER_WAY", "Rien n'est effacé : CMD-1 n'est pas terminée.");
		const calls = fakeApi({ [`GET ${path}`]: { body: detail }, [`POST ${path}/erasure`]: refusal });
		renderInOffice(<CustomerRecord id={id} />);
		await userEvent.click(await screen.findByRole("button", { name: "Effacer ce client" }));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("button", { name: "Effacer définitivement" }));
		expect(await dialog.findByText(/Rien n'est effacé/)).toBeDefined();
		expect(calls.filter(({ route }) => route.startsWith("POST"))).toHaveLength(1);
	});
});
