import type { AdminCompany } from "@confiserie/domain/contract/admin-companies";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { CompaniesPage, CompanyPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const COMPANY: AdminCompany = {
	id: "comp_1",
	company: "Fêtes et fils",
	registration: "732829320",
	vatNumber: "FR44732829320",
	billingAddress: null,
	createdAt: "2026-11-20T09:30:00.000Z",
	electronicAddress: "",
	note: "",
	members: [
		{
			id: "cus_2",
			email: "lea@exemple.fr",
			firstName: "Léa",
			lastName: "Roux",
			role: "BUYER",
			monthlyLimit: 200,
			spent: 50,
			joinedAt: "2026-11-20T09:30:00.000Z",
			openOrders: [],
			openQuotes: [],
			basketProducts: 0,
		},
	],
	invitations: [],
	sites: [],
	months: [{ month: "2026-11", orders: 2, revenue: 607.6 }],
	products: [],
	orders: [],
};

function open(path: string, page: React.ReactElement, routes: Record<string, FakeRoute>) {
	visit(path);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		...routes,
	});
	renderInOffice(page);
	return calls;
}

const showTab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));

it("lists companies with members and turnover, each leading to its page", async () => {
	const { id, company, registration, createdAt } = COMPANY;
	const listed = { id, company, registration, createdAt, members: 3, orders: 12, revenue: 4210.5 };
	open("/admin/companies", <CompaniesPage />, {
		"GET /admin/companies": { body: { content: [listed], last: true } },
	});
	const [link] = await screen.findAllByRole("link", { name: "Fêtes et fils" });
	expect(link?.getAttribute("href")).toBe("/admin/companies/comp_1");
	expect(screen.getAllByText(/4.210,50/).length).toBeGreaterThan(0);
});

it("shows members with the way to an order in their name, and stores the note", async () => {
	const calls = open("/admin/companies/comp_1", <CompanyPage id="comp_1" />, {
		"GET /admin/companies/comp_1": { body: COMPANY },
		"PUT /admin/companies/comp_1/note": { body: { note: "Quai 2" } },
	});
	await showTab("Membres et sites");
	const members = await screen.findByRole("region", { name: "Membres" });
	expect(members.textContent).toMatch(/Acheteur, 50,00.€ ce mois-ci, sur 200,00.€/);
	const order = await within(members).findByRole("link", { name: "Nouvelle commande pour Léa Roux" });
	expect(order.getAttribute("href")).toBe("/admin/orders/new?customer=cus_2");
	await showTab("Fiche");
	expect(screen.getByRole("rowheader", { name: "novembre 2026" })).toBeDefined();
	await userEvent.type(screen.getByLabelText(/^Notes/), "Quai 2");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les notes" }));
	await screen.findByText("Notes enregistrées.");
	expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({ note: "Quai 2" });
});

it("changes a member, and says why the last manager stays", async () => {
	const changed = { ...COMPANY, members: COMPANY.members.map((member) => ({ ...member, role: "APPROVER" as const })) };
	const calls = open("/admin/companies/comp_1", <CompanyPage id="comp_1" />, {
		"GET /admin/companies/comp_1": { body: COMPANY },
		"PUT /admin/companies/comp_1/members/cus_2": { body: changed },
		"DELETE /admin/companies/comp_1/members/cus_2": failure(409, "LAST_MANAGER", "Nommez-en d'abord un autre."),
	});
	await showTab("Membres et sites");
	const members = await screen.findByRole("region", { name: "Membres" });
	const edit = () => userEvent.click(within(members).getByRole("button", { name: "Modifier Léa Roux" }));
	await edit();
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("button", { name: "Retirer de l'entreprise…" }));
	await userEvent.click(dialog.getByRole("button", { name: "Retirer de l'entreprise" }));
	await dialog.findByText("Nommez-en d'abord un autre.");
	await userEvent.click(dialog.getByRole("button", { name: "Revenir" }));
	await userEvent.selectOptions(dialog.getByLabelText("Rôle"), "Approbateur");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	await within(members).findByText(/^Approbateur/);
	expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({ role: "APPROVER", monthlyLimit: 200 });
});

it("changes name and numbers, with what the shop refuses", async () => {
	const calls = open("/admin/companies/comp_1", <CompanyPage id="comp_1" />, {
		"GET /admin/companies/comp_1": { body: COMPANY },
		"PUT /admin/companies/comp_1/business": { body: { ...COMPANY, company: "Fêtes et filles" } },
	});
	await userEvent.click(await screen.findByRole("button", { name: "Modifier l'identité" }));
	const name = await screen.findByLabelText("Raison sociale");
	await userEvent.clear(name);
	await userEvent.type(name, "Fêtes et filles");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
	expect((await screen.findAllByText("Fêtes et filles")).length).toBeGreaterThan(0);
	expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({ company: "Fêtes et filles" });
});

it("wants an address for electronic invoices that begins with the company's SIREN", async () => {
	const calls = open("/admin/companies/comp_1", <CompanyPage id="comp_1" />, {
		"GET /admin/companies/comp_1": { body: COMPANY },
	});
	await userEvent.click(await screen.findByRole("button", { name: "Modifier l'identité" }));
	const address = await screen.findByLabelText("Adresse de facturation électronique");
	await userEvent.type(address, "552100554");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
	await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
	expect(screen.getByText(/^L'adresse électronique commence par le SIREN/)).toBeDefined();
	expect(calls.some(({ route }) => route.startsWith("PUT"))).toBe(false);
});

it("says that a company is not there", async () => {
	open("/admin/companies/comp_9", <CompanyPage id="comp_9" />, {
		"GET /admin/companies/comp_9": failure(404, "COMPANY_UNKNOWN", "Cette entreprise n'existe pas."),
	});
	expect(await screen.findByText("Cette entreprise n'existe pas.")).toBeDefined();
});
