import { COMPANY_ROLES, type CompanyRole } from "@confiserie/domain/company/roles";
import type { Company } from "@confiserie/domain/contract/companies";
import type { CompanyApproval } from "@confiserie/domain/contract/company-orders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { ApprovalsPage, CompanyInvitationPage, CompanyOrdersPage, MyCompanyPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function companyAs(role: CompanyRole, more: Partial<Company> = {}): Company {
	return {
		id: "comp_1",
		company: "Fêtes et fils",
		registration: "732829320",
		vatNumber: "FR44732829320",
		billingAddress: null,
		role,
		permissions: [...COMPANY_ROLES[role].may],
		monthlyLimit: 500,
		spent: 120,
		sites: [],
		members: [],
		invitations: [],
		waiting: 0,
		...more,
	};
}
const MEMBER = {
	id: "cus_2",
	email: "lea@exemple.fr",
	firstName: "Léa",
	lastName: "Roux",
	role: "BUYER" as const,
	monthlyLimit: 200,
	spent: 50,
	isYou: false,
	joinedAt: "2026-11-20T09:30:00.000Z",
	openOrders: [{ orderNumber: "CMD-7K3M-9QX2", total: 303.8, isWaiting: true }],
	openQuotes: [{ number: "DV-2026-00012", total: 120 }],
	basketProducts: 2,
};

beforeEach(() => storeToken(camille.token));
function server(routes: Parameters<typeof fakeApi>[0]) {
	return fakeApi({ "GET /auth/me": { body: camille }, ...routes });
}

it("shows a buyer their limit and no colleague", async () => {
	server({ "GET /company": { body: { company: companyAs("BUYER") } } });
	renderInShop(<MyCompanyPage />);
	expect(await screen.findByText(/120,00.€ sur 500,00.€ TTC/)).toBeDefined();
	for (const name of ["Membres", "Inviter un collègue"]) expect(screen.queryByRole("heading", { name })).toBeNull();
	expect(screen.queryByRole("button", { name: "Ajouter un site" })).toBeNull();
});

it("invites with a typed limit, and says what is wrong with one", async () => {
	const company = companyAs("MANAGER", { members: [MEMBER] });
	const calls = server({
		"GET /company": { body: { company } },
		"POST /company/invitations": { status: 201, body: { company } },
	});
	renderInShop(<MyCompanyPage />);
	await userEvent.type(await screen.findByLabelText("E-mail à inviter"), "nina@exemple.fr");
	const limit = screen.getByLabelText(/^Limite par mois/);
	await userEvent.type(limit, "beaucoup");
	await userEvent.click(screen.getByRole("button", { name: "Envoyer l'invitation" }));
	expect(await screen.findByText(/^Saisissez un montant/)).toBeDefined();
	await userEvent.clear(limit);
	await userEvent.type(limit, "99,90");
	await userEvent.click(screen.getByRole("button", { name: "Envoyer l'invitation" }));
	await screen.findByText(/^Invitation envoyée à nina/);
	expect(calls.at(-1)?.body).toEqual({ email: "nina@exemple.fr", role: "BUYER", monthlyLimit: 99.9 });
});

it("says why the last manager cannot get another role", async () => {
	const message = "L'entreprise doit garder un gérant : nommez-en d'abord un autre.";
	server({
		"GET /company": { body: { company: companyAs("MANAGER", { members: [MEMBER] }) } },
		"PUT /company/members/cus_2": failure(409, "LAST_MANAGER", message),
	});
	renderInShop(<MyCompanyPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Modifier Léa Roux" }));
	const dialog = await screen.findByRole("dialog");
	await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
	expect(await within(dialog).findByText(message)).toBeDefined();
});

it("asks before a member is removed, and lists what a manager takes over", async () => {
	const calls = server({
		"GET /company": { body: { company: companyAs("MANAGER", { members: [MEMBER] }) } },
		"DELETE /company/members/cus_2": { body: { company: companyAs("MANAGER") } },
	});
	renderInShop(<MyCompanyPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Modifier Léa Roux" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("button", { name: "Retirer de l'entreprise…" }));
	expect(dialog.getByText(/^commande CMD-7K3M-9QX2, 303,80.€, à approuver$/)).toBeDefined();
	expect(dialog.getByText(/^devis DV-2026-00012, 120,00.€$/)).toBeDefined();
	expect(dialog.getByText(/^panier de 2 produits/)).toBeDefined();
	expect(calls.some(({ route }) => route.startsWith("DELETE"))).toBe(false);
	await userEvent.click(dialog.getByRole("button", { name: "Retirer de l'entreprise" }));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Modifier Léa Roux" })).toBeNull());
});

it("leads who has no company to their account", async () => {
	server({ "GET /company": { body: { company: null } } });
	renderInShop(<MyCompanyPage />);
	const link = await screen.findByRole("link", { name: "Ajouter mon entreprise" });
	expect(link.getAttribute("href")).toBe("/account/profile");
});

const WAITING: CompanyApproval = {
	orderNumber: "CMD-7K3M-9QX2",
	state: "WAITING",
	total: 303.8,
	boxes: 8,
	requestedBy: "Léa Roux",
	requestedAt: "2026-11-20T09:30:00.000Z",
	waitsUntil: "2026-11-23T09:30:00.000Z",
	decidedBy: null,
	decidedAt: null,
	reason: "",
	isYours: false,
	canDecide: true,
	canCancel: false,
};

it("approves by one press, and declines with a reason", async () => {
	const calls = server({
		"GET /company/approvals": { body: [WAITING, { ...WAITING, orderNumber: "CMD-AAAA-BBBB" }] },
		"POST /company/approvals/CMD-7K3M-9QX2/approve": {
			body: [
				{ ...WAITING, state: "APPROVED", canDecide: false },
				{ ...WAITING, orderNumber: "CMD-AAAA-BBBB" },
			],
		},
		"POST /company/approvals/CMD-AAAA-BBBB/decline": { body: [] },
	});
	renderInShop(<ApprovalsPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Approuver la commande CMD-7K3M-9QX2" }));
	expect(await screen.findByText("Approuvée")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Refuser la commande CMD-AAAA-BBBB" }));
	await userEvent.type(await screen.findByLabelText(/^Motif/), "Trop cher");
	await userEvent.click(screen.getByRole("button", { name: "Refuser" }));
	await waitFor(() => expect(calls.at(-1)?.body).toEqual({ reason: "Trop cher" }));
});

it("a manager changes a colleague's approved order: it is given up, and its page offers its articles", async () => {
	const calls = server({
		"GET /company/approvals": { body: [{ ...WAITING, state: "APPROVED", canDecide: false, canCancel: true }] },
		"POST /company/approvals/CMD-7K3M-9QX2/decline": { body: [] },
	});
	renderInShop(<ApprovalsPage />);
	await userEvent.click(
		await screen.findByRole("button", { name: "Modifier ou abandonner la commande CMD-7K3M-9QX2" }),
	);
	await userEvent.click(await screen.findByRole("button", { name: "Abandonner et reprendre ses articles" }));
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/orders/CMD-7K3M-9QX2"));
	expect(calls.at(-1)?.route).toBe("POST /company/approvals/CMD-7K3M-9QX2/decline");
});

it("lets an invitation be accepted by the account of its address alone", async () => {
	visit("/entreprise/invitation?token=secret");
	server({
		"POST /company/invitation": { body: { company: "Fêtes et fils", email: "autre@exemple.fr", role: "BUYER" } },
	});
	renderInShop(<CompanyInvitationPage />);
	expect(await screen.findByText(/Connectez-vous avec autre@exemple.fr pour accepter/)).toBeDefined();
	expect(screen.queryByRole("button", { name: "Accepter l'invitation" })).toBeNull();
});

it.each([
	["/company/approvals", ApprovalsPage],
	["/company/orders", CompanyOrdersPage],
])("%s for a customer without a company says why, and leads back", async (path, Page) => {
	server({ [`GET ${path}`]: failure(404, "COMPANY_NOT_FOUND", "Vous n'êtes membre d'aucune entreprise.") });
	renderInShop(<Page />);
	expect(await screen.findByText("Vous commandez en votre nom")).toBeDefined();
	expect(screen.getByRole("link", { name: "Mon compte" }).getAttribute("href")).toBe("/account");
	expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});
